import { type AllottedDevice, guardedRoutes, patientAction } from '@rpm/domain';
import { activateWords, deviceStatusWords } from '@rpm/domain/words/device';
import { patientWords } from '@rpm/domain/words/patient';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DeviceCard } from '../../components/DeviceCard/DeviceCard.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { aboutDevice } from '../../parts/own-devices/aboutDevice.ts';

const text = patientWords.patientDashboard;

interface DeviceTileProps {
  device: AllottedDevice;
  /** On its buttons: no other device is called so. */
  called: string;
  onActivate: () => void;
}

/**
 * One of the patient's devices. A device that has arrived can be activated; of every other one a tap tells the status.
 *
 * @see PDB-03, STS-09 to STS-12
 */
export function DeviceTile({ device, called, onActivate }: DeviceTileProps) {
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
      onPress={action.kind === 'tell' ? () => setTold(deviceStatusWords[action.says]) : undefined}
      pressName={text.aboutStatus({ device: called })}
      action={
        action.kind === 'activate' ? (
          <Button
            variant="primary"
            wide
            aria-label={`${activateWords.activate} ${called}`}
            onClick={onActivate}
          >
            {activateWords.activate}
          </Button>
        ) : (
          <>
            <p role="status" className="font-semibold empty:hidden">
              {told}
            </p>
            {kind && device.status === 'Activated' && (
              // Over what makes the whole card a button.
              <p className="relative">
                <Link look="alone" to={`${guardedRoutes.patientDashboard.paths[0]}?help=${kind}`}>
                  {text.helpWith({ device: called })}
                </Link>
              </p>
            )}
          </>
        )
      }
    />
  );
}
