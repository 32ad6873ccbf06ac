import type {
  AlertState,
  ComplianceAlert,
  ComplianceEventKind,
  ComplianceKind,
  VitalKind,
} from '@rpm/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Stamped } from '../../store/sql/columns.ts';

type Before = NonNullable<ComplianceAlert['before']>;

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** As the rules of the domain find them. */
    compliance_alerts: {
      id: string;
      clinic_id: string;
      patient_id: string;
      kind: ComplianceKind;
      /** `YYYY-MM-DD` */
      day: string;
      /** Of a device period: its last day. */
      until: string | null;
      count: number | null;
      /** Of a range. */
      vital: VitalKind | null;
      state: AlertState;
      owner_id: string | null;
      snoozed_until: Date | null;
      opened_at: Date;
      over_at: Date | null;
      before: ColumnType<Stamped<Before> | null, string | null, string | null>;
      note: string | null;
      resolved_at: Date | null;
      version: number;
    };
    /** Takes new rows only. */
    compliance_events: {
      id: Generated<string>;
      alert_id: string;
      kind: ComplianceEventKind;
      at: Date;
      by_id: string | null;
    };
    /** Up to which day a patient says to be away, `YYYY-MM-DD`; the last word counts. Takes new rows only. */
    absences: { id: Generated<string>; patient_id: string; until: string; said_at: Date };
  }
}
