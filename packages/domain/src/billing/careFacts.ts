import type { Month, Stretch } from '../timer/countedTime.ts';
import type { BillingCode } from './billing.ts';

/** Time with a patient, as billing counts it. */
export interface CareStretch extends Stretch {
  /** Whether it was live, two-way audio or video with the patient or a caregiver. */
  isInteractive: boolean;
  /** Whether a physician or another qualified professional spent it; what 99091 counts. */
  isPhysicians: boolean;
}

/** The papers without which nothing of a patient can be billed. */
export const billDocuments = ['consent', 'order', 'diagnosis', 'training'] as const;
export type BillDocument = (typeof billDocuments)[number];

/** A stretch of days in which somebody else bills for the patient. Both days are inside; `null`: until further notice. */
export interface OtherClaim {
  kind: 'otherPractice' | 'otherProgramme';
  from: string;
  to: string | null;
}

/** First and last day of a device period that was billed. */
export interface BilledPeriod {
  start: string;
  end: string;
}

/** What is known of a patient when a month is judged. Days are `YYYY-MM-DD` by the patient's calendar. */
export interface CareFacts {
  /** The days with data, each once, earliest first: `dataDaysOf`. */
  dataDays: readonly string[];
  /** The days on which an episode of care ended. */
  episodeEnds: readonly string[];
  /** Whether a device is in use now, so that more days can come. */
  isMonitored: boolean;
  /** All time with the patient, of any order; overlaps count once. */
  work: readonly CareStretch[];
  /** From which day on the patient consents, and up to which; `null`: no consent is on record. */
  consent: { from: string; to: string | null } | null;
  hasOrder: boolean;
  hasDiagnosis: boolean;
  hasTraining: boolean;
  otherClaims: readonly OtherClaim[];
  /** Days of service of set-ups that stand on bills of other months. */
  billedSetUps: readonly string[];
  /** The device periods that stand on bills of other months: a day is billed in one of them. */
  billedPeriods: readonly BilledPeriod[];
}

/** By what a month is judged. */
export interface BillContext {
  month: Month;
  now: Date;
  /** IANA names: the patient's calendar counts days, the clinic's counts the care month. */
  patientZone: string;
  clinicZone: string;
  /** 30 days from the first day with data, or the calendar month: the clinic's setting. */
  periodRule: PeriodRule;
  /** The codes that the clinic bills by. */
  codes: readonly BillingCode[];
  /** Whether the patient's payer pays for a code on a day. */
  isCovered(code: string, day: string): boolean;
}

/** How long a device period is. */
export const periodRules = ['thirtyDays', 'calendarMonth'] as const;
export type PeriodRule = (typeof periodRules)[number];
