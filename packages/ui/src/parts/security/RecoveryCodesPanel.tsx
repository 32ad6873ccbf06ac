import { securityWords } from '@rpm/domain/words/security';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';

interface RecoveryCodesPanelProps {
  codes: readonly string[];
  /** They are saved. */
  onDone: () => void;
}

/** Recovery codes, once: they are nowhere else, and are gone when this is. */
export function RecoveryCodesPanel({ codes, onDone }: RecoveryCodesPanelProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <section aria-label={securityWords.recoveryTitle} className="flex flex-col gap-4">
      <h3 className="text-h3">{securityWords.recoveryTitle}</h3>
      <p>{securityWords.recoverySays}</p>
      <ul className="numeric grid gap-x-6 gap-y-1 sm:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <p role="status" className="text-caption text-fg-muted empty:hidden">
        {isCopied ? securityWords.recoveryCopied : ''}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(codes.join('\n')).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {securityWords.recoveryCopy}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {securityWords.recoveryDone}
        </Button>
      </div>
    </section>
  );
}
