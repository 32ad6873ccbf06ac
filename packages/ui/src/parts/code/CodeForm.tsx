import type { Call } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { loginWords } from '@rpm/domain/words/login';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CodeInput } from '../../components/CodeInput/CodeInput.tsx';
import { useCountdown } from '../../hooks/useCountdown.ts';
import { type FormOutcome, usePlainForm } from '../../hooks/usePlainForm.ts';
import { useSending } from '../../hooks/useSending.ts';

const texts = accountWords.code;

/** What shows a code and asks for another one. Neither rejects. */
export interface CodeCalls<Shown> {
  /** `wrong`: the server does not take the code. */
  show: (call: Call, form: FormData, ticket: string) => Promise<FormOutcome<Shown | 'wrong'>>;
  askAgain: (call: Call, ticket: string) => Promise<{ ticket: string } | { problem: string }>;
}

interface CodeFormProps<Shown> {
  /** Of the code that is on its way. */
  ticket: string;
  /** Fetches what shows and asks: with its schemas it is needed only when somebody types. */
  load: () => Promise<CodeCalls<Shown>>;
  /** The code was right. */
  onShown: (shown: Shown) => void;
  /** The code was not. */
  onWrong?: () => void;
  /** Names the form; left out, that of one code. */
  title?: string;
  /** Names the field of the code. */
  label?: string;
  /** What is said of a code that is wrong. */
  wrong?: string;
  /** Further fields, with what is wrong in each. They outlive a new code, so the caller holds what is typed. */
  also?: (errors: Readonly<Record<string, string | undefined>>) => ReactNode;
}

/**
 * The form of a one-time code: how many tries are left, whether its time is over, and a new code after a while. The
 * server decides all of it; what is counted here is only told, and a code whose time seems over here can still be shown.
 *
 * @see behaviour R33
 */
export function CodeForm<Shown>({
  ticket: first,
  load,
  onShown,
  onWrong,
  title = texts.title,
  label = texts.label,
  wrong = texts.wrong,
  also,
}: CodeFormProps<Shown>) {
  const call = useSending();
  const [ticket, setTicket] = useState(first);
  const [wrongTries, setWrongTries] = useState(0);
  const [resent, setResent] = useState(0);
  const [resendProblem, setResendProblem] = useState<string | null>(null);
  const [isResending, setResending] = useState(false);
  const wait = useCountdown(limits.codeResendSeconds);
  const life = useCountdown(limits.codeMinutes * 60);
  const triesLeft = limits.codeTries - wrongTries;

  const { errors, problem, isBusy, handlers } = usePlainForm<Shown | 'wrong'>({
    load: async () => {
      const { show } = await load();
      return (by: Call, form: FormData) => show(by, form, ticket);
    },
    onDone: (shown, form) => {
      if (shown !== 'wrong') return onShown(shown);
      setWrongTries((before) => before + 1);
      form.querySelector<HTMLInputElement>('[name=code]')?.select();
      onWrong?.();
    },
  });

  async function resend() {
    if (isResending || wait.secondsLeft > 0) return;
    setResending(true);
    setResendProblem(null);
    const asked = await load().then(
      ({ askAgain }) => askAgain(call, ticket),
      () => ({ problem: loginWords.unavailable }),
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
      <Problem>{failure}</Problem>
      {resent > 0 && !failure && wrongTries === 0 && (
        <Banner key={`told ${resent}`} kind="success" announce="status">
          {texts.resent}
        </Banner>
      )}
      <form key={resent} noValidate aria-label={title} {...handlers} className="flex flex-col gap-5">
        <div role="alert" className="empty:hidden">
          {wrongTries > 0 && !failure && (
            <Banner kind="danger">
              {triesLeft > 0 ? `${wrong} ${texts.triesLeft({ count: triesLeft })}` : texts.noTriesLeft}
            </Banner>
          )}
        </div>
        <CodeInput label={label} hint={texts.hint} name="code" error={errors.code} isRequired />
        {also?.(errors)}
        <Button
          type="submit"
          variant="primary"
          wide
          busy={isBusy ? texts.busy : undefined}
          isDisabled={triesLeft <= 0}
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
        {wait.secondsLeft > 0 ? texts.resendIn({ seconds: wait.secondsLeft }) : texts.resend}
      </Button>
    </>
  );
}
