import type { SessionRecord } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazily } from '../../hooks/lazily.ts';
import { accountLink } from '../../layout/AccountFrame/AccountPage.tsx';
import { ActivationCodeInput } from '../../parts/code/ActivationCodeInput.tsx';
import { CodeForm } from '../../parts/code/CodeForm.tsx';
import type { PendingCode } from '../../parts/code/PendingCode.ts';

const code = lazily(() => import('./showCode.ts'));

const texts = accountWords.code;

interface CodeStepProps {
  pending: PendingCode;
  onLoggedIn: (session: SessionRecord) => void;
  onOpened: (notice: string) => void;
}

/** The code of a log in, or the two of a sign-up, and the way back. @see F5 */
export function CodeStep({ pending, onLoggedIn, onOpened }: CodeStepProps) {
  const load = () => code.load().then(({ codeCalls }) => codeCalls(pending));
  const [activationCode, setActivationCode] = useState('');
  const both = {
    title: texts.bothTitle,
    label: texts.mailLabel,
    wrong: texts.bothWrong,
    also: (errors: Readonly<Record<string, string | undefined>>) => (
      <ActivationCodeInput
        value={activationCode}
        onChange={setActivationCode}
        error={errors.activationCode}
      />
    ),
  };
  return (
    <>
      <CodeForm
        ticket={pending.ticket}
        load={load}
        {...(pending.purpose === 'signup' && both)}
        onShown={(shown) => {
          if (shown === 'opened') onOpened(accountWords.register.opened);
          else onLoggedIn(shown.session);
        }}
      />
      {pending.purpose === 'signup' && (
        <p className="text-center text-fg-muted">
          {accountWords.register.otherClinic}{' '}
          <Link to="/login" state={{ from: '/profile' }} className={accountLink}>
            {accountWords.register.addClinic}
          </Link>
        </p>
      )}
      <Link to="/login" className={`${accountLink} self-center`}>
        {accountWords.backToLogin}
      </Link>
    </>
  );
}
