import { useDevicesOfUser } from '@rpm/api-client';
import type { AllottedDevice, UserRecord } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { useRereadOnFocus } from '../../hooks/useRereadOnFocus.ts';
import { OwnDeviceList } from '../../parts/own-devices/OwnDeviceList.tsx';
import { DeviceTile } from './DeviceTile.tsx';

const text = patientWords.patientDashboard;

const activation = lazily(() =>
  import('./ActivationDialog.tsx').then(({ ActivationDialog }) => ActivationDialog),
);

/** The patient's own devices, and their activation. @see PDB-03, PDB-06, STS-09 */
export function DevicesPart({ user }: { user: UserRecord }) {
  const { loadable, reread } = useDevicesOfUser(user.username);
  useRereadOnFocus(reread);
  const [asked, setAsked] = useState<AllottedDevice | null>(null);
  const { part: ActivationDialog, hasFailed, open, close } = useLazy(activation);
  const [done, setDone] = useState('');
  const result = useRef<HTMLParagraphElement>(null);
  // The button that opened the form is gone with what it was for.
  useEffect(() => {
    if (done) result.current?.focus();
  }, [done]);
  return (
    <section aria-labelledby="your-devices">
      <h2 id="your-devices" className="mb-3 text-h2">
        {text.devices}
      </h2>
      <p
        ref={result}
        tabIndex={-1}
        role="status"
        className={
          done
            ? 'mb-3 rounded-md border border-feedback-success-line bg-feedback-success-bg px-4 py-3 text-feedback-success-fg'
            : undefined
        }
      >
        {done}
      </p>
      <OwnDeviceList loadable={loadable} skeleton={<TileSkeletons />} isWide>
        {(device, called) => (
          <DeviceTile
            device={device}
            called={called}
            onActivate={() => {
              setAsked(device);
              open();
            }}
          />
        )}
      </OwnDeviceList>
      {hasFailed && (
        <p role="alert" className="pt-3 text-danger-fg">
          {loadWords.part.failed}
        </p>
      )}
      {ActivationDialog && asked && (
        <ActivationDialog
          device={asked}
          userId={user.userId}
          onActivated={(says) => {
            setDone(says);
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

function TileSkeletons() {
  return (
    <div className="grid @min-[54rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] gap-4">
      {[1, 2].map((each) => (
        <div key={each} className="flex gap-4 rounded-xl border border-line bg-surface p-4">
          <span className="w-26 flex-none">
            <Skeleton shape="picture" />
          </span>
          <span className="flex grow flex-col gap-3">
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton shape="badge" width="half" />
          </span>
        </div>
      ))}
    </div>
  );
}
