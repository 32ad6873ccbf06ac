import { useExportCompliance } from '@rpm/api-client';
import type { ComplianceExport, ReadComplianceRow } from '@rpm/domain';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { useOnBad } from '../../hooks/useClock.ts';
import { ExportListDialog } from '../../parts/export/ExportListDialog.tsx';
import { complianceFileLine, complianceHead } from './complianceFile.ts';

interface ExportComplianceProps {
  /** What the list shows now. */
  filters: ComplianceExport;
  total: number;
  onClose: () => void;
}

/** Saves the alerts about devices and habits that are shown, of all pages. Load it by `import()`. */
export function ExportCompliance({ filters, total, onClose }: ExportComplianceProps) {
  const ask = useExportCompliance();
  const onBad = useOnBad();
  const { title, file: name } = exportFileWords.compliance;
  const file = {
    name,
    head: complianceHead,
    line: (row: ReadComplianceRow) => complianceFileLine(row, onBad),
    ask: (after: ComplianceExport['after']) => ask({ ...filters, after }),
  };
  return <ExportListDialog {...{ title, file, total, onClose }} />;
}
