import type { Carer } from '@rpm/domain';
import { compareTexts } from './search.ts';

/** Who looks after a patient, and since when that is so. */
export interface CareTeam {
  carers: Carer[];
  /**
   * The latest of what decides who belongs to it, in which order and by which name: details of the patient, contacts, reviews that were
   * taken back, records that became one or two again, and the members' own. `null`: nobody belongs to it.
   */
  changedAt: Date | null;
}

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
  /** The same with when it changed. */
  dated(patientId: string, most: number): Promise<CareTeam>;
}

/** The latest of some moments. */
export const latestOf = (moments: readonly (Date | null | undefined)[]): Date =>
  new Date(Math.max(...moments.flatMap((each) => each?.getTime() ?? [])));

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
