import type { ColumnType, Generated } from 'kysely';
import type { JsonOf } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    totp_secrets: {
      account_id: string;
      secret: Generated<string | null>;
      begun: string | null;
      last_step: ColumnType<string, number | undefined, number>;
    };
    passkeys: {
      id: string;
      account_id: string;
      name: string;
      public_key: string;
      counter: ColumnType<string, number, number>;
      transports: JsonOf<string[]>;
      added_at: Date;
      used_at: Generated<Date | null>;
    };
    recovery_codes: { account_id: string; code_hash: string };
    passkey_challenges: { account_id: string; challenge: string; expires_at: Date };
  }
}
