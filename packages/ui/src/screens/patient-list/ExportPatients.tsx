import { useExportPatients } from '@rpm/api-client';
import type { PatientsExport, ReadPatientFileRow } from '@rpm/domain';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { useOnBad } from '../../hooks/useClock.ts';
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
  const onBad = useOnBad();
  const units = useUnits();
  const { title, file: name } = exportFileWords.patients;
  const file = {
    name,
    head: patientHead,
    line: (row: ReadPatientFileRow) => patientFileLine(row, units, onBad),
    ask: (after: PatientsExport['after']) => ask({ ...filters, after }),
  };
  return <ExportListDialog {...{ title, file, total, onClose }} />;
}
