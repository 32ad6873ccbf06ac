import type { Loadable } from '@rpm/api-client';
import {
  type AllottedDevice,
  chosenDevices,
  formatDate,
  genderKind,
  type InForce,
  limits,
  type PatientInfo,
  parseCalendarDate,
  patientName,
  type ReadRows,
  type Selection,
  type SupportedDevice,
  standardVital,
  vitalsOf,
  withDevice,
  withoutDevice,
  withRange,
} from '@rpm/domain';
import { allocationWords } from '@rpm/domain/words/allocation';
import { genderWords } from '@rpm/domain/words/dashboard';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { PackageX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PersonFacts } from '../../components/PersonFacts/PersonFacts.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useRangeDialog } from '../../hooks/useRangeDialog.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { ActivationCodeButton } from '../../parts/person/ActivationCodeButton.tsx';
import { useSelection } from '../../providers/selection/useSelection.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { AllottedDevices } from './AllottedDevices.tsx';
import { DevicePicker } from './DevicePicker.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PatientPicker, type PatientPickerProps } from './PatientPicker.tsx';
import { useAllocationDialogs } from './useAllocationDialogs.tsx';

const allocation = allocationWords;
const { review } = orderWords;
const load = loadWords;

export interface AllocationProps extends Omit<PatientPickerProps, 'onEnroll'> {
  selection: Selection | null;
  /** No patient is chosen yet, or another one is to be. */
  isPicking: boolean;
  patient: Loadable<PatientInfo>;
  supported: Loadable<ReadRows<SupportedDevice>>;
  allotted: Loadable<ReadRows<AllottedDevice>>;
  inForce: Loadable<InForce>;
  /** The server's time. */
  now: () => Date;
  /** Another patient is to be chosen. */
  onChange: () => void;
}

/** The devices of this model that the patient has or gets already: status by device. What is out of use does not count. */
function ownedOf(allotted: Loadable<ReadRows<AllottedDevice>>): Map<string, string> {
  const rows = allotted.state === 'ready' ? allotted.data.rows : [];
  return new Map(
    rows
      .filter(({ deviceId, status }) => deviceId !== null && status !== null && status !== 'Deactivated')
      .map(({ deviceId, status }) => [String(deviceId), String(status)]),
  );
}

const dataOf = <T,>(loadable: Loadable<T>): T | null => (loadable.state === 'ready' ? loadable.data : null);

/** Patient, devices and the order so far. */
export function Allocation(props: AllocationProps) {
  const { selection, isPicking, patient, patients, supported, allotted, now } = props;
  const { user } = useSession();
  const { store, isKept, isPatientChanged } = useSelection();
  const navigate = useNavigate();
  const info = dataOf(patient);
  const name = info && patientName(info);
  const rows = dataOf(supported)?.rows ?? null;
  const inForce = dataOf(props.inForce);
  const chosen = useMemo(
    () => (rows && selection ? chosenDevices(selection, rows, inForce) : { devices: [], gone: [] }),
    [rows, selection, inForce],
  );
  const owned = ownedOf(allotted);
  const range = useRangeDialog(
    {
      userId: selection?.patientId ?? '',
      username: info?.username ?? '',
      clinic: user.clinicName,
      name: name ?? load.unknown,
      dob: info?.dob ?? null,
      timeZone: info?.timeZone ?? null,
    },
    (kept) => selection && store.edit(withRange(selection, kept)),
  );
  useLeaveWarning(!isKept && (selection?.devices.length ?? 0) > 0);

  function add(device: SupportedDevice) {
    if (!selection || device.deviceId === null) return;
    const standard = (kind: Parameters<typeof standardVital>[0]) =>
      standardVital(kind, now(), browserTimeZone());
    store.edit(withDevice(selection, device.deviceId, vitalsOf(device), standard));
  }
  const remove = (deviceId: string) => selection && store.edit(withoutDevice(selection, deviceId));
  const [enrolled, setEnrolled] = useState<string | null>(null);
  const dialogs = useAllocationDialogs({
    onEnrolled: (userId) => {
      setEnrolled(userId);
      props.onChoose(userId);
    },
    onDuplicate: add,
  });
  function askAdd(device: SupportedDevice) {
    const status = device.deviceId !== null && owned.get(device.deviceId);
    if (status) dialogs.open({ kind: 'duplicate', device, status });
    else add(device);
  }

  const isFull = (selection?.devices.length ?? 0) >= limits.orderMaxDevices;
  const blocked =
    !selection || isPicking
      ? allocation.firstPatient
      : isFull
        ? allocation.full({ orderMaxDevices: limits.orderMaxDevices })
        : null;
  return (
    <div className="@max-[64rem]/page:in-order grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] items-start gap-4">
      <div className="in-order flex min-w-0 flex-col gap-4">
        {(dialogs.hasFailed || range.hasFailed) && (
          <Banner kind="danger" announce="alert">
            {allocation.enrollFailed}
          </Banner>
        )}
        {!isPicking && enrolled !== null && enrolled === selection?.patientId && (
          <Banner kind="success" announce="status" action={<ActivationCodeButton userId={enrolled} />}>
            {allocation.enrolledNext}
          </Banner>
        )}
        {isPicking ? (
          <PatientPicker
            patients={patients}
            onSearch={props.onSearch}
            onChoose={props.onChoose}
            onEnroll={() => dialogs.open({ kind: 'enroll' })}
          />
        ) : (
          <>
            <Loaded
              loadable={patient}
              says={allocation.patientLoading}
              skeleton={
                <Card>
                  <Skeleton width="half" />
                </Card>
              }
            >
              {(data) => <ChosenPatient patient={data} onChange={props.onChange} />}
            </Loaded>
            <AllottedDevices
              allotted={allotted}
              onDeactivate={(device) => dialogs.open({ kind: 'deactivate', device })}
            />
          </>
        )}
        <Card title={allocation.chooseDevices}>
          {blocked && (
            <p role="status" className="mb-3 text-fg-muted">
              {blocked}
            </p>
          )}
          <LoadedRows
            loadable={supported}
            says={allocation.devicesLoading}
            skeleton={<Skeleton shape="chart" />}
            notShown=""
            empty={
              <EmptyState
                icon={<PackageX strokeWidth={1.25} />}
                title={allocation.noDevices}
                reason={allocation.noDevicesReason}
              />
            }
          >
            {(rows) => (
              <DevicePicker
                devices={rows}
                chosen={new Set(selection?.devices.map(({ deviceId }) => deviceId))}
                owned={owned}
                blocked={blocked}
                onAdd={askAdd}
                onRemove={remove}
              />
            )}
          </LoadedRows>
        </Card>
      </div>
      <OrderSummary
        devices={chosen.devices}
        timeZone={info?.timeZone ?? null}
        gone={chosen.gone}
        refusal={refusalOf(selection, isPicking, isPatientChanged)}
        areLimitsComing={props.inForce.state === 'loading'}
        onEdit={range.open}
        onRemove={remove}
        onContinue={() => navigate('/review-order')}
      />
      {range.dialog}
      {dialogs.dialog}
    </div>
  );
}

function refusalOf(selection: Selection | null, isPicking: boolean, isPatientChanged: boolean) {
  if (isPatientChanged) return review.cannotConfirm.patientChanged;
  if (!selection || isPicking) return allocation.patientMissing;
  return selection.devices.length === 0 ? allocation.deviceMissing : null;
}

function ChosenPatient({ patient, onChange }: { patient: PatientInfo; onChange: () => void }) {
  const onBad = useOnBad();
  const born = patient.dob ? parseCalendarDate(patient.dob, onBad) : null;
  return (
    <PersonFacts
      label={allocation.patient}
      name={patientName(patient)}
      detail={patient.username}
      facts={[
        { label: review.birthDate, value: born && formatDate(born) },
        { label: review.gender, value: genderWords[genderKind(patient.gender)] },
      ]}
      action={<Button onClick={onChange}>{allocation.change}</Button>}
    />
  );
}
