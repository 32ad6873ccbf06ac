import type { Loadable } from '@rpm/api-client';
import { type AllottedDevice, isVitalKind, type ReadRows, vitalCodes } from '@rpm/domain';
import { allocationWords } from '@rpm/domain/words/allocation';
import { Package } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { vitalsText } from '../../hooks/names.ts';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { deviceName } from '../../parts/devices/deviceName.ts';

const allocation = allocationWords;

export interface AllottedDevicesProps {
  allotted: Loadable<ReadRows<AllottedDevice>>;
  onDeactivate: (device: AllottedDevice) => void;
}

/** What the patient has already, so that nobody orders it twice; what is in use can be taken out of use. */
export function AllottedDevices({ allotted, onDeactivate }: AllottedDevicesProps) {
  return (
    <Card title={allocation.allotted} isFlush>
      <LoadedRows
        loadable={allotted}
        says={allocation.allottedLoading}
        skeleton={
          <div className="grid gap-3 p-5 pt-0">
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        }
        notShown="px-5 py-3"
        empty={<p className="px-5 pb-5 text-fg-muted">{allocation.noneAllotted}</p>}
      >
        {(rows) => (
          <ul>
            {rows.map((device, at) => (
              <Allotted
                key={device.orderId ?? at}
                device={device}
                onDeactivate={() => onDeactivate(device)}
              />
            ))}
          </ul>
        )}
      </LoadedRows>
    </Card>
  );
}

function Allotted({ device, onDeactivate }: { device: AllottedDevice; onDeactivate: () => void }) {
  const { mrSubType, model, vitals, status, orderId } = device;
  const name = deviceName(device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line-subtle border-t px-5 py-2.5">
      <span className="text-fg-muted">
        {isVitalKind(mrSubType) ? (
          <VitalIcon kind={mrSubType} />
        ) : (
          <Package aria-hidden="true" strokeWidth={1.75} className="size-icon" />
        )}
      </span>
      <span className="min-w-0 grow basis-48">
        <bdi className="wrap-anywhere block font-semibold">{name}</bdi>
        <span className="wrap-anywhere text-caption text-fg-muted">
          {[model, vitalsText(vitalCodes(vitals))].filter(Boolean).join(', ')}
        </span>
      </span>
      <StatusBadge status={status} />
      {status === 'Activated' && orderId && (
        <Button size="sm" onClick={onDeactivate}>
          {allocation.deactivate}
          <span className="sr-only">
            {' '}
            {name}, {orderId}
          </span>
        </Button>
      )}
    </li>
  );
}
