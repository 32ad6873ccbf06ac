export {};

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** Who works on a patient, and until when nobody else can. */
    review_claims: { patient_id: string; clinic_id: string; account_id: string; until: Date };
    /** Where somebody is in the queue. */
    review_rounds: {
      account_id: string;
      clinic_id: string;
      patient_id: string | null;
      started_at: Date;
      ended_at: Date | null;
      /** The last sign of life. */
      seen_at: Date;
      /** How long nobody held it open by then. */
      away_seconds: number;
      is_paused: boolean;
    };
  }
}
