import { useExportAlerts } from '@rpm/api-client';
import type { AlertsExport, ReadAlertRow } from '@rpm/domain';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { useOnBad } from '../../hooks/useClock.ts';
import { ExportListDialog } from '../../parts/export/ExportListDialog.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { alertFileLine, alertHead } from './alertFile.ts';

interface ExportAlertsProps {
  /** What the list shows now. */
  filters: AlertsExport;
  total: number;
  onClose: () => void;
}

/** Saves the alerts that are shown, of all pages. Load it by `import()`. */
export function ExportAlerts({ filters, total, onClose }: ExportAlertsProps) {
  const ask = useExportAlerts();
  const onBad = useOnBad();
  const units = useUnits();
  const { title, file: name } = exportFileWords.alerts;
  const file = {
    name,
    head: alertHead,
    line: (row: ReadAlertRow) => alertFileLine(row, units, onBad),
    ask: (after: AlertsExport['after']) => ask({ ...filters, after }),
  };
  return <ExportListDialog {...{ title, file, total, onClose }} />;
}
