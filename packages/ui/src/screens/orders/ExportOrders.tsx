import { useExportOrders } from '@rpm/api-client';
import type { OrdersExport } from '@rpm/domain';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { useOnBad } from '../../hooks/useClock.ts';
import { ExportListDialog } from '../../parts/export/ExportListDialog.tsx';
import { orderHead, orderLine } from './orderFile.ts';

interface ExportOrdersProps {
  /** What the list shows now. */
  filters: OrdersExport;
  total: number;
  onClose: () => void;
}

/** Saves the orders that are shown, of all pages. Load it by `import()`. */
export function ExportOrders({ filters, total, onClose }: ExportOrdersProps) {
  const ask = useExportOrders();
  const onBad = useOnBad();
  const { title, file: name } = exportFileWords.orders;
  const file = {
    name,
    head: orderHead,
    line: (order: Parameters<typeof orderLine>[0]) => orderLine(order, onBad),
    ask: (after: OrdersExport['after']) => ask({ ...filters, after }),
  };
  return <ExportListDialog {...{ title, file, total, onClose }} />;
}
