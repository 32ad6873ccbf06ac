import { useDevicesOfUser } from '@rpm/api-client';
import { messages, patientMessages } from '@rpm/domain';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { DeviceCard } from '../../components/DeviceCard/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { aboutDevice } from '../patient-dashboard/DeviceTile.tsx';
import { PatientPart } from '../patient-dashboard/PatientPart.tsx';

const text = patientMessages.patientDashboard;
/** So many cards at once, as on the dashboard (behaviour 1c). */
const pageSize = 6;

/** The devices of the patient and where each stands. They are activated on the dashboard. @see PDB-03, ROL-04 */
export function OwnDevices({ username }: { username: string }) {
  const { loadable } = useDevicesOfUser(username);
  const [page, setPage] = useState(1);
  return (
    <section aria-labelledby="own-devices" className="min-w-0">
      <h2 id="own-devices" className="mb-3 text-h2">
        {text.devices}
      </h2>
      <PatientPart
        loadable={loadable}
        what={text.devicesWhat}
        skeleton={<Skeleton shape="chart" />}
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
            <ul className="flex flex-col gap-4">
              {rows.slice((page - 1) * pageSize, page * pageSize).map((device, at) => {
                const { name, kind, measures } = aboutDevice(device);
                return (
                  <li key={device.orderId ?? `row ${at}`}>
                    <DeviceCard
                      form="card"
                      kind={kind}
                      name={name}
                      detail={measures}
                      status={device.status}
                    />
                  </li>
                );
              })}
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
    </section>
  );
}
