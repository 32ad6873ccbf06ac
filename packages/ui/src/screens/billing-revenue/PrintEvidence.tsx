import { evidenceWords as texts } from '@rpm/domain/words/evidence';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';

const evidenceDialog = lazily(() =>
  import('./EvidenceDialog.tsx').then(({ EvidenceDialog }) => EvidenceDialog),
);

/** Opens the evidence of a patient's month, to be printed. @see SCR-04 */
export function PrintEvidence({ userId, month }: { userId: string; month: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<Printer aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        {...evidenceDialog.interest}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && (
        <Needed lazy={evidenceDialog}>
          {(EvidenceDialog) => (
            <EvidenceDialog userId={userId} month={month} onClose={() => setOpen(false)} />
          )}
        </Needed>
      )}
    </>
  );
}
