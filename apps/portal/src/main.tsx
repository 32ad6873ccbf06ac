import '@rpm/ui/guest.css';
import { turnTo } from '@rpm/ui/hooks/pageLanguage.ts';
import { ErrorFallback } from '@rpm/ui/layout/ErrorFallback/ErrorFallback.tsx';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadConfig } from './config.ts';
import { Portal } from './Portal.tsx';
import { preloadPage } from './preload.ts';
import { createSessionStore, isSessionStored } from './session/index.ts';
import { trustOwn } from './trustedTypes.ts';

trustOwn();
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
  turnTo,
});
const container = document.getElementById('root') as HTMLElement;

Promise.all([loadConfig(), sessions]).then(
  ([config, store]) => {
    const portal = (
      <StrictMode>
        <Portal config={config} sessions={store} />
      </StrictMode>
    );
    // The build has drawn the public pages: what stands there is kept, and comes to life.
    if (container.hasChildNodes()) hydrateRoot(container, portal);
    else createRoot(container).render(portal);
  },
  () => createRoot(container).render(<ErrorFallback userRole={null} />),
);
