import './signedInStyle.ts';
import { ApiProvider, createClient } from '@rpm/api-client';
import { defaultPreferences, isPublicPath, type SessionRecord, sessionTimesFor } from '@rpm/domain';
import { SessionTimeout } from '@rpm/ui/layout/SessionTimeout/SessionTimeout.tsx';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionStore } from './session/index.ts';
import { revokeLater } from './session/revokeLater.ts';

export interface SessionWatchProps {
  host: string;
  session: SessionRecord;
  sessions: SessionStore;
}

/**
 * Watches over the session of somebody who is logged in and reads a page that anybody may read. Behind the guard the
 * frame does it.
 *
 * @see SES-01 to SES-04
 */
export function SessionWatch(props: SessionWatchProps) {
  const { pathname } = useLocation();
  return isPublicPath(pathname) ? <Watch {...props} /> : null;
}

function Watch({ host, session, sessions }: SessionWatchProps) {
  const { token } = session;
  const navigate = useNavigate();
  const call = useMemo(
    () =>
      createClient({
        host,
        token: () => token,
        onUnauthorized: (refused) => sessions.end('expired', refused),
        // biome-ignore lint/suspicious/noConsole: the specification wants failed calls logged (ERR-03)
        log: (line) => console.error(line),
      }),
    [host, token, sessions],
  );
  const { sessionSeconds } = session.preferences ?? defaultPreferences;
  return (
    <ApiProvider call={call}>
      <SessionTimeout
        key={`${token} ${sessionSeconds}`}
        times={sessionTimesFor(sessionSeconds)}
        onUser={sessions.learn}
        onEnded={() => {
          revokeLater(host, token);
          sessions.end('idle');
          // SES-04: the root route.
          navigate('/', { replace: true });
        }}
      />
    </ApiProvider>
  );
}
