import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import type { ReactNode } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { OrderAction } from './OrderAction.tsx';
import { OrderCard } from './OrderCard.tsx';
import { narrowOrderColumns, narrowOrdersQuery, orderColumns } from './orderColumns.tsx';
import type { OrderLine } from './orderLines.ts';
import { type RowActions, RowActionsContext } from './RowActions.ts';

export interface OrdersTableProps {
  lines: readonly OrderLine[];
  actions: RowActions;
  skeletonRows?: number;
  isUpdating?: boolean;
  empty?: ReactNode;
}

/** An order without a number is told from the others by its place. */
const rowKey = ({ order, number }: OrderLine) => order.orderId ?? `row ${number}`;

const card = (line: OrderLine) => <OrderCard line={line} action={<OrderAction line={line} size="lg" />} />;

/** The orders: a table of fourteen columns, or cards on a phone. @see ORD-02 */
export function OrdersTable({ lines, actions, ...rest }: OrdersTableProps) {
  const isNarrow = useMediaQuery(narrowOrdersQuery);
  return (
    <RowActionsContext value={actions}>
      <DataTable
        fit="dense"
        caption={clinicOrderWords.tableName}
        columns={isNarrow ? narrowOrderColumns : orderColumns}
        rows={lines}
        rowKey={rowKey}
        card={card}
        {...rest}
      />
    </RowActionsContext>
  );
}
