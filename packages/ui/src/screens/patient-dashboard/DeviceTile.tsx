import { type AllottedDevice, messages, patientAction, patientMessages } from '@rpm/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { DeviceCard } from '../../components/DeviceCard/index.ts';
import { aboutDevice } from '../../patient/aboutDevice.ts';

const text = patientMessages.patientDashboard;

interface DeviceTileProps {
  device: AllottedDevice;
  onActivate: () => void;
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
