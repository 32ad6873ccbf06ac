import { type AllottedDevice, orderDate, parseStamp } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { taskWords } from '@rpm/domain/words/task';
import { createContext, useContext, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { deviceName } from '../../parts/devices/deviceName.ts';

/** What a row of a device needs of its tab. */
export interface DeviceActions {
  isOffline: boolean;
  onDeactivate: (device: AllottedDevice) => void;
  /** Opens the token of the device's gateway. */
  onGateway: (device: AllottedDevice) => void;
}

/** Handed to the rows past the table, whose columns must not change with each render. */
export const DeviceActionContext = createContext<DeviceActions>({
  isOffline: false,
  onDeactivate: () => {},
  onGateway: () => {},
});

const { devices: texts } = recordWords.record;

/** When a device was ordered: the day that the board of orders and the letter name too. @see ORD-14 */
export function OrderDate({ device: { creationTime } }: { device: AllottedDevice }) {
  const onBad = useOnBad();
  const placed = creationTime && parseStamp(creationTime, onBad);
  return placed ? orderDate(placed, browserTimeZone()) : loadWords.unknown;
}

/** The buttons of an activated device: its gateway, and the end of its use. Other states have none. Offline they say why. */
export function DeviceAction({ device }: { device: AllottedDevice }) {
  const { isOffline, onDeactivate, onGateway } = useContext(DeviceActionContext);
  const id = useId();
  if (device.status !== 'Activated' || device.orderId === null) return null;
  const acts = [
    [texts.gateway, onGateway],
    [texts.deactivate, onDeactivate],
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map(([label, act]) => (
        <Button
          key={label}
          size="sm"
          isDisabled={isOffline}
          aria-describedby={isOffline ? id : undefined}
          onClick={() => act(device)}
        >
          {label}
          <span className="sr-only"> {deviceName(device)}</span>
        </Button>
      ))}
      {isOffline && (
        <span id={id} className="sr-only">
          {taskWords.offline}
        </span>
      )}
    </div>
  );
}
