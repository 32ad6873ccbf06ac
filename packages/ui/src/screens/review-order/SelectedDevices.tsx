import { type ChosenDevice, type ChosenVital, isVitalKind } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { Package, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VitalLimits } from '../../components/VitalLimits/VitalLimits.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';

const { review } = orderWords;

export interface SelectedDevicesProps {
  devices: readonly ChosenDevice[];
  /** The patient's. */
  timeZone: string | null;
  /** Chosen devices that the clinic no longer has, by id, with the name if it was seen before. */
  gone: readonly { deviceId: string; name: string | null }[];
  /** The name of the device that was removed last, while it can be brought back. */
  removed: string | null;
  isLocked: boolean;
  onEdit: (vital: ChosenVital) => void;
  onRemove: (deviceId: string, name: string) => void;
  onUndo: () => void;
}

/** The devices of the order with the range of each parameter. @see REV-04 */
export function SelectedDevices(props: SelectedDevicesProps) {
  const { devices, timeZone, gone, removed, isLocked, onEdit, onRemove, onUndo } = props;
  const count = devices.length + gone.length;
  return (
    <Card title={review.selectedDevices} note={count} isFlush>
      {removed !== null && <Removed name={removed} onUndo={onUndo} />}
      {count === 0 && (
        <EmptyState
          icon={<Package strokeWidth={1.25} />}
          title={review.noDevice}
          reason={review.noDeviceReason}
          action={
            <Link to="/rpm-device-allocation" look="primary">
              {review.assign}
            </Link>
          }
        />
      )}
      {devices.map((device) => (
        <SelectedDevice
          key={device.deviceId}
          {...{ device, timeZone, isLocked, onEdit }}
          onRemove={() => onRemove(device.deviceId, device.deviceName)}
        />
      ))}
      {gone.map(({ deviceId, name }) => (
        <article key={deviceId} className={row}>
          <Picture kind={null} />
          <div className="flex min-w-0 grow flex-wrap items-start gap-3">
            <div className="min-w-0 grow">
              <h3 className="wrap-anywhere text-h3">
                <bdi>{name ?? deviceId}</bdi>
              </h3>
              <p className="text-danger-fg">{review.gone}</p>
            </div>
            <RemoveButton
              name={name ?? deviceId}
              isLocked={isLocked}
              onPress={() => onRemove(deviceId, name ?? deviceId)}
            />
          </div>
        </article>
      ))}
    </Card>
  );
}

const row = 'flex gap-5 border-line border-t px-5 py-4 max-sm:flex-col max-sm:gap-3';

function Picture({ kind }: { kind: string | null }) {
  return (
    <span className="grid aspect-square w-22 flex-none place-items-center self-start rounded-md bg-surface-sunken p-2">
      {isVitalKind(kind) ? (
        <DeviceDrawing kind={kind} />
      ) : (
        <Package aria-hidden="true" strokeWidth={1.25} className="size-3/5 text-fg-muted" />
      )}
    </span>
  );
}

function RemoveButton({ name, isLocked, onPress }: { name: string; isLocked: boolean; onPress: () => void }) {
  return (
    <span className="[--rpm-fg-link-hover:var(--rpm-danger-fg)] [--rpm-fg-link:var(--rpm-danger-fg)]">
      <Button
        variant="ghost"
        size="sm"
        isDisabled={isLocked}
        onClick={onPress}
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
      >
        {review.removeDevice}
        <span className="sr-only"> {name}</span>
      </Button>
    </span>
  );
}

interface SelectedDeviceProps {
  device: ChosenDevice;
  timeZone: string | null;
  isLocked: boolean;
  onEdit: (vital: ChosenVital) => void;
  onRemove: () => void;
}

function SelectedDevice({ device, timeZone, isLocked, onEdit, onRemove }: SelectedDeviceProps) {
  const name = device.deviceName || loadWords.unknown;
  const units = useUnits();
  return (
    <article className={row}>
      <Picture kind={device.mrSubType} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 grow">
            <h3 className="wrap-anywhere text-h3">
              <bdi>{name}</bdi>
            </h3>
            <p className="wrap-anywhere text-fg-muted">
              {review.model({
                brand: device.brand || loadWords.unknown,
                model: device.deviceModel || loadWords.unknown,
              })}
            </p>
          </div>
          <RemoveButton name={name} isLocked={isLocked} onPress={onRemove} />
        </div>
        {device.vitals.map((vital) => (
          <VitalLimits
            key={vital.mrSubType}
            vital={vital}
            deviceName={name}
            timeZone={timeZone}
            units={units}
            isLocked={isLocked}
            onEdit={() => onEdit(vital)}
          />
        ))}
      </div>
    </article>
  );
}

/** What was removed, and the way back; it takes the focus from the button that went with the device. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with each device that is removed
  useEffect(() => undo.current?.focus(), [name]);
  return (
    <div className="border-line border-t px-5 py-3">
      <Banner
        kind="info"
        announce="status"
        action={
          <Button ref={undo} size="sm" onClick={onUndo}>
            {review.undo}
          </Button>
        }
      >
        {review.removed({ name })}
      </Banner>
    </div>
  );
}
