import { type AllottedDevice, vitalCodes } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { vitalsText } from '../../hooks/names.ts';
import { deviceName } from '../../parts/devices/deviceName.ts';
import { DeliveryModeText, OrderNumber, shownText } from '../../parts/orders/cells.tsx';
import { DeviceAction, OrderDate } from './DeviceAction.tsx';

const { columns: heads } = recordWords.record.devices;

/** The columns of a patient's devices. */
export const deviceColumns: DataColumn<AllottedDevice>[] = [
  {
    id: 'device',
    header: heads.device,
    isRowHeader: true,
    cell: (device) => (
      <>
        <bdi className="wrap-anywhere block min-w-40">{deviceName(device)}</bdi>
        <span className="wrap-anywhere block font-regular text-caption text-fg-muted">
          <bdi>{[device.brand, device.model].filter(Boolean).join(', ')}</bdi>
        </span>
      </>
    ),
  },
  {
    id: 'vitals',
    header: heads.vitals,
    cell: ({ vitals }) => shownText(vitalsText(vitalCodes(vitals))),
  },
  { id: 'orderId', header: heads.orderId, cell: ({ orderId }) => <OrderNumber orderId={orderId} /> },
  {
    id: 'orderDate',
    header: heads.orderDate,
    cell: (device) => <OrderDate device={device} />,
  },
  {
    id: 'delivery',
    header: heads.delivery,
    cell: ({ modeOfDelivery }) => <DeliveryModeText mode={modeOfDelivery} />,
  },
  { id: 'status', header: heads.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'action',
    header: heads.action,
    isForScreen: true,
    cell: (device) => <DeviceAction device={device} />,
  },
];
