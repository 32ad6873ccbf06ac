import { accountMessages, type SessionRecord } from '@rpm/domain';
import { Link } from 'react-router-dom';
import { accountLink } from '../../layout/AccountFrame/index.ts';
import { CodeForm } from './CodeForm.tsx';
import type { PendingCode } from './PendingCode.ts';

interface CodeStepProps {
  pending: PendingCode;
  onLoggedIn: (session: SessionRecord) => void;
  onOpened: (notice: string) => void;
}

/** The code of a sign-up or a log in, and the way back. */
export function CodeStep({ pending, onLoggedIn, onOpened }: CodeStepProps) {
  const load = () => import('./showCode.ts').then(({ codeCalls }) => codeCalls(pending));
  return (
    <>
      <CodeForm
        ticket={pending.ticket}
        load={load}
        onShown={(shown) => {
          if (shown === 'opened') onOpened(accountMessages.register.opened);
          else onLoggedIn(shown.session);
        }}
      />
      <Link to="/login" className={`${accountLink} self-center`}>
        {accountMessages.backToLogin}
      </Link>
    </>
  );
}
