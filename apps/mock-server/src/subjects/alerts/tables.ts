import type {
  Alert,
  AlertEvent,
  AlertEventKind,
  AlertOutcome,
  AlertReading,
  AlertState,
  EscalationStep,
  LimitSide,
  VitalKind,
} from '@rpm/domain';
import type { ColumnType, Generated } from 'kysely';
import type { JsonOf, Stamped } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** As the rules of the domain decide them. */
    alerts: {
      id: string;
      clinic_id: string;
      patient_id: string;
      vital: VitalKind;
      parameter: string;
      side: LimitSide;
      severity: number;
      state: AlertState;
      owner_id: string | null;
      snoozed_until: Date | null;
      opened_at: Date;
      waits_since: Date;
      escalated: EscalationStep | null;
      escalated_at: Date | null;
      first_at: Date;
      second_at: Date | null;
      last_at: Date;
      last_received_at: Date;
      readings: number;
      /** The newest of the worst readings. */
      shown: JsonOf<Stamped<AlertReading>>;
      previous_id: string | null;
      came_later: boolean;
      before: ColumnType<Stamped<NonNullable<Alert['before']>> | null, string | null, string | null>;
      review_id: string | null;
      version: number;
      outcome: AlertOutcome | null;
      note: string | null;
      resolved_at: Date | null;
      /** What was usual for the patient when it opened; `null`: too few readings said anything. */
      usual: ColumnType<number | null, number | null | undefined, number | null>;
    };
    /** Kept by triggers: a clinic without a row has none. */
    resolved_alert_counts: { clinic_id: string; critical: string; cautious: string };
    /** The same of those that are not resolved, also of those that sleep: the sum of a clinic's rows. */
    waiting_alert_counts: { clinic_id: string; slot: number; critical: string; cautious: string };
    /** Who is to be told of a step of escalation, and when it was handed out to be told. */
    alert_notices: {
      alert_id: string;
      step: EscalationStep;
      account_id: string;
      at: Date;
      taken_at: Date | null;
    };
    /** Takes new rows only. */
    alert_readings: {
      alert_id: string;
      at: Date;
      serial: string;
      value: number;
      received_at: Date;
      severity: number;
      /** The limit that it passed. */
      passed: number;
      range_version: number | null;
    };
    /** Takes new rows only. */
    alert_events: {
      id: Generated<string>;
      alert_id: string;
      kind: AlertEventKind;
      at: Date;
      by_id: string | null;
      to_id: string | null;
      details: JsonOf<Stamped<Omit<AlertEvent, 'alertId' | 'kind' | 'at' | 'byId' | 'toId'>>>;
    };
  }
}
