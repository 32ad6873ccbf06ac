import { usualGuidance } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { type Guidances, guidanceStep } from './guidance.contract.ts';

/** What the clinics of a memory store tell their patients. */
export function memoryGuidance(state: MemoryState): Guidances {
  const clinicOf = (id: string) => state.clinics.find(({ clinicId }) => clinicId === id);
  return {
    async ofClinic(clinicId) {
      return clinicOf(clinicId)?.guidance ?? usualGuidance;
    },
    async save(actor, wanted) {
      const clinic = clinicOf(actor.clinicId);
      if (!clinic) return null;
      const step = guidanceStep(clinic.guidance ?? null, wanted);
      if (step.kind !== 'change') return step.kind === 'changed' ? step.current : null;
      clinic.guidance = step.kept;
      const { changes } = step;
      state.audit.push(auditEntry(actor, 'clinic.guidance', actor.clinicId, { changes }));
      return null;
    },
  };
}
