import { isVitalKind, type SupportedDevice, vitalsOf } from '@rpm/domain';
import { allocationWords } from '@rpm/domain/words/allocation';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { Check, Package, Plus } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { parameterName, statusName, vitalName } from '../../hooks/names.ts';

const allocation = allocationWords;
const { review } = orderWords;
const load = loadWords;

export interface DevicePickerProps {
  devices: readonly SupportedDevice[];
  /** The ids of those that are chosen. */
  chosen: ReadonlySet<string>;
  /** The status of a device of the model that the patient has, by its id. */
  owned: ReadonlyMap<string, string>;
  /** Why nothing can be added now. */
  blocked: string | null;
  onAdd: (device: SupportedDevice) => void;
  onRemove: (deviceId: string) => void;
}

/** The devices of the clinic, each with its picture and what it measures. A press adds it, another takes it out again. */
export function DevicePicker({ devices, chosen, owned, blocked, onAdd, onRemove }: DevicePickerProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
      {devices.map((device, at) => (
        <DeviceChoice
          key={device.deviceId ?? at}
          device={device}
          isChosen={device.deviceId !== null && chosen.has(device.deviceId)}
          owned={(device.deviceId !== null && owned.get(device.deviceId)) || null}
          isBlocked={blocked !== null || device.deviceId === null}
          onAdd={() => onAdd(device)}
          onRemove={() => device.deviceId !== null && onRemove(device.deviceId)}
        />
      ))}
    </ul>
  );
}

interface DeviceChoiceProps {
  device: SupportedDevice;
  isChosen: boolean;
  owned: string | null;
  isBlocked: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

function DeviceChoice({ device, isChosen, owned, isBlocked, onAdd, onRemove }: DeviceChoiceProps) {
  const name = device.name?.trim() || load.unknown;
  const Icon = isChosen ? Check : Plus;
  return (
    <li className="flex flex-wrap gap-3.5 rounded-md border border-line bg-surface p-3.5 has-[[aria-pressed=true]]:border-brand-solid has-[[aria-pressed=true]]:bg-surface-selected forced-colors:has-[[aria-pressed=true]]:border-[Highlight]">
      <span className="grid aspect-square w-18 flex-none place-items-center self-start rounded-md bg-surface-sunken p-1.5">
        {isVitalKind(device.mrSubType) ? (
          <DeviceDrawing kind={device.mrSubType} />
        ) : (
          <Package aria-hidden="true" strokeWidth={1.25} className="size-3/5 text-fg-muted" />
        )}
      </span>
      <div className="flex min-w-0 grow basis-40 flex-col">
        <h3 className="wrap-anywhere text-h3">
          <bdi>{name}</bdi>
        </h3>
        <p className="wrap-anywhere text-caption text-fg-muted">
          {review.model({ brand: device.brand || load.unknown, model: device.model || load.unknown })}
        </p>
        <ul className="mt-1.5 mb-3 grid gap-0.5">
          {vitalsOf(device).map((kind) => (
            <li key={kind} className="flex items-start gap-1.5">
              <span className="mt-0.5 text-fg-muted">
                <VitalIcon kind={kind} />
              </span>
              <span className="min-w-0">
                {vitalName(kind)}
                <Parameters device={device} kind={kind} />
              </span>
            </li>
          ))}
        </ul>
        {owned && (
          <p className="mb-2 text-caption text-feedback-warning-fg">
            {allocation.has({ status: statusName(owned) })}
          </p>
        )}
        <div className="mt-auto">
          <Button
            size="sm"
            variant={isChosen ? 'soft' : 'secondary'}
            aria-pressed={isChosen}
            isDisabled={isBlocked && !isChosen}
            onClick={isChosen ? onRemove : onAdd}
            icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          >
            {isChosen ? allocation.added : allocation.add}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** 'Systolic, Diastolic'; nothing where there is one alone, whose name says no more than that of the vital. */
function Parameters({ device: { vitals }, kind }: { device: SupportedDevice; kind: string }) {
  const measured = vitals.find(({ mrSubType }) => mrSubType === kind)?.parameters ?? [];
  const names = measured.map(({ parameter, unitDescription }) => parameterName(parameter, unitDescription));
  if (names.length < 2) return null;
  return <span className="wrap-anywhere text-caption text-fg-muted"> {names.join(', ')}</span>;
}
