import { ApiProvider, createClient } from '@rpm/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Config } from './config.ts';
import { Router } from './Router.tsx';
import type { SessionStore } from './session/index.ts';

/** The application of one browser tab: the client with its host and token, and the routes. */
export function Portal({ config, sessions }: { config: Config; sessions: SessionStore }) {
  const session = useSyncExternalStore(sessions.subscribe, sessions.get);
  const call = useMemo(
    () =>
      createClient({
        host: config.apiHost,
        token: () => sessions.get()?.token ?? null,
        onUnauthorized: (token) => sessions.end('expired', token),
        // biome-ignore lint/suspicious/noConsole: the specification wants failed calls logged (ERR-03)
        log: (line) => console.error(line),
      }),
    [config.apiHost, sessions],
  );
  const leave = (reason: 'logout' | 'idle') => {
    if (session) void revokeLater(config.apiHost, session.token);
    sessions.end(reason);
  };
  return (
    <BrowserRouter>
      <ApiProvider call={call}>
        <Router
          session={session}
          endReason={sessions.endReason()}
          isSessionKept={sessions.isKept}
          onLoggedIn={sessions.start}
          onLogOut={() => leave('logout')}
          onTimeOut={() => leave('idle')}
          onPreferences={sessions.prefer}
        />
      </ApiProvider>
    </BrowserRouter>
  );
}

/** Whether or not its code comes, the browser forgets the session; the server's own limits end it then. */
const revokeLater = (host: string, token: string) =>
  import('./session/revoke.ts').then(({ revoke }) => revoke(host, token)).catch(() => {});
