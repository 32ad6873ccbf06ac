import type { VitalKind } from '@rpm/domain';
import type { Generated } from 'kysely';
import type { Json } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    ranges: {
      patient_id: string;
      vital: VitalKind;
      version: number;
      start_at: Date;
      end_at: Date;
      limits: Json;
      set_by: string;
      set_at: Date;
      /** Who looked at it and found it right, and when. */
      confirmed_at: Generated<Date | null>;
      confirmed_by: Generated<string | null>;
    };
  }
}
