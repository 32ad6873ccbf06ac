import { consentAndEnds, type PeriodFacts, wholeBilling } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { StoredPatient } from '../patients/contract.ts';
import { dataDaysIn, usesOf } from './ledger.memory.ts';

/** What device periods of a patient are counted by. */
export const periodFactsOf = (state: MemoryState, patient: StoredPatient, now: Date): PeriodFacts => {
  const { patientId, clinicId, timeZone, consentDate, billing, life } = patient;
  const clinic = state.clinics.find((each) => each.clinicId === clinicId);
  return {
    periodRule: wholeBilling(clinic?.billing?.value ?? {}).periodRule,
    dataDays: dataDaysIn(state, patient, now),
    ...consentAndEnds({
      consentDay: consentDate,
      consentUntil: billing?.value.consentUntil ?? null,
      dischargeDay: life?.discharge?.day ?? null,
      uses: usesOf(state, patientId),
      timeZone,
    }),
  };
};
