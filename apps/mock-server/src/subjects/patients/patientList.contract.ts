import type { Bounds, PatientQuery, PatientRow } from '@rpm/domain';

/** Which patients a page shows. */
export interface PatientSearch extends PatientQuery {
  clinicId: string;
  /** Only those for whom this provider is responsible; `null` for all of the clinic. */
  providerId: string | null;
  /** The calendar month by the clinic's clock, in which minutes are counted. */
  month: Bounds;
  /** The moment of the call. */
  now: Date;
}

export interface PatientLists {
  page(search: PatientSearch): Promise<{ rows: PatientRow[]; total: number }>;
}
