import { type DeviceOrder, messages, type OrderView } from '@rpm/domain';
import { Mail, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../components/DataTable/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';

/** One line of the orders table: what it shows, and the row of the API that its action needs. */
export interface OrderLine {
  /** Counts through all pages, from 1. */
  number: number;
  order: DeviceOrder;
  view: OrderView;
}

/** A text from outside: it never reorders its neighbours, and what is missing is '—'. */
export const shownText = (text: string | null): ReactNode =>
  text === null ? messages.load.unknown : <bdi>{text}</bdi>;

/** An address to write to. Breaks before the @ sign; what is no address is only shown. */
export function EmailLink({ email }: { email: string | null }) {
  const [name, host, ...more] = email?.split('@') ?? [];
  if (!email || !name || !host || more.length > 0) return shownText(email);
  return (
    <a
      href={`mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}`}
      className="underline decoration-line-control underline-offset-3 [overflow-wrap:anywhere] hover:text-fg-link-hover"
    >
      <bdi>
        {name}
        <wbr />@{host}
      </bdi>
    </a>
  );
}

/** How the device reaches the patient, with its drawing. */
export function DeliveryModeText({ mode }: { mode: string | null }) {
  const Icon = mode === 'Mail' ? Mail : mode === 'Pickup' ? Store : null;
  return (
    <span className="flex items-center gap-1.5">
      {Icon && <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none text-fg-muted" />}
      {shownText(mode)}
    </span>
  );
}

/**
 * The fourteen columns, in order and in the widths that fit 1440 px.
 *
 * @param action draws the last one
 * @see ORD-02
 */
export function orderColumns(action: (line: OrderLine) => ReactNode): readonly DataColumn<OrderLine>[] {
  return [
    {
      id: 'number',
      header: 'Sr. No',
      width: 40,
      align: 'end',
      sticky: 'left',
      cell: ({ number }) => <span className="text-fg-muted">{number}</span>,
    },
    {
      id: 'orderId',
      header: 'Order ID',
      width: 84,
      sticky: 'left',
      cell: ({ view }) => shownText(view.orderId),
    },
    {
      id: 'patientName',
      header: 'Patient Name',
      width: 94,
      sticky: 'left',
      isRowHeader: true,
      cell: ({ view }) => shownText(view.patientName),
    },
    { id: 'birthDate', header: 'Patient DOB', width: 102, cell: ({ view }) => shownText(view.birthDate) },
    {
      id: 'email',
      header: 'Patient Email',
      width: 130,
      cell: ({ view }) => <EmailLink email={view.email} />,
    },
    { id: 'provider', header: 'Provider', width: 90, cell: ({ view }) => shownText(view.provider) },
    {
      id: 'vitals',
      header: 'Vital Measured',
      width: 104,
      cell: ({ view }) => shownText(view.vitals?.join(', ') ?? null),
    },
    {
      id: 'manufacturer',
      header: 'Manufacturer',
      width: 90,
      cell: ({ view }) => shownText(view.manufacturer),
    },
    { id: 'deviceName', header: 'Device Name', width: 90, cell: ({ view }) => shownText(view.deviceName) },
    { id: 'deviceModel', header: 'Device Model', width: 80, cell: ({ view }) => shownText(view.deviceModel) },
    { id: 'orderDate', header: 'Order Date', width: 96, cell: ({ view }) => shownText(view.orderDate) },
    {
      id: 'deliveryMode',
      header: 'Delivery Mode',
      width: 78,
      cell: ({ view }) => <DeliveryModeText mode={view.deliveryMode} />,
    },
    {
      id: 'status',
      header: 'Status',
      width: 116,
      sticky: 'right',
      cell: ({ view }) => <StatusBadge status={view.status} />,
    },
    { id: 'action', header: 'Action', width: 122, sticky: 'right', cell: action },
  ];
}
