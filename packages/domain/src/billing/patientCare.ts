import type { Person } from '../wire/fields.ts';
import type { BilledPeriod, CareFacts, CareStretch } from './careFacts.ts';
import { dayIn } from './kept.ts';
import type { KeptBill } from './keptBill.ts';
import type { BillingPapers } from './papers.ts';

/** From when to when a patient had a device in use. */
export interface DeviceUse {
  /** The number of the order that names the device. */
  orderId: string;
  name: string;
  serial: string;
  from: Date;
  /** When it was taken out of use; `null`: it is in use, or nobody wrote down when. */
  to: Date | null;
  isInUse: boolean;
}

/** What is recorded of a patient that a month's bill rests on. Days are `YYYY-MM-DD`. */
export interface PatientCare {
  patientId: string;
  name: string;
  phone: string | null;
  birthDate: string | null;
  gender: string | null;
  /** IANA name. */
  timeZone: string;
  provider: Person | null;
  consentDay: string | null;
  /** On which day the patient was discharged; `null` while in the care of the clinic. */
  dischargeDay: string | null;
  /** By the patient's calendar, each once, earliest first. */
  dataDays: readonly string[];
  /** In the order in which they came into use. */
  uses: readonly DeviceUse[];
  work: readonly CareStretch[];
  /** The bill of the month in its last version. */
  bill: KeptBill | null;
  /** Days of service of set-ups on the last versions of other months' bills, and the device periods on them. */
  billedSetUps: readonly string[];
  billedPeriods: readonly BilledPeriod[];
}

/**
 * The days on which a patient's care ended: discharged, or a day at whose end no device was left in use. A device that is
 * taken out of use and replaced on the same day ends nothing.
 */
export function episodeEndsOf({
  uses,
  dischargeDay,
  timeZone,
}: Pick<PatientCare, 'dischargeDay' | 'timeZone'> & {
  uses: readonly Pick<DeviceUse, 'from' | 'to' | 'isInUse'>[];
}): string[] {
  const days = uses.map(({ from, to, isInUse }) => ({
    from: dayIn(timeZone, from),
    to: to && !isInUse ? dayIn(timeZone, to) : null,
    isOpen: isInUse,
  }));
  const isUsedAfter = (day: string) =>
    days.some(({ from, to, isOpen }) => from <= day && (isOpen || (to ?? '') > day));
  const ends = days.flatMap(({ to }) => (to !== null && !isUsedAfter(to) ? [to] : []));
  return [...new Set([...ends, ...(dischargeDay === null ? [] : [dischargeDay])])].sort();
}

/** The consent of a patient and the ends of care, by which device periods are counted beside the days with data. */
export const consentAndEnds = ({
  consentDay,
  consentUntil,
  ...care
}: Parameters<typeof episodeEndsOf>[0] &
  Pick<PatientCare, 'consentDay'> &
  Pick<BillingPapers, 'consentUntil'>): Pick<CareFacts, 'consent' | 'episodeEnds'> => ({
  consent: consentDay === null ? null : { from: consentDay, to: consentUntil },
  episodeEnds: episodeEndsOf(care),
});

/** What the rules are asked with of a patient. */
export function careFactsOf(care: PatientCare, papers: BillingPapers, now: Date): CareFacts {
  const { dischargeDay, timeZone, uses, work, billedSetUps, billedPeriods } = care;
  const today = dayIn(timeZone, now);
  return {
    dataDays: care.dataDays.filter((day) => day <= today),
    ...consentAndEnds({ ...care, consentUntil: papers.consentUntil }),
    isMonitored: dischargeDay === null && uses.some(({ isInUse }) => isInUse),
    work,
    hasOrder: uses.length > 0,
    hasDiagnosis: papers.diagnosis !== null,
    hasTraining: papers.trainingDay !== null,
    otherClaims: papers.otherClaims,
    billedSetUps,
    billedPeriods,
  };
}
