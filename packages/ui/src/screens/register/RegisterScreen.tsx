import { accountWords } from '@rpm/domain/words/account';
import { loginWords } from '@rpm/domain/words/login';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { NewPasswordInput } from '../../components/PasswordInput/NewPasswordInput.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountForm, AccountPage, accountLink, EmailInput } from '../../layout/AccountFrame/AccountPage.tsx';
import type { PendingCode } from '../../parts/code/PendingCode.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';

const texts = accountWords.register;
const { load } = lazily(() => import('./signUp.ts').then((module) => module.signUp));

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
      <Banner kind="info">{texts.needsCode}</Banner>
      <AccountForm title={texts.title} problem={problem} {...handlers}>
        <EmailInput hint={texts.emailHint} error={errors.username} />
        <NewPasswordInput label={accountWords.password.label} error={errors.password} />
        <TermsCheckbox error={errors.acceptsTerms} />
        <Button type="submit" variant="primary" wide busy={isBusy ? texts.busy : undefined}>
          {texts.submit}
        </Button>
      </AccountForm>
      <p className="text-center">
        {texts.haveAccount}{' '}
        <Link to="/login" className={accountLink}>
          {loginWords.title}
        </Link>
      </p>
      <p className="text-center text-fg-muted">
        {texts.otherClinic}{' '}
        <Link to="/login" state={{ from: '/profile' }} className={accountLink}>
          {texts.addClinic}
        </Link>
      </p>
      <p className="text-center text-fg-muted">{texts.staff}</p>
    </AccountPage>
  );
}
