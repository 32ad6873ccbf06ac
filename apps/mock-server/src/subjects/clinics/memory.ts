import {
  type ClinicDetails,
  clinicChanges,
  defaultPreferences,
  limits,
  roleKind,
  usualSymptomWords,
} from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { seedConfirmedAt } from '../../store/World.ts';
import { auditEntry } from '../audit/contract.ts';
import { type Clinic, type Clinics, isAsWanted } from './contract.ts';
import type {} from './state.ts';

/** The clinics of a memory store. */
export function memoryClinics(state: MemoryState): Clinics {
  const { clinics, audit } = state;
  return {
    async find(id) {
      const found = clinics.find(({ clinicId }) => clinicId === id);
      if (!found) return null;
      const { clinicId, name, timeZone, changedAt = seedConfirmedAt } = found;
      return { clinicId, name, timeZone, changedAt };
    },
    async setup(clinicId) {
      const isOwn = (each: { clinicId: string }) => each.clinicId === clinicId;
      const orders = state.orders.map(({ order }) => order).filter(isOwn);
      const patients = state.patients.filter(isOwn);
      return {
        clinic: clinics.some((each) => isOwn(each) && each.openingHours !== undefined),
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
    async details(clinicId) {
      const found = clinics.find((each) => each.clinicId === clinicId);
      return found ? detailsOf(found) : null;
    },
    async saveDetails(actor, { version, ...wanted }) {
      const clinic = clinics.find(({ clinicId }) => clinicId === actor.clinicId);
      if (!clinic) return null;
      const before = detailsOf(clinic);
      if (isAsWanted(before, wanted)) return { isSaved: true, current: before };
      if (before.version !== version) return { isSaved: false, current: before };
      if (wanted.name !== clinic.name) {
        clinic.changedAt = actor.at;
        clinic.formerNames = [...(clinic.formerNames ?? []), clinic.name];
        for (const account of state.accounts)
          if (account.clinicId === actor.clinicId) account.clinicName = wanted.name;
      }
      Object.assign(clinic, wanted, { version: version + 1 });
      const changes = clinicChanges(before, wanted);
      audit.push(auditEntry(actor, 'clinic.details', actor.clinicId, { changes }));
      return { isSaved: true, current: detailsOf(clinic) };
    },
    async wasCalled(id, name) {
      return clinics.some(({ clinicId, formerNames }) => clinicId === id && formerNames?.includes(name));
    },
    async allowSession(actor, seconds) {
      const clinic = clinics.find(({ clinicId }) => clinicId === actor.clinicId);
      if (!clinic) return;
      clinic.sessionMaxSeconds = seconds;
      audit.push(auditEntry(actor, 'clinic.session-length', actor.clinicId, { seconds }));
    },
  };
}

const detailsOf = ({
  name,
  timeZone,
  units,
  opensTimer,
  openingHours,
  escalationMinutes,
  symptomWords,
  silentDays,
  version,
}: Clinic): ClinicDetails => ({
  name,
  timeZone,
  units: units ?? defaultPreferences.units,
  opensTimer: opensTimer ?? false,
  openingHours: openingHours ?? null,
  escalationMinutes: escalationMinutes ?? limits.escalationMinutes,
  symptomWords: [...(symptomWords ?? usualSymptomWords)],
  silentDays: silentDays ?? limits.complianceSilentDays,
  version: version ?? 0,
});
