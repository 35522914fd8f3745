import { createRoot } from 'react-dom/client';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { Button } from './kit/index.js';

createRoot(document.getElementById('root')!).render(<Button>Fray</Button>);
