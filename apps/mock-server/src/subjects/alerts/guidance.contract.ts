import { type Guidance, guidanceChanges, usualGuidance } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** What patients of a clinic are told about a critical reading. @see PDB-07 */
export interface Guidances {
  ofClinic(clinicId: string): Promise<Guidance>;
  /**
   * Sets it for the actor's clinic, with an audit entry where it changes.
   *
   * @returns what somebody else saved since that version, and nothing is saved; else `null`
   */
  save(actor: Actor, wanted: Guidance): Promise<Guidance | null>;
}

/** What a wish makes of what is there: nothing where it is so already, and nothing where it is not what was seen. */
export function guidanceStep(current: Guidance | null, wanted: Guidance) {
  const before = current ?? usualGuidance;
  const changes = guidanceChanges(before, wanted);
  if (changes.length === 0) return { kind: 'same' } as const;
  if (before.version !== wanted.version) return { kind: 'changed', current: before } as const;
  return { kind: 'change', changes, kept: { ...wanted, version: wanted.version + 1 } } as const;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    guidance: Guidances;
  }
}
