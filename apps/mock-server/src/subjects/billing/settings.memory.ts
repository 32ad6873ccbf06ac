import type { MemoryState } from '../../store/memory/state.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import type {
  BillingPapersOfPatients,
  BillingSettingsOfClinics,
  Saved,
  SaveOutcome,
  Saving,
} from './settings.contract.ts';

/** What clinics bill with, of a memory store. */
export function memoryBillingSettings(state: MemoryState): BillingSettingsOfClinics {
  const clinicOf = (id: string) => state.clinics.find(({ clinicId }) => clinicId === id);
  return {
    of: async (clinicId) => structuredClone(clinicOf(clinicId)?.billing ?? null),
    async save(saving, actor) {
      const clinic = clinicOf(actor.clinicId);
      if (!clinic) return 'changed';
      return put(clinic, saving, actor, () =>
        state.audit.push(auditEntry(actor, 'billing.settings', actor.clinicId, { changes: saving.changes })),
      );
    },
  };
}

/** What bills need of patients, of a memory store. */
export function memoryBillingPapers(state: MemoryState): BillingPapersOfPatients {
  return {
    of: async (patientId) =>
      structuredClone(state.patients.find((each) => each.patientId === patientId)?.billing ?? null),
    async ofClinic(clinicId, patientIds) {
      const own = state.patients.filter(
        (each) => each.clinicId === clinicId && (patientIds?.includes(each.patientId) ?? true),
      );
      return new Map(
        own.flatMap(({ patientId, billing }) =>
          billing ? [[patientId, structuredClone(billing.value)]] : [],
        ),
      );
    },
    async save(patientId, saving, actor) {
      const patient = state.patients.find((each) => each.patientId === patientId);
      if (patient?.clinicId !== actor.clinicId) return 'changed';
      return put(patient, saving, actor, () =>
        state.audit.push(auditEntry(actor, 'billing.papers', patientId, { changes: saving.changes })),
      );
    },
  };
}

/** Puts a value in the place of the version that it was made from. */
function put<T>(
  owner: { billing?: Saved<T> },
  { value, version }: Saving<T>,
  { accountId, at }: Actor,
  log: () => void,
): SaveOutcome {
  if ((owner.billing?.version ?? 0) !== version) return 'changed';
  owner.billing = { value: structuredClone(value), version: version + 1, savedById: accountId, savedAt: at };
  log();
  return 'done';
}
