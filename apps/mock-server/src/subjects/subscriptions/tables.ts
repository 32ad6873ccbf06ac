import type { NotificationContent, SubscriptionState, SubscriptionTopic, VitalKind } from '@rpm/domain';
import type { ColumnType, Generated } from 'kysely';

/** A bigint: text out, a number in. */
type Whole = ColumnType<string, number, number>;

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** What connected systems are told of. */
    subscriptions: {
      id: string;
      clinic_id: string;
      system_id: string;
      topic: SubscriptionTopic;
      /** Whether it names patients; without any left it is over. */
      names_patients: boolean;
      vitals: VitalKind[] | null;
      filters: string[];
      endpoint: string;
      headers: string | null;
      content: NotificationContent;
      heartbeat_seconds: number | null;
      most: number;
      reason: string;
      ends_at: Date | null;
      state: SubscriptionState;
      made_at: Date;
      counted: Whole;
      sent: Whole;
      failures: number;
      problem: string | null;
      next_at: Date;
      sent_at: Date | null;
      /** Until when one process sends. */
      taken_until: Generated<Date | null>;
      ended_at: Generated<Date | null>;
    };
    /** Whom a subscription names. */
    subscription_patients: { id: string; clinic_id: string; subscription_id: string; patient_id: string };
    /** What there is to tell; written by the database beside what happens. */
    clinic_events: {
      id: Generated<string>;
      clinic_id: string;
      patient_id: string;
      topic: SubscriptionTopic;
      vital: VitalKind;
      reading_at: Date | null;
      serial: string | null;
      values_key: string | null;
      alert_id: string | null;
      at: Date;
      /** Whether it has no numbers yet. */
      is_waiting: Generated<boolean>;
    };
    /** Which number it has in each subscription. */
    subscription_events: {
      clinic_id: string;
      subscription_id: string;
      number: Whole;
      event_id: string | null;
      at: Date;
    };
  }
}
