import {
  type ClinicGain,
  type ClinicGainSave,
  type GainRule,
  gainChanges,
  type PatientGain,
  type PatientGainSave,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** By how much weight may go up before somebody is told. @see SCR-02 */
export interface GainRules {
  ofClinic(clinicId: string): Promise<ClinicGain>;
  ofPatient(patientId: string): Promise<PatientGain | null>;
  /**
   * Sets it for the actor's clinic, with an audit entry where it changes.
   *
   * @returns what somebody else chose since it was seen, and nothing is saved; else `null`
   */
  saveClinic(actor: Actor, wanted: ClinicGainSave): Promise<GainChosen | null>;
  /** Sets it for a patient of the actor's clinic: the same. */
  savePatient(actor: Actor, wanted: PatientGainSave): Promise<GainChosen | null>;
}

/** What is chosen. */
export type GainChosen = Pick<PatientGain, 'choice' | 'rule'>;

/** What a wish makes of what is there: nothing where it is so already, and nothing where it is not what was seen. */
export function gainStep(current: GainChosen, seen: GainChosen, wanted: GainChosen) {
  const changes = gainChanges(current, wanted);
  if (changes.length === 0) return { kind: 'same' } as const;
  const isSeen = gainChanges(current, seen).length === 0;
  return isSeen ? ({ kind: 'change', changes } as const) : ({ kind: 'changed', current } as const);
}

/** The choice behind what is kept. @param own `null`: off; left out: as the clinic has it */
export const choiceOf = (own: GainRule | null | undefined) =>
  own === undefined ? ({ choice: 'clinic', rule: null } as const) : ofRule(own);

/** The choice behind a rule of the clinic. */
export const ofRule = (rule: GainRule | null) => ({ choice: rule ? 'own' : 'off', rule }) as const;

declare module '../../store/Store.ts' {
  interface StoreParts {
    gainRules: GainRules;
  }
}
