import type { AuditAction, DeviceName } from '@rpm/domain';
import type { Generated } from 'kysely';
import type { Json } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** What corrections changed; a row goes only when its patient is erased. */
    audit_changes: { digest: string; patient_id: string; salt: string; changes: string };
    /** Takes new lines only. */
    audit_log: {
      id: Generated<string>;
      at: Date;
      clinic_id: string;
      account_id: string;
      action: AuditAction;
      subject: string;
      details: Json;
      source: Generated<string | null>;
      browser: Generated<DeviceName['browser'] | null>;
    };
  }
}
