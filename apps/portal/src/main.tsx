import '@rpm/ui/guest.css';
import { ErrorFallback } from '@rpm/ui/layout/ErrorFallback';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './config.ts';
import { preloadLogin } from './loginScreen.ts';
import { Portal } from './Portal.tsx';
import { createSessionStore } from './session/index.ts';

preloadLogin(location.pathname);
const sessions = createSessionStore({
  localStorage: () => localStorage,
  sessionStorage: () => sessionStorage,
  // biome-ignore lint/suspicious/noConsole: the specification wants unreadable user data logged (SES-06)
  log: (line) => console.error(line),
  reload: () => location.reload(),
});
const root = createRoot(document.getElementById('root') as HTMLElement);

Promise.all([loadConfig(), sessions]).then(
  ([config, store]) =>
    root.render(
      <StrictMode>
        <Portal config={config} sessions={store} />
      </StrictMode>,
    ),
  () => root.render(<ErrorFallback userRole={null} />),
);
