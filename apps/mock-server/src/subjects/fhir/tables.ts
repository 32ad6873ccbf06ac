import type { FhirType } from '@rpm/domain';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** What systems were told of and was taken away since. */
    removed_rows: { patient_id: string; type: FhirType; id: string; at: Date };
  }
}
