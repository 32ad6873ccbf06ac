import { exportFileWords as texts } from '@rpm/domain/words/exportFile';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { saveTable } from '../../hooks/saveFile.ts';
import { useTask } from '../../hooks/useTask.ts';
import { NotConfirmed } from '../security/NotConfirmed.ts';
import { useConfirmed } from '../security/useConfirmed.tsx';
import { GivenUp, type ListFile, listPieces } from './listFile.ts';

interface ExportListDialogProps<Row, Place> {
  title: string;
  file: ListFile<Row, Place>;
  /** What the file will hold; left out where `total` says it. */
  says?: string;
  /** How many rows fit the filters now. */
  total?: number;
  onClose: () => void;
}

/**
 * Saves a list as a file, all that fits its filters, after the owner of the session has confirmed. Who closes it gets no
 * file. Load it by `import()`.
 *
 * @see ADR 54
 */
export function ExportListDialog<Row, Place>({
  title,
  file,
  says,
  total = 0,
  onClose,
}: ExportListDialogProps<Row, Place>) {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [soFar, setSoFar] = useState(0);
  const { confirmed, question } = useConfirmed();
  const { run, isBusy, problem } = useTask({
    name: title,
    call: () => {
      setSoFar(0);
      const ask = (after: Place | undefined) => confirmed(() => file.ask(after));
      return listPieces({ ...file, ask }, () => isHere.current, setSoFar);
    },
    says: { done: ({ rows }) => texts.done({ count: rows }) },
    refused: (error) => (error instanceof NotConfirmed || error instanceof GivenUp ? null : undefined),
    onDone: ({ pieces }) => {
      saveTable(file.name, pieces);
      onClose();
    },
  });
  return (
    <>
      <Dialog
        isOpen
        title={title}
        description={says ?? texts.fits({ count: total })}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button variant="primary" busy={isBusy ? texts.busy : undefined} onClick={() => void run()}>
              {texts.submit}
            </Button>
          </>
        }
      >
        <p>{texts.care}</p>
        <p role="status" className="mt-2 min-h-5 text-fg-muted">
          {isBusy && texts.soFar({ count: soFar })}
        </p>
        <Problem>{problem}</Problem>
      </Dialog>
      {question}
    </>
  );
}
