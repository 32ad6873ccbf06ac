declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** The apps of patients that the operator has registered, for all clinics. */
    apps: {
      id: string;
      name: string;
      publisher: string;
      redirect_uris: string[];
      privacy_url: string;
      secret_hash: string | null;
      made_at: Date;
      ended_at: Date | null;
    };
    /** What patients allow them, each with the code that stands for it. */
    app_grants: {
      id: string;
      clinic_id: string;
      patient_id: string;
      app_id: string;
      scopes: string[];
      keeps: boolean;
      made_at: Date;
      until_at: Date;
      used_at: Date | null;
      ended_at: Date | null;
      code_hash: string;
      challenge: string;
      redirect_uri: string;
      identity: string[];
      nonce: string | null;
      code_until: Date;
      code_used_at: Date | null;
    };
    /** Their tokens, as hashes. */
    app_tokens: {
      token_hash: string;
      clinic_id: string;
      grant_id: string;
      is_refresh: boolean;
      scopes: string[];
      until_at: Date;
      used_at: Date | null;
    };
  }
}
