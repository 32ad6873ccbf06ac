import { useDevicesOfUser } from '@rpm/api-client';
import { guardedRoutes, type OwnReadings, type UserRecord, type VitalKind, vitalKindsIn } from '@rpm/domain';
import { ownReadingWords } from '@rpm/domain/words/ownReading';
import { silentWords } from '@rpm/domain/words/silent';
import { taskWords } from '@rpm/domain/words/task';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { useOnline } from '../../hooks/useOnline.ts';
import { deviceName } from '../../parts/devices/deviceName.ts';
import { browsersBluetooth } from './bluetooth.ts';
import { TakenList } from './TakenList.tsx';
import { useDevice } from './useDevice.ts';
import { type Sent, useSend } from './useSend.ts';

const { measure: texts, ...words } = ownReadingWords;
const [path] = guardedRoutes.medicalDevices.paths;

interface MeasurePartProps {
  kind: VitalKind;
  user: UserRecord;
  onSent: (sent: Sent) => void;
}

/**
 * A device beside the browser: found, connected, and what it measures. One that tells its serial number speaks for itself;
 * of one that does not, the patient says whether it is the clinic's.
 */
export function MeasurePart({ kind, user, onSent }: MeasurePartProps) {
  const device = useDevice(kind, browsersBluetooth());
  const isOnline = useOnline();
  const { run, isBusy, problem } = useSend(user.userId, onSent);
  const { loadable } = useDevicesOfUser(user.username);
  const [isOurs, setOurs] = useState<'yes' | 'no' | null>(null);
  const ours =
    loadable.state === 'ready'
      ? loadable.data.rows.find(
          ({ status, vitals, orderId }) =>
            status === 'Activated' && orderId !== null && vitalKindsIn(vitals).includes(kind),
        )
      : undefined;
  const { phase, name, serial, fault, refusal, taken } = device;
  const readings = taken.flatMap((each) => each.readings);
  const asks = readings.length > 0 && !serial && ours !== undefined;
  const named: OwnReadings['device'] = serial
    ? { serial }
    : isOurs === 'yes' && ours?.orderId
      ? { orderId: ours.orderId }
      : undefined;
  const shown = name || silentWords.devices[kind];
  const says = refusal === 'doubtful' ? words.doubtful : refusal && words.refusals[refusal];
  return (
    <>
      <h2 className="text-h2">{texts.title({ device: silentWords.devices[kind] })}</h2>
      {readings.length === 0 && phase === 'idle' && <p className="text-fg-muted">{texts.lead}</p>}
      <p role="status" className="empty:hidden">
        {phase === 'connecting' && texts.connecting({ name: shown })}
        {phase === 'waiting' && readings.length === 0 && texts.waiting({ name: shown })}
      </p>
      {fault && <Problem>{words.faults[fault]}</Problem>}
      {says && <Banner kind="warning">{says}</Banner>}
      {taken.length > 0 && <TakenList taken={taken} />}
      {asks && (
        <RadioCards
          title={texts.isOurs({ device: deviceName(ours) })}
          headingLevel={3}
          options={[
            { value: 'yes', label: texts.ours.yes },
            { value: 'no', label: texts.ours.no },
          ]}
          value={isOurs}
          onChange={setOurs}
          isDisabled={isBusy}
          isRow
        />
      )}
      {!isOnline && <Banner kind="warning">{taskWords.offline}</Banner>}
      <Problem>{problem}</Problem>
      <div className="flex flex-col gap-3">
        {readings.length > 0 && (
          <Button
            variant="primary"
            busy={isBusy ? words.sending : undefined}
            isDisabled={!isOnline || (asks && isOurs === null)}
            onClick={() => void run({ readings, ...(named && { device: named }) })}
          >
            {words.send}
          </Button>
        )}
        {phase === 'idle' && (
          <Button
            variant={readings.length > 0 ? 'secondary' : 'primary'}
            onClick={() => void device.connect()}
          >
            {fault || readings.length > 0 ? texts.again : texts.choose}
          </Button>
        )}
        <Link to={`${path}?vital=${kind}&by=hand`} look="secondary">
          {texts.typeInstead}
        </Link>
      </div>
    </>
  );
}
