import { type AllottedDevice, vitalCodes } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { useId } from 'react';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { vitalsText } from '../../hooks/names.ts';
import { deviceName } from '../../parts/devices/deviceName.ts';
import { DeliveryModeText, OrderNumber, shownText } from '../../parts/orders/cells.tsx';
import { Facts } from '../../parts/person/Facts.tsx';
import { DeviceAction, OrderDate } from './DeviceAction.tsx';

const { columns: heads } = recordWords.record.devices;

/** A device on a phone. */
export function DeviceLine({ device }: { device: AllottedDevice }) {
  const id = useId();
  return (
    <article aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={id} className="wrap-anywhere text-h3">
          <bdi>{deviceName(device)}</bdi>
        </h2>
        <StatusBadge status={device.status} />
      </div>
      <Facts
        facts={[
          [heads.vitals, shownText(vitalsText(vitalCodes(device.vitals)))],
          [heads.orderId, <OrderNumber key="id" orderId={device.orderId} />],
          [heads.orderDate, <OrderDate key="date" device={device} />],
          [heads.delivery, <DeliveryModeText key="mode" mode={device.modeOfDelivery} />],
        ]}
      />
      <div className="pt-2">
        <DeviceAction device={device} />
      </div>
    </article>
  );
}
