import { loginMessages, messages, type SessionRecord } from '@rpm/domain';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { TextInput } from '../../components/TextInput/index.ts';
import { useDensity } from '../../hooks/useDensity.ts';
import { usePageTitle } from '../../layout/Page/usePageTitle.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useLoginForm } from './useLoginForm.ts';

export interface LoginScreenProps {
  /** Gets the new session. */
  onLoggedIn: (session: SessionRecord) => void;
  /** The server, or a limit, has ended the session before (behaviour 1a, 401). */
  hasEnded?: boolean;
  /** The browser refuses to keep anything (behaviour 1a, storage). */
  isStorageBlocked?: boolean;
}

const link =
  'inline-flex min-h-11 items-center text-fg-link underline underline-offset-4 hover:text-fg-link-hover';

/** `/login`: for patients and clinic staff. Says how long a session lasts before one begins (WCAG 2.2.6). @see SCR-01 */
export function LoginScreen({ onLoggedIn, hasEnded = false, isStorageBlocked = false }: LoginScreenProps) {
  useDensity('patient');
  usePageTitle(loginMessages.title);
  const { errors, problem, isBusy, submit, prepare } = useLoginForm(onLoggedIn);
  return (
    <LoginFrame>
      <h1 className="text-h1 lg:text-[2.25rem] lg:leading-tight">{loginMessages.title}</h1>
      <p className="mt-1 text-fg-muted">{loginMessages.subtitle}</p>
      <form
        noValidate
        aria-label={loginMessages.title}
        onFocus={prepare}
        onSubmit={submit}
        className="mt-5 flex flex-col gap-5"
      >
        {hasEnded && !problem && (
          <Banner kind="info" announce="status">
            {messages.session.ended}
          </Banner>
        )}
        {isStorageBlocked && <Banner kind="warning">{messages.session.storageBlocked}</Banner>}
        {problem && (
          <Banner kind="danger" announce="alert">
            {problem}
          </Banner>
        )}
        <TextInput
          label={loginMessages.email}
          name="username"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username}
          isRequired
        />
        <PasswordInput error={errors.password} />
        <Link to="/forgot-password" className={`${link} -my-2 self-start`}>
          {loginMessages.forgot}
        </Link>
        <Button type="submit" variant="primary" wide busy={isBusy ? loginMessages.busy : undefined}>
          {loginMessages.submit}
        </Button>
        <p className="text-center">
          {loginMessages.newHere}{' '}
          <Link to="/register" className={link}>
            {loginMessages.register}
          </Link>
        </p>
        <p className="text-center text-fg-muted">{loginMessages.timeoutNotice}</p>
      </form>
    </LoginFrame>
  );
}
