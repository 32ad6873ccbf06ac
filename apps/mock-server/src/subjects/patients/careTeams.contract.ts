import type { CareTeamMember } from '@rpm/domain';

export interface CareTeams {
  /**
   * Who looks after a patient: the responsible provider first, then everybody of the clinic who wrote to or about the
   * patient or reviewed readings, the last contact first.
   *
   * Exception notes do not count: the patient reads the care team, and must not learn that there is one.
   *
   * @param most the longest list
   */
  of(patientId: string, most: number): Promise<CareTeamMember[]>;
}
