import '@rpm/ui/guest.css';
import { ErrorFallback } from '@rpm/ui/layout/ErrorFallback';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './config.ts';
import { Portal } from './Portal.tsx';
import { preloadPage } from './preload.ts';
import { createSessionStore, isSessionStored } from './session/index.ts';

preloadPage(
  location.pathname,
  isSessionStored(() => localStorage),
);
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
