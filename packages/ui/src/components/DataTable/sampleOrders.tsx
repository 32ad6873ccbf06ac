import { Mail, Store } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import type { DataColumn } from './columns.ts';

/** A made-up order, for stories. */
export interface SampleOrder {
  orderId: string;
  patient: string;
  born: string;
  email: string;
  provider: string;
  vitals: string;
  brand: string;
  device: string;
  model: string;
  placed: string;
  mode: 'Mail' | 'Pickup';
  status: string;
  action: string;
}

const fields = [
  [
    'RPM-20417',
    'Marigold Testpatient',
    'March 04, 1948',
    'Wren Q. Exampledoc',
    'Blood Pressure, Heart Rate',
    'Example Instruments',
    'Upper Arm Monitor',
    'EX-BP120',
    'November 20, 2026',
    'Mail',
    'Submitted',
    'Acknowledge',
  ],
  [
    'RPM-20416',
    'Sorrel Fixture',
    'December 08, 1938',
    'Teasel Fakeley',
    'Blood Oxygen, Heart Rate',
    'Example Instruments',
    'Fingertip Oximeter',
    'EX-OX30',
    'November 20, 2026',
    'Pickup',
    'Submitted',
    'Acknowledge',
  ],
  [
    'RPM-20409',
    'Juniper Mockford',
    'July 29, 1943',
    'Wren Q. Exampledoc',
    'Weight',
    'Sample Devices',
    'Connected Scale',
    'SD-WS55',
    'November 19, 2026',
    'Mail',
    'Processing',
    'Shipped',
  ],
  [
    'RPM-20402',
    'Basil Placeholder',
    'January 17, 1956',
    'Wren Q. Exampledoc',
    'Blood Glucose',
    'Placeholder Labs',
    'Glucose Meter',
    'PL-BG40',
    'November 18, 2026',
    'Pickup',
    'Processing',
    'Picked Up',
  ],
  [
    'RPM-20398',
    'Rowan Dummyfield',
    'April 14, 1954',
    'Teasel Fakeley',
    'Blood Pressure, Heart Rate',
    'Example Instruments',
    'Upper Arm Monitor',
    'EX-BP120',
    'November 17, 2026',
    'Mail',
    'Shipped',
    'Activate',
  ],
  [
    'RPM-20391',
    'Aster Specimen',
    'June 30, 1947',
    'Wren Q. Exampledoc',
    'Heart Rate',
    'Placeholder Labs',
    'Wrist Monitor',
    'PL-HR21',
    'November 16, 2026',
    'Pickup',
    'PickedUp',
    'Activate',
  ],
  [
    'RPM-20385',
    'Alder Sampleton',
    'November 11, 1951',
    'Teasel Fakeley',
    'Body Temperature',
    'Sample Devices',
    'Ear Thermometer',
    'SD-TH8',
    'November 12, 2026',
    'Mail',
    'Activated',
    'Activated',
  ],
  [
    'RPM-20377',
    'Hazel Trialsby',
    'August 19, 1962',
    'Wren Q. Exampledoc',
    'Blood Oxygen, Heart Rate',
    'Example Instruments',
    'Fingertip Oximeter',
    'EX-OX30',
    'November 10, 2026',
    'Mail',
    'Activated',
    'Activated',
  ],
  [
    'RPM-20352',
    'Clover Demoson',
    'September 02, 1960',
    'Wren Q. Exampledoc',
    'Blood Pressure, Heart Rate',
    'Example Instruments',
    'Upper Arm Monitor',
    'EX-BP120',
    'November 03, 2026',
    'Pickup',
    'Activated',
    'Activated',
  ],
  [
    'RPM-20318',
    'Linden Exampleton',
    'May 23, 1949',
    'Teasel Fakeley',
    'Blood Glucose',
    'Placeholder Labs',
    'Glucose Meter',
    'PL-BG40',
    'October 27, 2026',
    'Mail',
    'Deactivated',
    'Deactivated',
  ],
] as const;

/** Ten orders of a made-up clinic. */
export const sampleOrders: readonly SampleOrder[] = fields.map(
  ([orderId, patient, born, provider, vitals, brand, device, model, placed, mode, status, action]) => ({
    orderId,
    patient,
    born,
    provider,
    vitals,
    brand,
    device,
    model,
    placed,
    mode,
    status,
    action,
    email: `${patient.toLowerCase().replace(' ', '.')}@example.test`,
  }),
);

function DeliveryMode({ mode }: { mode: SampleOrder['mode'] }) {
  const Icon = mode === 'Mail' ? Mail : Store;
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none text-fg-muted" />
      {mode}
    </span>
  );
}

function Action({ order, wide }: { order: SampleOrder; wide?: 'card' }) {
  const variant =
    order.action === 'Acknowledge'
      ? 'primary'
      : order.action === 'Activate'
        ? 'secondary'
        : order.action === order.status
          ? 'inert'
          : 'soft';
  return (
    <Button variant={variant} size={wide ? 'lg' : 'sm'} wide>
      {order.action}
    </Button>
  );
}

/** The fourteen columns of the orders screen, in its order and widths. */
export const sampleColumns: readonly DataColumn<SampleOrder>[] = [
  {
    id: 'number',
    header: 'Sr. No',
    width: 40,
    align: 'end',
    sticky: 'left',
    cell: (_, index) => <span className="text-fg-muted">{index + 1}</span>,
  },
  {
    id: 'orderId',
    header: 'Order ID',
    width: 84,
    sticky: 'left',
    cell: ({ orderId }) => <span className="whitespace-nowrap">{orderId}</span>,
  },
  {
    id: 'patient',
    header: 'Patient Name',
    width: 90,
    sticky: 'left',
    isRowHeader: true,
    cell: ({ patient }) => <bdi>{patient}</bdi>,
  },
  { id: 'born', header: 'Patient DOB', width: 98, cell: ({ born }) => born },
  {
    id: 'email',
    header: 'Patient Email',
    width: 130,
    cell: ({ email }) => (
      <span className="[overflow-wrap:anywhere]">
        {email.split('@')[0]}
        <wbr />@{email.split('@')[1]}
      </span>
    ),
  },
  { id: 'provider', header: 'Provider', width: 86, cell: ({ provider }) => <bdi>{provider}</bdi> },
  { id: 'vitals', header: 'Vital Measured', width: 104, cell: ({ vitals }) => vitals },
  { id: 'brand', header: 'Manufacturer', width: 90, cell: ({ brand }) => brand },
  { id: 'device', header: 'Device Name', width: 93, cell: ({ device }) => device },
  { id: 'model', header: 'Device Model', width: 76, cell: ({ model }) => model },
  { id: 'placed', header: 'Order Date', width: 96, cell: ({ placed }) => placed },
  { id: 'mode', header: 'Delivery Mode', width: 78, cell: ({ mode }) => <DeliveryMode mode={mode} /> },
  {
    id: 'status',
    header: 'Status',
    width: 123,
    sticky: 'right',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  { id: 'action', header: 'Action', width: 122, sticky: 'right', cell: (order) => <Action order={order} /> },
];

/** A row as a card, for phones. */
export function SampleCard({ order, index }: { order: SampleOrder; index: number }) {
  const facts = [
    ['Patient DOB', order.born],
    ['Provider', order.provider],
    ['Device Name', `${order.device}, ${order.model}`],
    ['Order Date', order.placed],
  ];
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <b>
          {index + 1}. {order.orderId}
        </b>
        <StatusBadge status={order.status} />
      </div>
      <h2 className="my-2 text-h2">
        <bdi>{order.patient}</bdi>
      </h2>
      <dl className="mb-3">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[124px_minmax(0,1fr)] py-0.5">
            <dt className="text-fg-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Action order={order} wide="card" />
    </>
  );
}
