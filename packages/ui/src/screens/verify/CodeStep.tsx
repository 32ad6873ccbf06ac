import type { SessionRecord } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { Link } from 'react-router-dom';
import { lazily } from '../../hooks/lazily.ts';
import { accountLink } from '../../layout/AccountFrame/AccountPage.tsx';
import { CodeForm } from '../../parts/code/CodeForm.tsx';
import type { PendingCode } from '../../parts/code/PendingCode.ts';

const code = lazily(() => import('./showCode.ts'));

interface CodeStepProps {
  pending: PendingCode;
  onLoggedIn: (session: SessionRecord) => void;
  onOpened: (notice: string) => void;
}

/** The code of a sign-up or a log in, and the way back. */
export function CodeStep({ pending, onLoggedIn, onOpened }: CodeStepProps) {
  const load = () => code.load().then(({ codeCalls }) => codeCalls(pending));
  return (
    <>
      <CodeForm
        ticket={pending.ticket}
        load={load}
        onShown={(shown) => {
          if (shown === 'opened') onOpened(accountWords.register.opened);
          else onLoggedIn(shown.session);
        }}
      />
      <Link to="/login" className={`${accountLink} self-center`}>
        {accountWords.backToLogin}
      </Link>
    </>
  );
}
