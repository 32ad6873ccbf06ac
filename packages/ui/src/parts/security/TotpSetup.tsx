import { ApiError, useAddTotp } from '@rpm/api-client';
import { TotpCode } from '@rpm/domain';
import { securityWords } from '@rpm/domain/words/security';
import { type FormEvent, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CodeInput } from '../../components/CodeInput/CodeInput.tsx';
import { useTask } from '../../hooks/useTask.ts';

interface TotpSetupProps {
  secret: string;
  uri: string;
  onCancel: () => void;
  /** It counts. Gets the recovery codes of a first factor. */
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** The picture and the key of an authenticator app, and the first code that it shows. */
export function TotpSetup({ secret, uri, onCancel, onAdded }: TotpSetupProps) {
  const add = useAddTotp();
  const [fault, setFault] = useState<string>();
  const task = useTask({
    name: securityWords.appTitle,
    call: add,
    refused: (error) => (error instanceof ApiError && error.status === 400 ? securityWords.wrong : undefined),
    onDone: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = TotpCode.safeParse(String(new FormData(event.currentTarget).get('code')));
    setFault(code.success ? undefined : securityWords.incomplete);
    if (code.success) void task.run({ code: code.data });
  }
  return (
    <form noValidate aria-label={securityWords.appTitle} onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="text-h3">{securityWords.appTitle}</h3>
      <p>{securityWords.appScan}</p>
      <QrCode text={uri} />
      <p>
        {securityWords.appSecret}{' '}
        <code dir="ltr" className="wrap-anywhere numeric font-semibold">
          {secret.replace(/(.{4})(?!$)/g, '$1 ')}
        </code>
      </p>
      <Problem>{task.problem}</Problem>
      <CodeInput
        label={securityWords.step.totp}
        hint={securityWords.step.totpHint}
        name="code"
        error={fault}
        isRequired
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{securityWords.cancel}</Button>
        <Button type="submit" variant="primary" busy={task.isBusy ? securityWords.busy : undefined}>
          {securityWords.appSubmit}
        </Button>
      </div>
    </form>
  );
}

/** Dark on light in every theme: cameras want it so. */
function QrCode({ text }: { text: string }) {
  const { size, data } = useMemo(() => encode(text, { border: 3 }), [text]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={securityWords.appPicture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-48 max-w-full rounded-md bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
