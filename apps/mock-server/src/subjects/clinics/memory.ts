import { roleKind } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { Clinics } from './contract.ts';

/** The clinics of a memory store. */
export function memoryClinics(state: MemoryState): Clinics {
  const { clinics, audit } = state;
  return {
    async find(id) {
      const found = clinics.find(({ clinicId }) => clinicId === id);
      if (!found) return null;
      const { clinicId, name, timeZone } = found;
      return { clinicId, name, timeZone };
    },
    async setup(clinicId) {
      const isOwn = (each: { clinicId: string }) => each.clinicId === clinicId;
      const orders = state.orders.map(({ order }) => order).filter(isOwn);
      const patients = state.patients.filter(isOwn);
      return {
        billing: state.billingCodes.some(isOwn),
        devices: state.clinicDevices.some((each) => isOwn(each) && each.isInUse),
        provider: state.accounts.some(
          (each) => isOwn(each) && each.accessEndedAt === null && roleKind(each.role) === 'provider',
        ),
        patient: patients.length > 0,
        order: orders.length > 0,
        activation: orders.some(({ activatedAt }) => activatedAt !== null),
        reading: patients.some(({ patientId }) => state.readings().has(patientId)),
      };
    },
    async allowSession(actor, seconds) {
      const clinic = clinics.find(({ clinicId }) => clinicId === actor.clinicId);
      if (!clinic) return;
      clinic.sessionMaxSeconds = seconds;
      audit.push(auditEntry(actor, 'clinic.session-length', actor.clinicId, { seconds }));
    },
  };
}
