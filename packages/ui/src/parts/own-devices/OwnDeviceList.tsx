import type { useDevicesOfUser } from '@rpm/api-client';
import type { AllottedDevice } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { patientWords } from '@rpm/domain/words/patient';
import { cx } from 'class-variance-authority';
import { Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { calledApart } from './aboutDevice.ts';
import { PatientPart } from './PatientPart.tsx';

export interface OwnDeviceListProps {
  loadable: ReturnType<typeof useDevicesOfUser>['loadable'];
  skeleton: ReactNode;
  /** Two beside each other where there is room. */
  isWide?: boolean;
  /** One device, and what it is called on its buttons. */
  children: (device: AllottedDevice, called: string) => ReactNode;
}

const text = patientWords.patientDashboard;
/** So many cards at once; a patient with more pages through them (behaviour 1c). */
const pageSize = 6;
/** Few have so many devices: the others do not load it. */
const pages = lazily(() =>
  import('../../components/Pagination/Pagination.tsx').then(({ Pagination }) => Pagination),
);

/** The devices of the patient who is logged in, by page. @see PDB-03 */
export function OwnDeviceList({ loadable, skeleton, isWide = false, children }: OwnDeviceListProps) {
  const [page, setPage] = useState(1);
  return (
    <PatientPart
      loadable={loadable}
      says={text.devicesLoading}
      skeleton={skeleton}
      isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
      empty={
        <div className="rounded-xl border border-line bg-surface">
          <EmptyState
            headingLevel={3}
            icon={<Package strokeWidth={1.5} />}
            title={dashboardWords.noDevices}
            reason={text.noDevicesReason}
          />
        </div>
      }
    >
      {({ rows, unreadable }) => {
        const first = (page - 1) * pageSize;
        const called = calledApart(rows);
        return (
          <>
            <ul
              className={cx(
                'grid grid-cols-[minmax(0,1fr)] gap-4',
                isWide && '@min-[54rem]/page:grid-cols-2',
              )}
            >
              {rows.slice(first, first + pageSize).map((device, at) => (
                <li key={device.orderId ?? `row ${at}`} className="grid grid-cols-1">
                  {children(device, called[first + at] ?? '')}
                </li>
              ))}
            </ul>
            {rows.length > pageSize && <DevicePages page={page} total={rows.length} onPage={setPage} />}
            <RowsNotShown count={unreadable} />
          </>
        );
      }}
    </PatientPart>
  );
}

interface DevicePagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

function DevicePages(props: DevicePagesProps) {
  return (
    <Needed lazy={pages} says={text.devicesLoading} headingLevel={3}>
      {(Pagination) => <Pagination isOpen pageSize={pageSize} range={text.deviceRange} {...props} />}
    </Needed>
  );
}
