import type { AccessEvent, DeviceName } from '@rpm/domain';
import type { Generated } from 'kysely';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** Takes new rows, which then only count. */
    access_log: {
      id: Generated<string>;
      clinic_id: string;
      account_id: string;
      event: AccessEvent;
      subject: string;
      kind: string;
      /** The quarter of an hour of `at`. */
      window_at: Date;
      at: Date;
      last_at: Date;
      source: string;
      browser: Generated<DeviceName['browser'] | ''>;
      times: number;
    };
  }
}
