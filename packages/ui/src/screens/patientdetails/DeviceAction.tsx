import { type AllottedDevice, messages, recordMessages } from '@rpm/domain';
import { createContext, useContext, useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { deviceName } from '../../devices/deviceName.ts';
import { shownTime } from './when.ts';

/** What a row of a device needs of its tab. */
export interface DeviceActions {
  /** The patient's. */
  timeZone: string;
  isOffline: boolean;
  onDeactivate: (device: AllottedDevice) => void;
}

/** Handed to the rows past the table, whose columns must not change with each render. */
export const DeviceActionContext = createContext<DeviceActions>({
  timeZone: 'UTC',
  isOffline: false,
  onDeactivate: () => {},
});

const { devices: texts } = recordMessages.record;

/** When a device was ordered, by the patient's clocks. */
export function OrderDate({ device }: { device: AllottedDevice }) {
  const { timeZone } = useContext(DeviceActionContext);
  return shownTime(device.creationTime, 'date', timeZone);
}

/** The button that takes an activated device out of use; other states have none. Offline it says why it does nothing. */
export function DeviceAction({ device }: { device: AllottedDevice }) {
  const { isOffline, onDeactivate } = useContext(DeviceActionContext);
  const id = useId();
  if (device.status !== 'Activated' || device.orderId === null) return null;
  return (
    <>
      <Button
        size="sm"
        isDisabled={isOffline}
        aria-describedby={isOffline ? id : undefined}
        onClick={() => onDeactivate(device)}
      >
        {texts.deactivate}
        <span className="sr-only"> {deviceName(device)}</span>
      </Button>
      {isOffline && (
        <span id={id} className="sr-only">
          {messages.task.offline}
        </span>
      )}
    </>
  );
}
