import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/fonts.css';
import '@fray/kit/tokens.css';
import './styles/base.css';
import { KitWordsProvider } from '@fray/kit';
import { App } from './app.js';
import { applyColours } from './games/faces.js';
import { shelveOwnGame } from './games/shelve-own-game.js';
import { keepOffline } from './offline/keep-offline.js';
import { Unbroken } from './pages/unbroken.js';
import { findServer } from './server.js';
import { applySettings } from './settings.js';
import { loadTexts, texts } from './texts/index.js';

// Read by zod when it is first loaded: making code out of schemas is forbidden where the content policy is strict.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
applySettings();
applyColours();
keepOffline();
void findServer();
void Promise.all([loadTexts(), shelveOwnGame()]).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <KitWordsProvider value={texts().kit}>
        <Unbroken>
          <App />
        </Unbroken>
      </KitWordsProvider>
    </StrictMode>,
  ),
);
