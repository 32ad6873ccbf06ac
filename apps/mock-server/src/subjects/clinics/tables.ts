import type { GainRule, Guidance, OpeningHours, RoleTitle, UnitSystem } from '@rpm/domain';
import type { ColumnType, Generated } from 'kysely';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    clinics: {
      id: string;
      name: string;
      /** When what systems are shown of it changed last. */
      changed_at: Generated<Date>;
      time_zone: string;
      session_max_seconds: Generated<number>;
      units: Generated<UnitSystem>;
      /** `null` until they are first saved. */
      opening_hours: ColumnType<OpeningHours | null, string | undefined, string>;
      settings_version: Generated<number>;
      /** Whether the timer starts with the record. */
      opens_timer: Generated<boolean>;
      /** The names that it had: tabs that were open go on with them. */
      former_names: ColumnType<string[], undefined, string>;
      /** `null`: the usual ones. */
      /** When the last mail about inquiries went to it. */
      inquiry_mail_at: Generated<Date | null>;
      /** The day of the last forecast of billing by mail, by its own calendar. */
      digest_day: Generated<string | null>;
      symptom_words: ColumnType<string[] | null, string | undefined, string>;
      escalation_minutes: Generated<number>;
      silent_days: Generated<number>;
      /** What it bills with, as it was saved last. */
      billing: ColumnType<unknown, string | undefined, string>;
      /** By how many kilograms weight may go up; JSON's null: nobody is told. */
      /** What patients are told about a critical reading; `null`: as usual. */
      guidance: ColumnType<Guidance | null, string | undefined, string>;
      weight_gain: ColumnType<GainRule | null, string | undefined, string>;
      second_factor_roles: ColumnType<RoleTitle[], string | undefined, string>;
    };
  }
}
