import { ApiError } from '@rpm/api-client';
import { type FactorProof, RecoveryCode, type SecondFactor, TotpCode } from '@rpm/domain';
import { securityWords } from '@rpm/domain/words/security';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CodeInput } from '../../components/CodeInput/CodeInput.tsx';
import { PasswordInput } from '../../components/PasswordInput/PasswordInput.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { accountProblem } from '../../hooks/submitForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { knowsPasskeys, showPasskey } from './passkeys.ts';

const texts = securityWords.step;

/** What may be shown. */
export type Way = SecondFactor | 'password';
/** What is shown. */
export type Proof = FactorProof | { factor: 'password'; password: string };

interface FactorFormProps {
  /** The best one first. */
  ways: readonly Way[];
  /** What the browser's window of a passkey needs. */
  passkey: () => Promise<Readonly<Record<string, unknown>> | null>;
  /** Shows it, and goes on. Rejects with an `ApiError`. */
  show: (proof: Proof) => Promise<void>;
  /** A code by mail is wanted instead; rejects with an `ApiError`. */
  sendEmail?: () => Promise<void>;
}

/** Shows that it is the owner, in one of several ways. Each says why it did not work, and the others stay. @see ADR 20 */
export function FactorForm({ ways: offered, passkey, show, sendEmail }: FactorFormProps) {
  const canUse = knowsPasskeys();
  const ways = offered.filter((way) => way !== 'passkey' || canUse);
  const [way, setWay] = useState<Way | undefined>(ways.find((each) => each !== 'email'));
  const [fault, setFault] = useState<string>();
  const task = useTask({
    name: texts.title,
    call: async (prove: () => Promise<void>) => prove(),
    refused: problemOf,
  });
  const prove = (work: () => Promise<void>) => {
    setFault(undefined);
    void task.run(work);
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code') ?? '');
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (way === 'passkey') return prove(() => showByPasskey(passkey, show));
    if (way === 'password') return prove(() => show({ factor: 'password', password }));
    const code = (way === 'recovery' ? RecoveryCode : TotpCode).safeParse(typed);
    if (!code.success) return setFault(securityWords.incomplete);
    prove(() => show({ factor: way === 'recovery' ? 'recovery' : 'totp', code: code.data }));
  }

  function choose(next: Way) {
    task.clear();
    setFault(undefined);
    if (next === 'email') {
      if (sendEmail) prove(sendEmail);
      return;
    }
    setWay(next);
  }

  return (
    <div className="flex flex-col gap-5">
      {offered.includes('passkey') && !canUse && (
        <Banner kind="info">{securityWords.noPasskeySupport}</Banner>
      )}
      <Problem>{task.problem}</Problem>
      <form key={way} noValidate aria-label={texts.title} onSubmit={submit} className="flex flex-col gap-5">
        {way === 'totp' && (
          <CodeInput label={texts.totp} hint={texts.totpHint} name="code" error={fault} isRequired />
        )}
        {way === 'recovery' && (
          <TextInput
            label={texts.recovery}
            hint={texts.recoveryHint}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            error={fault}
            isRequired
          />
        )}
        {way === 'password' && <PasswordInput label={texts.password} error={fault} />}
        {way && (
          <Button
            type="submit"
            variant="primary"
            wide
            icon={
              way === 'passkey' && (
                <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />
              )
            }
            busy={task.isBusy ? securityWords.busy : undefined}
          >
            {way === 'passkey' ? texts.passkey : texts.submit}
          </Button>
        )}
      </form>
      {ways
        .filter((each) => each !== way)
        .map((each) => (
          <Button key={each} wide isDisabled={task.isBusy} onClick={() => choose(each)}>
            {securityWords.ways[each]}
          </Button>
        ))}
    </div>
  );
}

async function showByPasskey(
  passkey: FactorFormProps['passkey'],
  show: FactorFormProps['show'],
): Promise<void> {
  const options = await passkey();
  if (!options) throw new ApiError('malformed', 200);
  await show({ factor: 'passkey', response: await showPasskey(options) });
}

/** The browser's own window tells nothing but that no passkey was shown. */
function problemOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return securityWords.passkeyCanceled;
  if (error.status === 400) return error.serverMessage ?? securityWords.wrong;
  return error.status === 429 ? accountProblem(error) : undefined;
}
