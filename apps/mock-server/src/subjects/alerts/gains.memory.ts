import { type Breach, readingKey, usualGainRule } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { IncomingReading } from '../readings/contract.ts';
import { gainBreaches, weightsOf } from './gains.ts';

/** What of the new weights of a delivery is up too far. */
export function gainsIn(state: MemoryState, fresh: readonly IncomingReading[]): Breach[] {
  const weights = fresh.filter(({ gainAlertId }) => gainAlertId !== undefined);
  const [first] = weights;
  if (!first) return [];
  const isNew = new Set(weights.map((each) => `${each.patientId} ${readingKey(each)}`));
  return [...new Set(weights.map(({ patientId }) => patientId))].flatMap((patientId) => {
    const patient = state.patients.find((each) => each.patientId === patientId);
    const clinic = state.clinics.find(({ clinicId }) => clinicId === patient?.clinicId);
    if (!patient) return [];
    const known = [...(state.readings().get(patientId)?.values() ?? [])].flatMap((each) => {
      const { weight } = each.values;
      const isKnown = each.vital === 'Weight' && !isNew.has(`${patientId} ${readingKey(each)}`);
      return isKnown && weight !== undefined ? [{ at: each.at, serial: each.serial, kg: weight }] : [];
    });
    const { timeZone, weightGain: own } = patient;
    const ofClinic = clinic?.weightGain === undefined ? usualGainRule : clinic.weightGain;
    const rule = own === undefined ? ofClinic : own;
    return gainBreaches(
      { patientId, timeZone, rule, known },
      weightsOf(weights, patientId),
      first.receivedAt,
    );
  });
}
