export {};

declare module '../../store/sql/tables.ts' {
  interface Tables {
    password_requests: { account_id: string; token_hash: string; expires_at: Date };
  }
}
