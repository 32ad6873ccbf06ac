import { useDevicesOfUser } from '@rpm/api-client';
import { type AllottedDevice, messages, patientMessages, type UserRecord } from '@rpm/domain';
import { Package } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { DeviceTile } from './DeviceTile.tsx';
import { PatientPart } from './PatientPart.tsx';

const text = patientMessages.patientDashboard;
/** So many cards at once; a patient with more pages through them (behaviour 1c). */
const pageSize = 6;

const ActivationDialog = lazy(() =>
  import('./ActivationDialog.tsx').then((module) => ({ default: module.ActivationDialog })),
);

/** The patient's own devices, and their activation. @see PDB-03, PDB-06, STS-09 */
export function DevicesPart({ user }: { user: UserRecord }) {
  const { loadable, reread } = useDevicesOfUser(user.username);
  const [page, setPage] = useState(1);
  const [activating, setActivating] = useState<AllottedDevice | null>(null);
  const [done, setDone] = useState('');
  return (
    <section aria-labelledby="your-devices">
      <h2 id="your-devices" className="mb-3 text-h2">
        {text.devices}
      </h2>
      <p
        role="status"
        className={
          done
            ? 'mb-3 rounded-md border border-feedback-success-line bg-feedback-success-bg px-4 py-3 text-feedback-success-fg'
            : undefined
        }
      >
        {done}
      </p>
      <PatientPart
        loadable={loadable}
        what={text.devicesWhat}
        skeleton={<TileSkeletons />}
        isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
        empty={
          <div className="rounded-xl border border-line bg-surface">
            <EmptyState
              headingLevel={3}
              icon={<Package strokeWidth={1.5} />}
              title={messages.dashboard.noDevices}
              reason={text.noDevicesReason}
            />
          </div>
        }
      >
        {({ rows, unreadable }) => (
          <>
            <ul className="grid @min-[54rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] gap-4">
              {rows.slice((page - 1) * pageSize, page * pageSize).map((device, at) => (
                <li key={device.orderId ?? `row ${at}`} className="grid">
                  <DeviceTile device={device} onActivate={() => setActivating(device)} />
                </li>
              ))}
            </ul>
            {rows.length > pageSize && (
              <Pagination
                page={page}
                pageSize={pageSize}
                total={rows.length}
                noun={text.deviceNoun}
                onPage={setPage}
              />
            )}
            {unreadable > 0 && (
              <p role="status" className="mt-3 text-fg-muted">
                {messages.load.rowsNotShown(unreadable)}
              </p>
            )}
          </>
        )}
      </PatientPart>
      {activating && (
        <Suspense>
          <ActivationDialog
            device={activating}
            userId={user.userId}
            onActivated={(says) => {
              setDone(says);
              setActivating(null);
              void reread();
            }}
            onUnknown={() => void reread()}
            onClose={() => setActivating(null)}
          />
        </Suspense>
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
