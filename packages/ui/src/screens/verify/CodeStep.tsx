import { ApiError } from '@rpm/api-client';
import { accountMessages, CodeForm, limits, type SessionRecord } from '@rpm/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { CodeInput } from '../../components/CodeInput/index.ts';
import { useCountdown } from '../../hooks/useCountdown.ts';
import { problemOf, usePlainForm } from '../../hooks/usePlainForm.ts';
import { accountLink } from '../../layout/AccountFrame/index.ts';
import type { PendingCode } from './PendingCode.ts';
import { useCode } from './useCode.ts';

const texts = accountMessages.code;

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
  const [ticket, setTicket] = useState(pending.ticket);
  const [wrongTries, setWrongTries] = useState(0);
  const [resent, setResent] = useState(0);
  const [resendProblem, setResendProblem] = useState<string | null>(null);
  const [isResending, setResending] = useState(false);
  const wait = useCountdown(limits.codeResendSeconds);
  const life = useCountdown(limits.codeMinutes * 60);
  const { show, askAgain } = useCode({ ...pending, ticket });
  const triesLeft = limits.codeTries - wrongTries;

  const { errors, problem, isBusy, submit } = usePlainForm({
    schema: CodeForm,
    read: (form) => ({ code: form.get('code') }),
    send: async ({ code }, form) => {
      setResendProblem(null);
      try {
        const { session } = await show(code);
        if (session) onLoggedIn(session);
        else onOpened(accountMessages.register.opened);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 400)) throw error;
        setWrongTries((before) => before + 1);
        form.querySelector<HTMLInputElement>('[name=code]')?.select();
      }
    },
  });

  async function resend() {
    if (isResending || wait.secondsLeft > 0) return;
    setResending(true);
    setResendProblem(null);
    try {
      setTicket(await askAgain());
      setWrongTries(0);
      setResent((before) => before + 1);
      wait.restart();
      life.restart();
    } catch (error) {
      setResendProblem(problemOf(error));
    } finally {
      setResending(false);
    }
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
      <form
        key={resent}
        noValidate
        aria-label={texts.title}
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
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
