import { type Breach, type GainRule, gainParameter, newGains, type Weighed } from '@rpm/domain';
import type { IncomingReading } from '../readings/contract.ts';

/** A weight of a patient, as a store has it. */
export interface KnownWeight extends Weighed {
  serial: string;
  /** The id of the alert that it would open; of one that was known already, that of the one that came late. */
  newAlertId: string;
}

/** What a store knows of a patient whose weights have come. */
export interface WeighedPatient {
  patientId: string;
  timeZone: string;
  /** `null`: it is off. */
  rule: GainRule | null;
  /** The weights around those that came, without them. */
  known: readonly Omit<KnownWeight, 'newAlertId'>[];
}

/** The weights of a delivery that are asked about, of one patient. */
export const weightsOf = (readings: readonly IncomingReading[], patientId: string): KnownWeight[] =>
  readings.flatMap(({ vital, at, serial, values: { weight }, gainAlertId, ...each }) =>
    vital === 'Weight' && each.patientId === patientId && weight !== undefined && gainAlertId !== undefined
      ? [{ at, kg: weight, serial, newAlertId: gainAlertId }]
      : [],
  );

/** What of new weights is up too far, as a breach of the limits is: it may be one that was known and had nothing before it. */
export function gainBreaches(
  { patientId, timeZone, rule, known }: WeighedPatient,
  fresh: readonly KnownWeight[],
  receivedAt: Date,
): Breach[] {
  const [first] = fresh;
  if (!rule || !first) return [];
  const { newAlertId } = first;
  const around = known.map((each): KnownWeight => ({ ...each, newAlertId }));
  return newGains(around, fresh, rule, timeZone).map(({ weight, gain }) => ({
    patientId,
    vital: 'Weight',
    parameter: gainParameter,
    side: 'high',
    class: 'Cautious',
    at: weight.at,
    serial: weight.serial,
    newAlertId: weight.newAlertId,
    receivedAt,
    rangeVersion: null,
    value: gain.gain,
    limit: gain.limit,
    period: gain.period,
    since: gain.since,
  }));
}
