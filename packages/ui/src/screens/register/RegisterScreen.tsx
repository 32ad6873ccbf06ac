import { accountMessages, loginMessages, messages } from '@rpm/domain';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { NewPasswordInput } from '../../components/PasswordInput/index.ts';
import { TextInput } from '../../components/TextInput/index.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountPage, accountLink } from '../../layout/AccountFrame/index.ts';
import type { PendingCode } from '../verify/PendingCode.ts';

const texts = accountMessages.register;
const load = () => import('./signUp.ts').then((module) => module.signUp);

export interface RegisterScreenProps {
  /** A code may be on its way to the address: it is asked for next. */
  onCodeSent: (pending: PendingCode) => void;
}

/**
 * `/register`: for patients whom a clinic has enrolled. It asks for no name, birth date, phone, role or clinic: the
 * clinic has entered them, and nothing of them is taken from a guest.
 *
 * @see SCR-01, RTE-01, behaviour R33
 */
export function RegisterScreen({ onCodeSent }: RegisterScreenProps) {
  const { errors, problem, isBusy, handlers } = usePlainForm({
    load,
    onDone: (pending) => onCodeSent(pending),
  });
  return (
    <AccountPage title={texts.title} subtitle={texts.subtitle}>
      <Banner kind="warning">{texts.notEmergency}</Banner>
      <form noValidate aria-label={texts.title} {...handlers} className="flex flex-col gap-5">
        {problem && (
          <Banner kind="danger" announce="alert">
            {problem}
          </Banner>
        )}
        <TextInput
          label={loginMessages.email}
          hint={texts.emailHint}
          name="username"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username}
          isRequired
        />
        <NewPasswordInput label={accountMessages.password.label} error={errors.password} />
        <div>
          <Checkbox label={texts.terms} name="acceptsTerms" error={errors.acceptsTerms} isRequired />
          <p className="flex flex-wrap gap-x-6 patient:ps-10 ps-7">
            <Link to="/terms" target="_blank" className={accountLink}>
              {texts.readTerms} {messages.link.opensNewTab}
            </Link>
            <Link to="/privacy" target="_blank" className={accountLink}>
              {texts.readPrivacy} {messages.link.opensNewTab}
            </Link>
          </p>
        </div>
        <Button type="submit" variant="primary" wide busy={isBusy ? texts.busy : undefined}>
          {texts.submit}
        </Button>
      </form>
      <p className="text-center">
        {texts.haveAccount}{' '}
        <Link to="/login" className={accountLink}>
          {loginMessages.title}
        </Link>
      </p>
      <p className="text-center text-fg-muted">{texts.staff}</p>
    </AccountPage>
  );
}
