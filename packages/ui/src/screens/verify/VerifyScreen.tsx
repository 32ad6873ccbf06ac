import { limits, type SessionRecord } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { loadWords } from '@rpm/domain/words/load';
import { loginWords } from '@rpm/domain/words/login';
import { securityWords } from '@rpm/domain/words/security';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button, buttonStyle } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { AccountPage, accountLink } from '../../layout/AccountFrame/AccountPage.tsx';
import type { PendingCode } from '../../parts/code/PendingCode.ts';
import { CodeStep } from './CodeStep.tsx';
import type { FactorStepProps } from './FactorStep.tsx';

const factorStep = lazily(() => import('./FactorStep.tsx').then(({ FactorStep }) => FactorStep));

const texts = accountWords.code;

export interface VerifyScreenProps {
  /** What waits for its code; `null` after the page was loaded anew, or without anything that was asked. */
  pending: PendingCode | null;
  /** Gets the new session. */
  onLoggedIn: (session: SessionRecord) => void;
  /** The account of a sign-up is open, and must be logged in to by hand. Gets the sentence to say there. */
  onOpened: (notice: string) => void;
}

/** `/verifyotp`, `/verify/login`, `/verify/signup`: the one-time code of a log in or a sign-up. @see SCR-01, RTE-01, behaviour R33 */
export function VerifyScreen({ pending, onLoggedIn, onOpened }: VerifyScreenProps) {
  /** The ticket of a code that was mailed in place of the second factor. */
  const [mailed, setMailed] = useState<string | null>(null);
  if (pending?.needed && mailed === null) {
    return (
      <AccountPage title={securityWords.step.title} subtitle={securityWords.step.subtitle}>
        <FactorPart needed={pending.needed} onLoggedIn={onLoggedIn} onMailed={setMailed} />
      </AccountPage>
    );
  }
  if (pending) {
    return (
      <AccountPage
        title={pending.purpose === 'login' ? texts.title : texts.bothTitle}
        subtitle={
          pending.purpose === 'login'
            ? texts.login({ codeMinutes: limits.codeMinutes })
            : texts.signUp({ codeMinutes: limits.codeMinutes })
        }
      >
        <CodeStep
          pending={mailed === null ? pending : { ...pending, ticket: mailed }}
          onLoggedIn={onLoggedIn}
          onOpened={onOpened}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={texts.nothingTitle}>
      <p>{texts.nothing}</p>
      <Link to="/login" className={buttonStyle({ variant: 'primary', wide: true })}>
        {loginWords.title}
      </Link>
      <Link to="/register" className={`${accountLink} self-center`}>
        {loginWords.register}
      </Link>
    </AccountPage>
  );
}

/** The second factor; most log ins need none, so its code comes when one does. */
function FactorPart(props: FactorStepProps) {
  const { part: FactorStep, hasFailed, open } = useLazy(factorStep, { isNeeded: true });
  if (FactorStep) {
    return (
      <>
        <FactorStep {...props} />
        <Link to="/login" className={`${accountLink} self-center`}>
          {accountWords.backToLogin}
        </Link>
      </>
    );
  }
  if (!hasFailed) return <Spinner />;
  return (
    <>
      <Problem>{loginWords.unavailable}</Problem>
      <Button wide onClick={open}>
        {loadWords.retry}
      </Button>
    </>
  );
}
