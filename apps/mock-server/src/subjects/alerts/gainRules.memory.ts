import { type GainRule, usualGainRule } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { choiceOf, type GainRules, gainStep, ofRule } from './gainRules.contract.ts';

/** The rules about weight of a memory store. */
export function memoryGainRules(state: MemoryState): GainRules {
  const clinicOf = (id: string) => state.clinics.find(({ clinicId }) => clinicId === id);
  const ruleOf = (id: string): GainRule | null => {
    const own = clinicOf(id)?.weightGain;
    return own === undefined ? usualGainRule : own;
  };
  return {
    async ofClinic(clinicId) {
      return { rule: ruleOf(clinicId) };
    },
    async ofPatient(patientId) {
      const patient = state.patients.find((each) => each.patientId === patientId);
      return patient ? { ...choiceOf(patient.weightGain), clinic: ruleOf(patient.clinicId) } : null;
    },
    async saveClinic(actor, { rule, seen }) {
      const clinic = clinicOf(actor.clinicId);
      if (!clinic) return null;
      const step = gainStep(ofRule(ruleOf(actor.clinicId)), ofRule(seen), ofRule(rule));
      if (step.kind !== 'change') return step.kind === 'changed' ? step.current : null;
      clinic.weightGain = rule;
      const { changes } = step;
      state.audit.push(auditEntry(actor, 'clinic.weight-gain', actor.clinicId, { changes }));
      return null;
    },
    async savePatient(actor, { userId, choice, rule, seen }) {
      const patient = state.patients.find((each) => each.patientId === userId);
      if (!patient || patient.clinicId !== actor.clinicId) return null;
      const step = gainStep(choiceOf(patient.weightGain), seen, { choice, rule });
      if (step.kind !== 'change') return step.kind === 'changed' ? step.current : null;
      const { changes } = step;
      if (choice === 'clinic') delete patient.weightGain;
      else patient.weightGain = rule;
      state.audit.push(auditEntry(actor, 'patient.weight-gain', userId, { changes }));
      return null;
    },
  };
}
