import { useExportAuditLog } from '@rpm/api-client';
import { type AuditExport, limits } from '@rpm/domain';
import { auditWords } from '@rpm/domain/words/audit';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { saveFile } from '../../../hooks/saveFile.ts';
import { useOnBad } from '../../../hooks/useClock.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { NotConfirmed } from '../../../parts/security/NotConfirmed.ts';
import { useConfirmed } from '../../../parts/security/useConfirmed.tsx';
import { auditCsv } from './auditTable.ts';

const texts = auditWords.export;

interface ExportDialogProps {
  /** What the list shows now. */
  filters: AuditExport;
  /** How many entries these are. */
  total: number;
  onClose: () => void;
}

/** Saves the entries that are shown as a file, after the owner of the session has confirmed. Load it by `import()`. */
export function ExportDialog({ filters, total, onClose }: ExportDialogProps) {
  const ask = useExportAuditLog();
  const onBad = useOnBad();
  const { confirmed, question } = useConfirmed();
  const { run, isBusy, problem } = useTask({
    name: texts.title,
    call: () => confirmed(() => ask(filters)),
    says: { done: texts.done },
    refused: (error) => (error instanceof NotConfirmed ? null : undefined),
    onDone: ({ result }) => {
      saveFile(texts.file, auditCsv(result.rows, onBad), 'text/csv');
      onClose();
    },
  });
  return (
    <>
      <Dialog
        isOpen
        title={texts.title}
        description={texts.says({ count: total })}
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
        {total > limits.auditExportRows && <p>{texts.most({ count: limits.auditExportRows })}</p>}
        <Problem>{problem}</Problem>
      </Dialog>
      {question}
    </>
  );
}
