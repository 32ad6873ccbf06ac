import type { Loadable } from '@rpm/api-client';
import { carriedParameters, fullName, type PatientInfo, type VitalKind } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { MonitorSmartphone, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useRenewedLimits } from '../../dialogs/reference-range/useRenewedLimits.ts';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { parameterName } from '../../hooks/names.ts';
import { type AllLimits, type LimitsOfVital, limitsOf } from '../../parts/vitals/limitsOf.ts';

const rangeForm = lazily(() =>
  import('../../dialogs/reference-range/RangeDialog.tsx').then(({ RangeDialog }) => RangeDialog),
);

export interface RecordActionsProps {
  userId: string;
  /** `null` until the record is there: a range needs to know whose it is. */
  patient: PatientInfo | null;
  /** The vital that is shown, whose range is set. */
  vital: VitalKind;
  /** The limits in force: the form opens with them, so it waits for them (RNG-21). */
  limits: Loadable<AllLimits>;
}

const { record: texts } = recordWords;
const notKnown: LimitsOfVital = new Map();
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

/** What the clinic does for the patient from here. @see RNG-01 */
export function RecordActions({ userId, patient, vital, limits }: RecordActionsProps) {
  const form = useLazy(rangeForm);
  const isAsked = form.isComing || form.part !== null;
  const renewal = useRenewedLimits(isAsked ? userId : null, vital, 'ended');
  // The form begins once, so it waits for what it begins with; without the ranges it has the limits in force.
  const isReading = isAsked && renewal.state === 'loading';
  const RangeDialog = isReading ? null : form.part;
  const whose = patient?.username && patient.clinic ? { ...patient, clinic: patient.clinic } : null;
  return (
    <>
      <Link
        to={`/rpm-device-allocation?patient=${encodeURIComponent(userId)}`}
        look="secondary"
        icon={<MonitorSmartphone {...icon} />}
      >
        {texts.assignDevice}
      </Link>
      <Button
        variant="primary"
        icon={<SlidersHorizontal {...icon} />}
        busy={form.isComing || isReading ? texts.formBusy : undefined}
        isDisabled={whose === null || limits.state === 'loading'}
        {...rangeForm.interest}
        onClick={form.open}
      >
        {texts.setRange}
      </Button>
      {form.hasFailed && (
        <p role="alert" className="w-full text-danger-fg">
          {texts.formFailed}
        </p>
      )}
      {RangeDialog && whose && (
        <RangeDialog
          patient={{
            userId,
            username: whose.username ?? '',
            clinic: whose.clinic,
            name: fullName(whose),
            dob: whose.dob,
            timeZone: whose.timeZone,
          }}
          vital={vital}
          parameters={carriedParameters(vital, parameterName)}
          shown={limits.state === 'ready' ? limitsOf(limits.data, vital) : notKnown}
          renewed={renewal.renewed}
          onClose={form.close}
        />
      )}
    </>
  );
}
