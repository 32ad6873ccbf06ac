import type { SignedOn } from '@rpm/domain';
import { signOnWords as texts } from '@rpm/domain/words/signOn';
import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountForm, AccountPage, accountLink, EmailInput } from '../../layout/AccountFrame/AccountPage.tsx';
import { LeaveFor } from '../../parts/leaving/leaveFor.ts';
import { useReturned } from '../../parts/signOn/useReturned.ts';

const { load } = lazily(() => import('../../parts/signOn/trips.ts').then(({ beginSignOn }) => beginSignOn));

/**
 * `/sign-on`: the work email of somebody whose clinic has a login of its own, and where that one sends them back to. What it
 * says is the same whoever is known. @see ADR 68
 */
export function SignOnScreen({ onDone }: { onDone: (done: SignedOn) => void }) {
  const leaveFor = useContext(LeaveFor);
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const returned = useReturned(onDone);
  const { errors, problem, isBusy, handlers } = usePlainForm<string>({ load, onDone: leaveFor });
  if (returned.isBusy)
    return (
      <AccountPage title={texts.title}>
        <p role="status">{texts.finishing}</p>
      </AccountPage>
    );
  return (
    <AccountPage title={texts.title} subtitle={texts.subtitle}>
      <AccountForm title={texts.title} problem={problem ?? returned.problem} {...handlers}>
        {typeof state?.from === 'string' && <input type="hidden" name="next" value={state.from} />}
        <EmailInput hint={texts.hint} error={errors.username} />
        <Button type="submit" variant="primary" wide busy={isBusy ? texts.busy : undefined}>
          {texts.submit}
        </Button>
      </AccountForm>
      <Link to="/login" state={state} className={`${accountLink} self-center`}>
        {texts.password}
      </Link>
    </AccountPage>
  );
}
