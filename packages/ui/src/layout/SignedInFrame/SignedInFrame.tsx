import { CacheProvider } from '@rpm/api-client';
import { defaultPreferences, type Preferences, roleKind, sessionTimesFor, type UserNow } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useDensity } from '../../hooks/useDensity.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { SessionMemory } from '../../providers/memory/SessionMemory.tsx';
import { PreferencesProvider } from '../../providers/preferences/PreferencesProvider.tsx';
import { useAppearance } from '../../providers/preferences/useAppearance.ts';
import { type Session, SessionProvider } from '../../providers/session/SessionProvider.tsx';
import { ToastProvider } from '../../providers/toast/ToastProvider.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { SessionTimeout } from '../SessionTimeout/SessionTimeout.tsx';

export interface SignedInFrameProps {
  session: Session;
  /** How the user wants to work; left out, as everybody does, until it is changed on a page. */
  preferences?: Preferences | undefined;
  /** The user has changed them, here or on the server. */
  onPreferences?: (next: Preferences) => void;
  /** The server has said what the clinic of the user is called by now. */
  onUser: (user: UserNow) => void;
  /** The page. */
  children: ReactNode;
}

/**
 * Everything around a page behind the guard: the session, a cache that dies with it, toasts that outlive a page, the
 * frame in the density of the role, and the note that the browser is offline.
 *
 * Needs an `ApiProvider` above. Give it the session's token as its `key`.
 */
export function SignedInFrame({
  session,
  preferences: given,
  onPreferences,
  onUser,
  children,
}: SignedInFrameProps) {
  const { user, logOut, timeOut } = session;
  const [own, setOwn] = useState(defaultPreferences);
  const preferences = given ?? own;
  const keep = (next: Preferences) => {
    setOwn(next);
    onPreferences?.(next);
  };
  useDensity(roleKind(user.role) === 'patient' ? 'patient' : 'staff');
  useAppearance(preferences);
  return (
    <CacheProvider>
      <SessionProvider session={session}>
        <PreferencesProvider kept={{ preferences, keep }}>
          <ToastProvider>
            <AppShell user={user} onLogout={logOut} notice={<OfflineNotice />}>
              <SessionMemory>{children}</SessionMemory>
            </AppShell>
            {/* Another length begins a watch of its own: a shorter one counts at once. */}
            <SessionTimeout
              key={preferences.sessionSeconds}
              times={sessionTimesFor(preferences.sessionSeconds)}
              onEnded={timeOut}
              onUser={onUser}
            />
          </ToastProvider>
        </PreferencesProvider>
      </SessionProvider>
    </CacheProvider>
  );
}

/** Behaviour 1a, offline: what is shown stays, and one is told that it may be old. */
function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className="empty:hidden">
      {!isOnline && (
        <div className="px-6 pt-4 max-md:px-4">
          <Banner kind="warning">{appWords.offline}</Banner>
        </div>
      )}
    </div>
  );
}
