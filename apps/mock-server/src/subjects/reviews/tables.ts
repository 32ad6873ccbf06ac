export {};

declare module '../../store/sql/tables.ts' {
  interface Tables {
    reviews: {
      id: string;
      patient_id: string;
      reviewer_id: string;
      at: Date;
      up_to: Date;
      undone_at: Date | null;
    };
  }
}
