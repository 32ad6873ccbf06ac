import { limits } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountForm, AccountPage, accountLink, EmailInput } from '../../layout/AccountFrame/AccountPage.tsx';

const texts = accountWords.forgot;
const { load } = lazily(() => import('./askForLink.ts').then((module) => module.askForLink));

/**
 * `/forgot-password`: asks for a link by which a new password is set. What it says afterwards is the same for every
 * address. @see SCR-01, RTE-01, behaviour R33
 */
export function ForgotPasswordScreen() {
  const [isSent, setSent] = useState(false);
  const { errors, problem, isBusy, handlers } = usePlainForm({ load, onDone: () => setSent(true) });
  const back = (
    <Link to="/login" className={`${accountLink} self-center`}>
      {accountWords.backToLogin}
    </Link>
  );
  if (isSent) {
    return (
      <AccountPage title={texts.sentTitle}>
        <p>{texts.sent({ passwordLinkMinutes: limits.passwordLinkMinutes })}</p>
        <p className="text-fg-muted">{texts.nothingThere}</p>
        <Button wide onClick={() => setSent(false)}>
          {texts.again}
        </Button>
        {back}
      </AccountPage>
    );
  }
  return (
    <AccountPage title={texts.title} subtitle={texts.subtitle}>
      <AccountForm title={texts.title} problem={problem} {...handlers}>
        <EmailInput error={errors.username} />
        <Button type="submit" variant="primary" wide busy={isBusy ? texts.busy : undefined}>
          {texts.submit}
        </Button>
      </AccountForm>
      {back}
    </AccountPage>
  );
}
