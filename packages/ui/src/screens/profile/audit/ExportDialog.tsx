import { useExportAuditLog } from '@rpm/api-client';
import type { AuditExport } from '@rpm/domain';
import { auditWords } from '@rpm/domain/words/audit';
import { useOnBad } from '../../../hooks/useClock.ts';
import { ExportListDialog } from '../../../parts/export/ExportListDialog.tsx';
import { auditFile } from './auditTable.ts';

const texts = auditWords.export;

interface ExportDialogProps {
  /** What the list shows now. */
  filters: Omit<AuditExport, 'after'>;
  /** How many entries these are. */
  total: number;
  onClose: () => void;
}

/** Saves the entries that are shown as a file, all that fit the filters. Load it by `import()`. @see F2, ADR 54 */
export function ExportDialog({ filters, total, onClose }: ExportDialogProps) {
  const ask = useExportAuditLog();
  const onBad = useOnBad();
  return (
    <ExportListDialog
      title={texts.title}
      says={texts.says({ count: total })}
      file={{
        ...auditFile(onBad),
        ask: (after: AuditExport['after']) => ask({ ...filters, ...(after && { after }) }),
      }}
      onClose={onClose}
    />
  );
}
