import type { LabResult, ResourceType } from '@rpm/domain';
import type { ColumnType, Generated } from 'kysely';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    records: {
      id: string;
      patient_id: string;
      resource_type: ResourceType;
      display: string;
      code: string | null;
      status: string;
      at: Date;
      performer: string | null;
      note: string | null;
      results: ColumnType<LabResult[] | null, string | null, string | null>;
      changed_at: Date | null;
      /** By which connection it came from a hospital, what it is called there, and what that hospital is called. */
      connection_id: string | null;
      source_id: string | null;
      source: string | null;
      /** When it came here or changed here last. */
      kept_at: Generated<Date>;
    };
  }
}
