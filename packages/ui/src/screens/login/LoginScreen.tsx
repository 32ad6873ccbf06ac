import { loginMessages, messages, type SessionRecord } from '@rpm/domain';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { PasswordInput } from '../../components/PasswordInput/PasswordInput.tsx';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountForm, AccountPage, accountLink, EmailInput } from '../../layout/AccountFrame/index.ts';
import type { LoggedIn, PendingLogin } from './signIn.ts';

const loadSignIn = () => import('./signIn.ts').then(({ signIn }) => signIn);

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
  const { errors, problem, isBusy, handlers } = usePlainForm<LoggedIn>({
    load: loadSignIn,
    onDone: (done) => ('session' in done ? onLoggedIn(done.session) : onCodeNeeded(done.pending)),
  });
  return (
    <AccountPage title={loginMessages.title} subtitle={loginMessages.subtitle}>
      <AccountForm title={loginMessages.title} problem={problem} {...handlers}>
        {notice && !problem && (
          <Banner kind="success" announce="status">
            {notice}
          </Banner>
        )}
        {hasEnded && !notice && !problem && (
          <Banner kind="info" announce="status">
            {messages.session.ended}
          </Banner>
        )}
        {isStorageBlocked && <Banner kind="warning">{messages.session.storageBlocked}</Banner>}
        <EmailInput error={errors.username} />
        <PasswordInput error={errors.password} />
        <Link to="/forgot-password" className={`${accountLink} -my-2 self-start`}>
          {loginMessages.forgot}
        </Link>
        <Button type="submit" variant="primary" wide busy={isBusy ? loginMessages.busy : undefined}>
          {loginMessages.submit}
        </Button>
        <p className="text-center">
          {loginMessages.newHere}{' '}
          <Link to="/register" className={accountLink}>
            {loginMessages.register}
          </Link>
        </p>
        <p className="text-center text-fg-muted">{loginMessages.timeoutNotice}</p>
      </AccountForm>
    </AccountPage>
  );
}
