import type { SessionRecord, UserRecord } from '@rpm/domain';
import { createContext, type ReactNode, useContext } from 'react';

/** Who is logged in, and the way out. */
export interface Session {
  user: UserRecord;
  /** NAV-08: ends the session here, on the server and in the other tabs, and goes to /login. */
  logOut: () => void;
  /** Another session takes the place of this one, as that for another clinic. @see F12 */
  change: (session: SessionRecord) => void;
  /** SES-04: the same for who was idle too long, and goes to the root route. */
  timeOut: () => void;
}

const SessionContext = createContext<Session | null>(null);

/** Hands the session down to the screens. The portal gives the real one, Storybook that of the toolbar's role. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the nearest `SessionProvider`. Throws outside one: only screens behind the guard may ask. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
