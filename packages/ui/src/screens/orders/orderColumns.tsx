import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { vitalsText } from '../../hooks/names.ts';
import { DeliveryModeText, EmailLink, OrderNumber, shownText } from '../../parts/orders/cells.tsx';
import { OrderAction } from './OrderAction.tsx';
import type { OrderLine } from './orderLines.ts';

const { columns: heads } = clinicOrderWords;

/**
 * The fourteen columns, in order and in the widths that fit 1440 px.
 *
 * @see ORD-02
 */
export const orderColumns: readonly DataColumn<OrderLine>[] = [
  {
    id: 'number',
    header: heads.number,
    width: 40,
    align: 'end',
    sticky: 'left',
    cell: ({ number }) => <span className="text-fg-muted">{number}</span>,
  },
  {
    id: 'orderId',
    header: heads.orderId,
    width: 84,
    sticky: 'left',
    cell: ({ view }) => <OrderNumber orderId={view.orderId} />,
  },
  {
    id: 'patientName',
    header: heads.patientName,
    width: 90,
    sticky: 'left',
    isRowHeader: true,
    cell: ({ view }) => shownText(view.patientName),
  },
  { id: 'birthDate', header: heads.birthDate, width: 98, cell: ({ view }) => shownText(view.birthDate) },
  {
    id: 'email',
    header: heads.email,
    width: 125,
    cell: ({ view }) => <EmailLink email={view.email} />,
  },
  { id: 'provider', header: heads.provider, width: 86, cell: ({ view }) => shownText(view.provider) },
  {
    id: 'vitals',
    header: heads.vitals,
    width: 104,
    cell: ({ view }) => shownText(vitalsText(view.vitals)),
  },
  {
    id: 'manufacturer',
    header: heads.manufacturer,
    width: 90,
    cell: ({ view }) => shownText(view.manufacturer),
  },
  { id: 'deviceName', header: heads.deviceName, width: 93, cell: ({ view }) => shownText(view.deviceName) },
  {
    id: 'deviceModel',
    header: heads.deviceModel,
    width: 76,
    cell: ({ view }) => shownText(view.deviceModel),
  },
  { id: 'orderDate', header: heads.orderDate, width: 96, cell: ({ view }) => shownText(view.orderDate) },
  {
    id: 'deliveryMode',
    header: heads.deliveryMode,
    width: 83,
    cell: ({ view }) => <DeliveryModeText mode={view.deliveryMode} />,
  },
  {
    id: 'status',
    header: heads.status,
    width: 123,
    sticky: 'right',
    cell: ({ view }) => <StatusBadge status={view.status} />,
  },
  {
    id: 'action',
    header: heads.action,
    width: 122,
    sticky: 'right',
    isForScreen: true,
    cell: (line) => <OrderAction line={line} size="sm" />,
  },
];

/** Narrower ones, so that a window of 1280 px shows all fourteen: addresses and names then take a line more. */
const narrowWidths: Readonly<Record<string, number>> = {
  number: 34,
  orderId: 84,
  patientName: 92,
  birthDate: 78,
  email: 84,
  provider: 84,
  vitals: 78,
  manufacturer: 94,
  deviceName: 77,
  deviceModel: 64,
  orderDate: 78,
  deliveryMode: 83,
  status: 118,
  action: 116,
};

/** The fourteen columns in widths that fit 1280 px. @see ORD-02 */
export const narrowOrderColumns: readonly DataColumn<OrderLine>[] = orderColumns.map((column) => ({
  ...column,
  width: narrowWidths[column.id] ?? column.width ?? 0,
}));

/** Where the wide columns would not fit. */
export const narrowOrdersQuery = 'screen and (width < 90rem)';
