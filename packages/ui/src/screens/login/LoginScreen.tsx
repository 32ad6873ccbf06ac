import { guardedRoutes, limits, type SessionRecord, shareLinkOf } from '@rpm/domain';
import { loginWords } from '@rpm/domain/words/login';
import { sessionWords } from '@rpm/domain/words/session';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PasswordInput } from '../../components/PasswordInput/PasswordInput.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountForm, AccountPage, accountLink, EmailInput } from '../../layout/AccountFrame/AccountPage.tsx';
import type { LoggedIn, PendingLogin } from './signIn.ts';

const { load: loadSignIn } = lazily(() => import('./signIn.ts').then(({ signIn }) => signIn));

export interface LoginScreenProps {
  /** Gets the new session. */
  onLoggedIn: (session: SessionRecord) => void;
  /** The account asks for a one-time code, which is on its way. */
  onCodeNeeded: (login: PendingLogin) => void;
  /** What has just been done and leads here, such as a new password. */
  notice?: string | undefined;
  /** The server, or a limit, has ended the session before (behaviour 1a, 401). */
  hasEnded?: boolean;
  /** The browser refuses to keep anything (behaviour 1a, storage). */
  isStorageBlocked?: boolean;
}

/** `/login`: for patients and clinic staff. Says how long a session lasts before one begins (WCAG 2.2.6). @see SCR-01 */
export function LoginScreen({
  onLoggedIn,
  onCodeNeeded,
  notice,
  hasEnded = false,
  isStorageBlocked = false,
}: LoginScreenProps) {
  const { state } = useLocation() as { state: { from?: unknown; username?: unknown } | null };
  // By whom somebody has just registered: it came in the history, which is hostile until checked, and never in the address.
  const username = typeof state?.username === 'string' ? state.username : undefined;
  const link = shareLinkOf(state?.from);
  const password = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (username) password.current?.querySelector('input')?.focus();
  }, [username]);
  const { errors, problem, isBusy, handlers } = usePlainForm<LoggedIn>({
    load: loadSignIn,
    onDone: (done) => ('session' in done ? onLoggedIn(done.session) : onCodeNeeded(done.pending)),
  });
  return (
    <AccountPage title={loginWords.title} subtitle={loginWords.subtitle}>
      <AccountForm title={loginWords.title} problem={problem} {...handlers}>
        {notice && !problem && (
          <Banner kind="success" announce="status">
            {notice}
          </Banner>
        )}
        {hasEnded && !notice && !problem && (
          <Banner kind="info" announce="status">
            {sessionWords.ended}
          </Banner>
        )}
        {String(state?.from).startsWith(`${guardedRoutes.connectApp.paths[0]}?`) && (
          <Banner kind="info">{loginWords.app}</Banner>
        )}
        {link && !notice && <Banner kind="info">{loginWords.shared}</Banner>}
        {isStorageBlocked && <Banner kind="warning">{sessionWords.storageBlocked}</Banner>}
        {/* The link works for one address alone. */}
        <EmailInput defaultValue={username ?? link?.username} error={errors.username} />
        <div ref={password}>
          <PasswordInput error={errors.password} />
        </div>
        <Link to="/forgot-password" className={`${accountLink} -my-2 self-start`}>
          {loginWords.forgot}
        </Link>
        <Button type="submit" variant="primary" wide busy={isBusy ? loginWords.busy : undefined}>
          {loginWords.submit}
        </Button>
        <Link to="/sign-on" state={{ from: state?.from }} className={`${accountLink} -my-2 self-center`}>
          {loginWords.clinic}
        </Link>
        <p className="text-center">
          {loginWords.newHere}{' '}
          <Link to="/register" state={{ from: state?.from }} className={accountLink}>
            {loginWords.register}
          </Link>
        </p>
        <p className="text-center text-fg-muted">
          {loginWords.timeoutNotice({ minutes: limits.idleLogoutSeconds / 60 })}
        </p>
      </AccountForm>
    </AccountPage>
  );
}
