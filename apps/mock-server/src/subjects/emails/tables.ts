export {};

/** A one-time code of an account. */
interface AccountCode {
  account_id: string;
  ticket_hash: string;
  code_hash: string;
  expires_at: Date;
  tries: number;
}

declare module '../../store/sql/tables.ts' {
  interface Tables {
    login_codes: AccountCode;
    /** The codes that confirm an address. */
    email_codes: AccountCode;
  }
}
