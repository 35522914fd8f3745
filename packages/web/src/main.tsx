import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/fonts.css';
import '@fray/kit/tokens.css';
import './styles/base.css';
import { App } from './app.js';
import { Unbroken } from './pages/unbroken.js';
import { findServer } from './server.js';
import { applySettings } from './settings.js';

applySettings();
void findServer();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Unbroken>
      <App />
    </Unbroken>
  </StrictMode>,
);
