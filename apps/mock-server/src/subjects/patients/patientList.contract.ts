import type { Bounds, ListedPatient, PatientPlace, PatientQuery, RankFacts } from '@rpm/domain';

/** Which patients a page shows. */
export interface PatientSearch extends PatientQuery {
  clinicId: string;
  /** Only those for whom this provider is responsible; `null` for all of the clinic. */
  providerId: string | null;
  /** Who comes first by urgency, in this order: those who wait for somebody, as the queue ranks them. The others follow. */
  ranked?: readonly string[];
  /** The calendar month by the clinic's clock, in which minutes are counted. */
  month: Bounds;
  /** The moment of the call. */
  now: Date;
}

/** Which patients an export holds; they come by name. */
export type PatientFilter = Omit<PatientSearch, 'page' | 'noOfRows' | 'sort' | 'ranked'>;

export interface PatientLists {
  /** `reasons`: why patients of the page wait, by patient; who waits for nothing is not in it. */
  page(
    search: PatientSearch,
  ): Promise<{ rows: ListedPatient[]; total: number; reasons: Map<string, RankFacts> }>;
  /** The next rows of the same patients by name, after a place in that list. @param most rows */
  part(
    search: PatientFilter,
    after: PatientPlace | undefined,
    most: number,
  ): Promise<{ rows: ListedPatient[]; next: PatientPlace | null }>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    patientLists: PatientLists;
  }
}
