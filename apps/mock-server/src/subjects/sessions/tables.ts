import type { DeviceName } from '@rpm/domain';
import type { Generated } from 'kysely';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    sessions: {
      token_hash: string;
      account_id: string;
      started_at: Date;
      last_seen_at: Date;
      ended_at: Date | null;
      confirmed_at: Date;
      needs_set_up: Generated<boolean>;
      browser: Generated<DeviceName['browser']>;
      system: Generated<DeviceName['system']>;
    };
    known_devices: { account_id: string; device_hash: string; used_at: Date };
    login_attempts: { id: Generated<string>; account_key: string; address_key: string; at: Date };
    /** Accounts, hashed, whose owner was told of the lock that lasts until then. */
    account_locks: { account_key: string; until: Date };
  }
}
