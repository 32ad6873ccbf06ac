import { type Call, useApi } from '@rpm/api-client';
import { accountMessages, limits, loginMessages, type SessionRecord } from '@rpm/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { CodeInput } from '../../components/CodeInput/index.ts';
import { useCountdown } from '../../hooks/useCountdown.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { accountLink } from '../../layout/AccountFrame/index.ts';
import type { PendingCode } from './PendingCode.ts';

const texts = accountMessages.code;
const loadCalls = () => import('./showCode.ts');

interface CodeStepProps {
  pending: PendingCode;
  onLoggedIn: (session: SessionRecord) => void;
  onOpened: (notice: string) => void;
}

/**
 * The form of the code: how many tries are left, whether its time is over, and a new code after a while. The server
 * decides all of it; what is counted here is only told.
 */
export function CodeStep({ pending, onLoggedIn, onOpened }: CodeStepProps) {
  const call = useApi();
  const [ticket, setTicket] = useState(pending.ticket);
  const [wrongTries, setWrongTries] = useState(0);
  const [resent, setResent] = useState(0);
  const [resendProblem, setResendProblem] = useState<string | null>(null);
  const [isResending, setResending] = useState(false);
  const wait = useCountdown(limits.codeResendSeconds);
  const life = useCountdown(limits.codeMinutes * 60);
  const triesLeft = limits.codeTries - wrongTries;
  const waiting = { ...pending, ticket };

  const { errors, problem, isBusy, handlers } = usePlainForm({
    load: async () => {
      const { showCode } = await loadCalls();
      return (by: Call, form: FormData) => showCode(by, form, waiting);
    },
    onDone: (shown, form) => {
      if (shown === 'opened') return onOpened(accountMessages.register.opened);
      if (shown !== 'wrong') return onLoggedIn(shown.session);
      setWrongTries((before) => before + 1);
      form.querySelector<HTMLInputElement>('[name=code]')?.select();
    },
  });

  async function resend() {
    if (isResending || wait.secondsLeft > 0) return;
    setResending(true);
    setResendProblem(null);
    const asked = await loadCalls().then(
      ({ askAgain }) => askAgain(call, waiting),
      () => ({ problem: loginMessages.unavailable }),
    );
    setResending(false);
    if ('problem' in asked) return setResendProblem(asked.problem);
    setTicket(asked.ticket);
    setWrongTries(0);
    setResent((before) => before + 1);
    wait.restart();
    life.restart();
  }

  const isOver = life.secondsLeft === 0;
  const failure = resendProblem ?? problem ?? (isOver ? texts.expired : null);
  return (
    <>
      {failure && (
        <Banner kind="danger" announce="alert">
          {failure}
        </Banner>
      )}
      {resent > 0 && !failure && wrongTries === 0 && (
        <Banner key={resent} kind="success" announce="status">
          {texts.resent}
        </Banner>
      )}
      <form key={resent} noValidate aria-label={texts.title} {...handlers} className="flex flex-col gap-5">
        <div role="alert" className="empty:hidden">
          {wrongTries > 0 && !failure && (
            <Banner kind="danger">
              {triesLeft > 0 ? `${texts.wrong} ${texts.triesLeft(triesLeft)}` : texts.noTriesLeft}
            </Banner>
          )}
        </div>
        <CodeInput label={texts.label} hint={texts.hint} name="code" error={errors.code} isRequired />
        <Button
          type="submit"
          variant="primary"
          wide
          busy={isBusy ? texts.busy : undefined}
          isDisabled={isOver || triesLeft <= 0}
        >
          {texts.submit}
        </Button>
      </form>
      <Button
        wide
        busy={isResending ? texts.resending : undefined}
        isDisabled={wait.secondsLeft > 0}
        onClick={resend}
      >
        {wait.secondsLeft > 0 ? texts.resendIn(wait.secondsLeft) : texts.resend}
      </Button>
      <Link to="/login" className={`${accountLink} self-center`}>
        {accountMessages.backToLogin}
      </Link>
    </>
  );
}
