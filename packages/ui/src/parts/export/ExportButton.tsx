import { exportWords } from '@rpm/domain/words/export';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { type Lazy, useLazy } from '../../hooks/lazily.ts';

interface ExportButtonProps<Part> {
  /** The dialog that saves the list. */
  dialog: Lazy<Part>;
  /** Where there is more than one list. */
  label?: string;
  /** The list is not there yet. */
  isDisabled: boolean;
  children: (Part: Part, close: () => void) => ReactNode;
}

/** 'Export' in the head of a list: opens what saves it as a file. @see ADR 54 */
export function ExportButton<Part>({ dialog, label, isDisabled, children }: ExportButtonProps<Part>) {
  const { part, hasFailed, open, close } = useLazy(dialog);
  return (
    <>
      <div className="contents print:hidden">
        <Button
          icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          aria-haspopup="dialog"
          isDisabled={isDisabled}
          {...dialog.interest}
          onClick={open}
        >
          {label ?? exportWords.button}
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" className="text-danger-fg">
          {exportWords.failed}
        </p>
      )}
      {part && children(part, close)}
    </>
  );
}
