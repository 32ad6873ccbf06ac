import { limits, type SessionRecord } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { loginWords } from '@rpm/domain/words/login';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../components/Button/Button.tsx';
import { AccountPage, accountLink } from '../../layout/AccountFrame/AccountPage.tsx';
import type { PendingCode } from '../../parts/code/PendingCode.ts';
import { CodeStep } from './CodeStep.tsx';

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
  if (pending) {
    return (
      <AccountPage
        title={texts.title}
        subtitle={
          pending.purpose === 'login'
            ? texts.login({ codeMinutes: limits.codeMinutes })
            : texts.signUp({ codeMinutes: limits.codeMinutes })
        }
      >
        <CodeStep pending={pending} onLoggedIn={onLoggedIn} onOpened={onOpened} />
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
