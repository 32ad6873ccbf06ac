import type { BillingCode } from '@rpm/domain';
import type { Generated } from 'kysely';
import type { Json, JsonOf } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    billing_codes: {
      clinic_id: string;
      code: string;
      description: string;
      unit: BillingCode['unit'];
      threshold: number;
      excludes: JsonOf<string[]>;
      /** `YYYY-MM-DD` */
      effective_from: string;
      effective_to: string | null;
      /** Grows with each change of the code or its rates. */
      version: number;
    };
    rates: {
      clinic_id: string;
      code: string;
      payer: string;
      /** '': everywhere. */
      locality: string;
      /** `null`: not covered. */
      cents: number | null;
      /** `YYYY-MM-DD` */
      effective_from: string;
      effective_to: string | null;
      source: string;
    };
    month_closings: {
      id: string;
      clinic_id: string;
      /** `YYYY-MM` */
      month: string;
      closed_by: string;
      closed_at: Date;
      reopened_by: Generated<string | null>;
      reopened_at: Generated<Date | null>;
      reason: Generated<string | null>;
    };
    /** What the board shows of patients' months, as it was judged. */
    judged_months: {
      patient_id: string;
      /** `YYYY-MM` */
      month: string;
      clinic_id: string;
      entry: string;
      line: string;
      judged_by: string;
      clinic_mark: string;
      patient_mark: string;
      judged_at: Date;
      held_until: Date;
    };
    /** What was written of that on which they rest. Triggers write it. */
    judged_changes: { clinic_id: string; patient_id: string | null; weight: string };
    bills: {
      id: string;
      patient_id: string;
      year: number;
      month: number;
      bill: Json;
      made_at: Date;
      /** 1 for the first of the month; the greatest counts. */
      version: number;
      /** Why it was made in place of the version before. */
      reason: string | null;
    };
  }
}
