import { useExportPatients } from '@rpm/api-client';
import type { AsRead, ListedPatient, PatientsExport } from '@rpm/domain';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { ExportListDialog } from '../../parts/export/ExportListDialog.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { patientFileLine, patientHead } from './patientFile.ts';

interface ExportPatientsProps {
  /** What the list shows now. */
  filters: PatientsExport;
  total: number;
  onClose: () => void;
}

/** Saves the patients that are shown, of all pages. Load it by `import()`. */
export function ExportPatients({ filters, total, onClose }: ExportPatientsProps) {
  const ask = useExportPatients();
  const units = useUnits();
  const { title, file: name } = exportFileWords.patients;
  const file = {
    name,
    head: patientHead,
    line: (row: AsRead<ListedPatient>) => patientFileLine(row, units),
    ask: (after: PatientsExport['after']) => ask({ ...filters, after }),
  };
  return <ExportListDialog {...{ title, file, total, onClose }} />;
}
