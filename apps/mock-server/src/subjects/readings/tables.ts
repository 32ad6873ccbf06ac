import type { UnitCode, VitalKind } from '@rpm/domain';
import type { Generated } from 'kysely';
import type { Json, LocalDay } from '../../store/sql/columns.ts';

/** Readings of each class, as PostgreSQL gives large numbers. */
interface ReadingCounts {
  patient_id: string;
  /** The patient's, for the wall between clinics. */
  clinic_id: string;
  normal: string;
  cautious: string;
  critical: string;
}

/** What one device measured of a vital in one second. */
interface ReadingMoment {
  patient_id: string;
  vital: VitalKind;
  at: Date;
  serial: string;
  received_at: Date;
  /** As `severityOf` says of its class. */
  severity: number;
}

interface Reviewed {
  /** By which review it counts as reviewed, as `settleReviews` decided; `null` while by none. */
  review_id: string | null;
}

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** One row for each measurement. */
    readings: ReadingMoment & {
      /** The values by parameter, as they were measured, and the class of each. */
      measured: Json;
      classes: Json;
      /** In which they were measured; `null` for that of the limits. */
      unit: Generated<UnitCode | null>;
      /** The values as `valuesKey` writes them. */
      values_key: string;
      /** When it came to this record from another one; `null`: it was never in another one. */
      moved_at: Generated<Date | null>;
    };
    /** How many readings a patient has of a vital in a month of the patient's own calendar; kept by a trigger. */
    reading_months: ReadingCounts & { month: LocalDay; vital: VitalKind };
    /** How many on a day of that calendar; a day without any has no row. Kept by a trigger. */
    reading_days: ReadingCounts & { day: LocalDay };
    /** Which reading of a vital is the newest, by `compareNewest`; kept by a trigger. */
    latest_readings: ReadingMoment & { values_key: string } & Reviewed;
    /**
     * One row for each reading that is out of range; a trigger copies them. Readings that contradict each other have one,
     * with the greatest severity and the last moment of receiving.
     */
    out_of_range_readings: ReadingMoment & Reviewed;
  }
}
