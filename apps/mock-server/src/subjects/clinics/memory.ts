import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { Clinics } from './contract.ts';

/** The clinics of a memory store. */
export function memoryClinics({ clinics, audit }: MemoryState): Clinics {
  return {
    async find(id) {
      const found = clinics.find(({ clinicId }) => clinicId === id);
      if (!found) return null;
      const { clinicId, name, timeZone } = found;
      return { clinicId, name, timeZone };
    },
    async allowSession(actor, seconds) {
      const clinic = clinics.find(({ clinicId }) => clinicId === actor.clinicId);
      if (!clinic) return;
      clinic.sessionMaxSeconds = seconds;
      audit.push(auditEntry(actor, 'clinic.session-length', actor.clinicId, { seconds }));
    },
  };
}
