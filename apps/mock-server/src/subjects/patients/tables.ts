import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    patients: {
      id: string;
      clinic_id: string;
      first_name: string;
      middle_name: string;
      last_name: string;
      birth_date: string | null;
      username: string;
      username_key: string;
      provider_id: string | null;
      gender: string | null;
      phone: string | null;
      address: Json;
      emergency_contact: Json;
      language: string | null;
      /** IANA name. */
      time_zone: string;
      /** The zones of somebody who moved: `{from, timeZone}`, earliest first. */
      zones: ColumnType<unknown, string | null | undefined, string | null>;
      /** `YYYY-MM-DD` */
      consent_date: string | null;
      /** The papers that bills need, as they were saved last. */
      billing: ColumnType<unknown, string | undefined, string>;
      enrolled_at: Date;
      /** When what systems are shown of the patient changed last, and of the consent. */
      changed_at: Date;
      consent_changed_at: Date;
      /** The whole name, folded. */
      name_key: string;
      version: Generated<number>;
      /** By how many kilograms weight may go up; JSON's null: nobody is told; `null`: as the clinic has it. */
      weight_gain: Generated<Json | null>;
      /** `YYYY-MM-DD`; this and the three others are there together, or none. */
      discharge_day: Generated<string | null>;
      discharged_at: Generated<Date | null>;
      discharged_by: Generated<string | null>;
      discharge_reason: Generated<string | null>;
      /** A legal hold: these three are there together, or none. */
      held_at: Generated<Date | null>;
      held_by: Generated<string | null>;
      hold_reason: Generated<string | null>;
      /** A request for an erasure: the same. */
      erasure_asked_at: Generated<Date | null>;
      erasure_asked_by: Generated<string | null>;
      erasure_reason: Generated<string | null>;
      /** The record of which it became a part: these three are there together, or none. */
      merged_into: Generated<string | null>;
      merged_at: Generated<Date | null>;
      merged_by: Generated<string | null>;
    };
    /** What lists of patients sort by, filter by and count: one row for each patient, kept by triggers and `keep_patient_lines`. */
    patient_lines: {
      patient_id: string;
      clinic_id: string;
      provider_id: string | null;
      /** 0: in care. 1: discharged. 2: a part of another record. */
      care: number;
      name_key: string;
      /** Of the worst of the newest readings; -1 without any. */
      severity: number;
      severe_at: Date;
      newest_at: Date;
      /** Readings out of range that nobody has reviewed, by their severity. */
      unseen_2: number;
      unseen_1: number;
      is_unreviewed: boolean;
      looked_at: Date | null;
      sends_from: Date;
      silent_from: Date;
    };
    /** Which record became a part of which other one; `before`: the details that the other one gave up. */
    merges: {
      id: string;
      clinic_id: string;
      kept_id: string;
      gone_id: string;
      at: Date;
      by_id: string;
      before: Json;
      version_after: number;
      ended_access: boolean;
      /** The billing papers that the record which stays had; `null`: none, or they stayed as they were. */
      papers_before: ColumnType<unknown, string | null, never>;
      /** The version of those that it has by the merge; `null`: they stayed as they were. */
      papers_version: number | null;
      undone_at: Generated<Date | null>;
      undone_by: Generated<string | null>;
      /** When the rows went along or back, as systems are told; of what was before 0215, when that came. */
      moved_at: Date;
    };
    /** Which rows went along. */
    merge_moves: { merge_id: string; kind: string; key: Json };
    activation_codes: { patient_id: string; code_hash: string; expires_at: Date };
    /** What remains of who was erased; takes new rows only. */
    erased_patients: {
      patient_id: string;
      clinic_id: string;
      erased_at: Date;
      asked_by: string;
      confirmed_by: string;
      reason: string;
    };
  }
}
