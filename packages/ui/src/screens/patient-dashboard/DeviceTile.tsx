import {
  type AllottedDevice,
  isVitalKind,
  messages,
  patientAction,
  patientMessages,
  vitalKindsIn,
  vitalNames,
} from '@rpm/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { DeviceCard } from '../../components/DeviceCard/index.ts';

const text = patientMessages.patientDashboard;

interface DeviceTileProps {
  device: AllottedDevice;
  onActivate: () => void;
}

/** What a device is called, what it measures first, and what it measures in all. */
export function aboutDevice({ name, deviceName, mrSubType, vitals }: AllottedDevice) {
  const kind = isVitalKind(mrSubType) ? mrSubType : (vitalKindsIn(vitals)[0] ?? null);
  return {
    name: deviceName ?? name ?? text.unnamedDevice,
    kind,
    measures: vitalNames(vitals)?.join(', ') || undefined,
  };
}

/**
 * One of the patient's devices. A device that has arrived can be activated; of every other one a tap tells the status.
 *
 * @see PDB-03, STS-09 to STS-12
 */
export function DeviceTile({ device, onActivate }: DeviceTileProps) {
  const [told, setTold] = useState('');
  const { name, kind, measures } = aboutDevice(device);
  const action = patientAction(device.status);
  return (
    <DeviceCard
      form="card"
      kind={kind}
      name={name}
      detail={measures}
      status={device.status}
      onPress={action.kind === 'tell' ? () => setTold(action.says) : undefined}
      pressName={text.aboutStatus(name)}
      action={
        action.kind === 'activate' ? (
          <Button
            variant="primary"
            wide
            aria-label={`${messages.activation.activate} ${name}`}
            onClick={onActivate}
          >
            {messages.activation.activate}
          </Button>
        ) : (
          <p role="status" className="font-semibold empty:hidden">
            {told}
          </p>
        )
      }
    />
  );
}
