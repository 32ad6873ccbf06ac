import {
  newIdempotencyKey,
  useDevicesOfPatient,
  usePatientInfo,
  usePatientList,
  useServerTime,
  useSupportedDevices,
  useVitalLimits,
} from '@rpm/api-client';
import { allocationWords } from '@rpm/domain/words/allocation';
import { orderWords } from '@rpm/domain/words/order';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useSelection } from '../../providers/selection/useSelection.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { Allocation } from './Allocation.tsx';

/** It is not what somebody comes here for: it loads beside the page, and is there when there is something. */
const waitingDevices = lazily(() =>
  import('./waiting/WaitingDevices.tsx').then((part) => part.WaitingDevices),
);

const allocation = allocationWords;
const { review } = orderWords;

/**
 * `/rpm-device-allocation` and `/device-allocation`: chooses a patient and devices for an order, which `/review-order`
 * places. `?patient=` names the patient by the opaque id. With `waiting/`, the one file here that reads from the API.
 *
 * @see REV-07, REV-09
 */
export function DeviceAllocationScreen() {
  return (
    <PageFor route="deviceAllocation" title={allocation.title}>
      <DeviceAllocation />
    </PageFor>
  );
}

function DeviceAllocation() {
  const { user } = useSession();
  const { selection, isKept, isPatientChanged, store } = useSelection();
  const [address, setAddress] = useSearchParams();
  const [isChanging, setChanging] = useState(false);
  const [search, setSearch] = useState('');
  const now = useServerTime();

  const named = address.get('patient');
  /** The patient of the address, until it is known that there is one. */
  const asked = named !== null && named !== selection?.patientId ? named : null;
  const patientId = asked ?? selection?.patientId ?? null;
  const patient = usePatientInfo(patientId);
  const isGone = patient.loadable.state === 'failed' && patient.loadable.error.status === 404;
  const isPicking = isChanging || patientId === null || isGone;
  const query = { page: 0, noOfRows: 10, sort: 'name', scope: 'clinic', ...(search && { search }) } as const;
  const patients = usePatientList(isPicking ? user.userId : null, query);
  const supported = useSupportedDevices(user.clinicName);
  const allotted = useDevicesOfPatient(patientId);
  const inForce = useVitalLimits(patientId);

  function choose(userId: string) {
    setChanging(false);
    store.start({ ownerId: user.userId, patientId: userId, orderKey: newIdempotencyKey(), devices: [] });
    setAddress({ patient: userId }, { replace: true });
  }

  const isAskedThere = asked !== null && patient.loadable.state === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once for each patient that the address names
  useEffect(() => {
    if (isAskedThere && asked !== null) choose(asked);
  }, [asked, isAskedThere]);

  return (
    <Page title={allocation.title} subtitle={allocation.subtitle}>
      <div className="mb-4 grid gap-3 empty:hidden">
        {isGone && (
          <Banner kind="warning" announce="status">
            {allocation.unknownPatient}
          </Banner>
        )}
        {isPatientChanged && (
          <Banner kind="warning" announce="alert">
            {review.cannotConfirm.patientChanged}
          </Banner>
        )}
        {!isKept && <Banner kind="warning">{review.inMemory}</Banner>}
      </div>
      <div className="in-order">
        <Allocation
          selection={asked === null && !isGone ? selection : null}
          isPicking={isPicking}
          patient={patient.loadable}
          patients={patients.loadable}
          supported={supported.loadable}
          allotted={allotted.loadable}
          inForce={inForce.loadable}
          now={now}
          onSearch={setSearch}
          onChoose={choose}
          onChange={() => setChanging(true)}
        />
        {/* Below: it may be nothing, and must push nobody's search away. */}
        <div className="mt-4 empty:hidden">
          <Needed lazy={waitingDevices}>{(WaitingDevices) => <WaitingDevices />}</Needed>
        </div>
      </div>
    </Page>
  );
}
