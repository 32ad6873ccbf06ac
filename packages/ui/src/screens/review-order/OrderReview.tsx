import type { Loadable } from '@rpm/api-client';
import {
  chosenDevices,
  type Delivery,
  formatDate,
  fullName,
  genderKind,
  type InForce,
  orderingProvider,
  type PatientInfo,
  parseCalendarDate,
  patientName,
  type ReadRows,
  reviewDraft,
  type Selection,
  type SupportedDevice,
  withRange,
} from '@rpm/domain';
import { genderWords } from '@rpm/domain/words/dashboard';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PersonFacts } from '../../components/PersonFacts/PersonFacts.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useRangeDialog } from '../../hooks/useRangeDialog.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { useSelection } from '../../providers/selection/useSelection.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { Confirmation, warmConfirmation } from './Confirmation.tsx';
import { ConfirmFoot } from './ConfirmFoot.tsx';
import { letterOf } from './confirmationOf.ts';
import { DeliveryCard } from './DeliveryCard.tsx';
import { ProblemText } from './ProblemText.tsx';
import { reviewGrid } from './reviewGrid.ts';
import { SelectedDevices } from './SelectedDevices.tsx';
import type { usePlacing } from './usePlacing.ts';
import { useRemoval } from './useRemoval.ts';

const licenseWarning = lazily(() =>
  import('./LicenseWarning.tsx').then(({ LicenseWarning }) => LicenseWarning),
);
const { review } = orderWords;
const load = loadWords;

export interface OrderReviewProps {
  selection: Selection;
  delivery: Delivery;
  patient: PatientInfo;
  supported: Loadable<ReadRows<SupportedDevice>>;
  /** The limits by which the patient is watched; `undefined` while they load, `null` when they could not be loaded. */
  inForce: InForce | null | undefined;
  placing: ReturnType<typeof usePlacing>;
  /** The server's time. */
  now: () => Date;
}

/** The order of a patient, ready to be looked over, changed and confirmed. */
export function OrderReview(props: OrderReviewProps) {
  const { selection, delivery, patient, supported, inForce, placing, now } = props;
  const { user } = useSession();
  const { store, isKept, isPatientChanged } = useSelection();
  const isOnline = useOnline();
  const [isTried, setTried] = useState(false);
  const onBad = useOnBad();
  const side = useRef<HTMLDivElement>(null);
  const { removed, remove, undo } = useRemoval(selection, store);
  const name = patientName(patient) ?? load.unknown;
  const born = patient.dob ? parseCalendarDate(patient.dob, onBad) : null;
  const provider = orderingProvider(user, patient);

  const rows = supported.state === 'ready' ? supported.data.rows : null;
  const chosen = useMemo(
    () => (rows ? chosenDevices(selection, rows, inForce ?? null) : { devices: [], gone: [] }),
    [selection, rows, inForce],
  );
  const gone = useNamesOfGone(chosen);
  const { draft, refusal, wrongFields } = reviewDraft(user, patient, chosen.devices, delivery, {
    isOnline,
    isPatientChanged,
    isLoaded: rows !== null && inForce !== undefined,
    isDeviceGone: gone.length > 0,
  });
  const range = useRangeDialog(
    {
      userId: selection.patientId,
      username: patient.username ?? '',
      clinic: user.clinicName,
      name,
      dob: patient.dob,
      timeZone: patient.timeZone,
    },
    (kept) => store.edit(withRange(selection, kept)),
  );
  const isTyped = delivery.mode === 'Mail' && Object.values(delivery.typed).some(Boolean);
  const isUnkept = selection.devices.length > 0 && !isKept;
  useLeaveWarning(!placing.placed && (placing.isBusy || isTyped || isUnkept));

  function deliver(next: Delivery) {
    if (next.mode !== delivery.mode) placing.forgetFailure();
    store.deliver(next);
  }
  function confirm() {
    if (refusal === 'addressErrors') {
      flushSync(() => setTried(true));
      side.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    } else if (!refusal && draft?.mode) void placing.place(draft, draft.mode, selection.orderKey);
  }

  return (
    <>
      {placing.placed && (
        <Confirmation
          text={review.confirmed[placing.placed.mode]({ count: chosen.devices.length, name })}
          devices={chosen.devices}
          orderIds={placing.placed.answer.orders}
          letter={letterOf(placing.placed, chosen.devices, patient, user, {
            now: now(),
            timeZone: browserTimeZone(),
            onBad,
          })}
        />
      )}
      <div className={reviewGrid}>
        <div className="flex min-w-0 flex-col gap-4">
          <PersonFacts
            label={review.patient}
            name={name}
            detail={patient.username}
            facts={[
              { label: review.birthDate, value: born && formatDate(born) },
              { label: review.gender, value: genderWords[genderKind(patient.gender)] },
              { label: review.provider, value: (provider && fullName(provider)) || null },
              { label: review.clinic, value: user.clinicName || null },
            ]}
          />
          {provider && (
            <Needed lazy={licenseWarning}>
              {(LicenseWarning) => (
                <LicenseWarning
                  provider={{ userId: provider.userId, name: fullName(provider) }}
                  patientState={patient.address?.state ?? null}
                />
              )}
            </Needed>
          )}
          {range.hasFailed && (
            <Banner kind="danger" announce="alert">
              {review.rangeFailed}
            </Banner>
          )}
          <Loaded
            loadable={supported}
            says={review.devicesLoading}
            headingLevel={2}
            skeleton={<DevicesSkeleton />}
          >
            {({ unreadable }) =>
              inForce === undefined ? (
                <DevicesSkeleton />
              ) : (
                <>
                  <SelectedDevices
                    devices={chosen.devices}
                    timeZone={patient.timeZone}
                    gone={gone}
                    removed={removed}
                    isLocked={placing.isBusy}
                    onEdit={range.open}
                    onRemove={remove}
                    onUndo={undo}
                  />
                  <RowsNotShown count={unreadable} className="" />
                </>
              )
            }
          </Loaded>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only fetches early what the next press may need */}
        <div ref={side} onFocus={warmConfirmation}>
          <DeliveryCard
            delivery={delivery}
            saved={patient.address}
            isTried={isTried}
            isLocked={placing.isBusy}
            onChange={deliver}
          >
            <ConfirmFoot
              refusal={refusal}
              shownErrors={isTried ? wrongFields : 0}
              problem={placing.problem && <ProblemText problem={placing.problem} gone={gone} />}
              isBusy={placing.isBusy}
              summary={review.summary[delivery.mode ?? 'none']({ count: selection.devices.length, name })}
              onConfirm={confirm}
            />
          </DeliveryCard>
        </div>
      </div>
      {range.dialog}
    </>
  );
}

/** The chosen devices that the clinic no longer has, with the names that they had as long as it had them. */
function useNamesOfGone({ devices, gone }: ReturnType<typeof chosenDevices>) {
  const names = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { deviceId, deviceName } of devices) names.current.set(deviceId, deviceName);
  }, [devices]);
  return gone.map((deviceId) => ({ deviceId, name: names.current.get(deviceId) || null }));
}

function DevicesSkeleton() {
  return (
    <Card title={review.selectedDevices}>
      <div className="flex gap-5">
        <span className="w-22 flex-none">
          <Skeleton shape="picture" />
        </span>
        <div className="flex grow flex-col gap-3">
          <Skeleton width="half" />
          <Skeleton width="short" />
          <Skeleton shape="chart" />
        </div>
      </div>
    </Card>
  );
}
