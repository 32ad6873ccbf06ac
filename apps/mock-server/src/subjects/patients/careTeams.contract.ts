import type { Carer } from '@rpm/domain';
import { compareTexts } from './search.ts';

export interface CareTeams {
  /**
   * Who looks after a patient: the responsible provider first, then everybody of the clinic who wrote to or about the
   * patient or reviewed readings, the last contact first.
   *
   * Exception notes do not count: the patient reads the care team, and must not learn that there is one.
   *
   * @param most the longest list
   */
  of(patientId: string, most: number): Promise<Carer[]>;
}

/** Who is responsible comes first, then the last contact. */
export const byNearness = (a: Carer, b: Carer) =>
  Number(b.isResponsible) - Number(a.isResponsible) ||
  (b.lastContact?.getTime() ?? 0) - (a.lastContact?.getTime() ?? 0) ||
  compareTexts(a.accountId, b.accountId);

declare module '../../store/Store.ts' {
  interface StoreParts {
    careTeams: CareTeams;
  }
}
