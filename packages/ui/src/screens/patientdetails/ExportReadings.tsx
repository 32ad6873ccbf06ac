import { useExportReadings } from '@rpm/api-client';
import { type ReadingRow, type ReadingsExport, readingFileName, readingTable, tableHeads } from '@rpm/domain';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { vitalWords } from '@rpm/domain/words/vital';
import { ExportListDialog } from '../../parts/export/ExportListDialog.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';

interface ExportReadingsProps {
  /** What the table shows now. */
  filters: ReadingsExport;
  total: number;
  onClose: () => void;
}

/** Saves the readings of the chart, of all pages, in the reader's units. Load it by `import()`. @see API-22 */
export function ExportReadings({ filters, total, onClose }: ExportReadingsProps) {
  const ask = useExportReadings();
  const units = useUnits();
  const { vital } = filters;
  const tableOf = (rows: readonly ReadingRow[]) => readingTable(vital, rows, tableHeads(vitalWords), units);
  const file = {
    name: readingFileName(vital),
    head: tableOf([])[0] ?? [],
    line: (row: ReadingRow) => tableOf([row])[1] ?? [],
    ask: (after: ReadingsExport['after']) => ask({ ...filters, after }),
  };
  return <ExportListDialog {...{ title: exportFileWords.readings.title, file, total, onClose }} />;
}
