import '@rpm/ui/guest.css';
import { turnTo } from '@rpm/ui/hooks/pageLanguage.ts';
import { ErrorFallback } from '@rpm/ui/layout/ErrorFallback/ErrorFallback.tsx';
import { LoadingScreen } from '@rpm/ui/layout/LoadingScreen/LoadingScreen.tsx';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadConfig } from './config.ts';
import { Portal } from './Portal.tsx';
import { preloadPage } from './preload.ts';
import { createSessionStore, isSessionStored } from './session/index.ts';
import { trustOwn } from './trustedTypes.ts';

/** For so long all code of the page is waited for before it is drawn. */
const codeWaitMs = 2000;

trustOwn();
const code = preloadPage(
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
  async ([config, store]) => {
    const portal = (
      <StrictMode>
        <Portal config={config} sessions={store} />
      </StrictMode>
    );
    // The build has drawn the public pages: what stands there is kept, and comes to life.
    if (container.hasChildNodes()) {
      hydrateRoot(container, portal);
      return;
    }
    const root = createRoot(container);
    root.render(<LoadingScreen />);
    // What React itself puts there for code that comes stays for 300 ms at least, for the frame and again for the page in it.
    await Promise.race([code, new Promise((resolve) => setTimeout(resolve, codeWaitMs))]);
    root.render(portal);
  },
  () => createRoot(container).render(<ErrorFallback userRole={null} />),
);
