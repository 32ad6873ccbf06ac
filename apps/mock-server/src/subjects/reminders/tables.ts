export {};

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** Who has ever chosen; no row: off. */
    reminders: { patient_id: string; is_on: boolean; hour: number };
    /** The mails that went, or are on their way, by the patient's calendar. */
    reminder_mails: {
      patient_id: string;
      /** `YYYY-MM-DD` */
      day: string;
      /** SHA-256 of the token of its link, in hex. The token itself is kept nowhere. */
      token_hash: string;
      sent_at: Date;
    };
  }
}
