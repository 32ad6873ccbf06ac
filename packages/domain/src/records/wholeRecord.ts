import * as z from 'zod/mini';
import { AuditRow } from '../accounts/audit.ts';
import { BillingPapers } from '../billing/papers.ts';
import { PatientRecord } from '../patients/patient.ts';
import { VitalCoding } from '../readings/readingWire.ts';
import { Stamp } from '../wire/fields.ts';

const Rows = z.array(z.record(z.string(), z.unknown()));

/**
 * All that a clinic keeps of one patient. Stamps are UTC; readings are as they were measured, with their units in UCUM and
 * what they are called in LOINC. Of files, what they are, and not their content.
 *
 * @see F5
 */
export const WholeRecord = z.object({
  exported: Stamp,
  details: PatientRecord,
  orders: Rows,
  readings: z.array(z.object({ mrSubType: z.string(), coding: VitalCoding, result: Rows })),
  /** Those that whoever exports may read, and the messages of the conversation. */
  notes: Rows,
  ranges: Rows,
  reviews: Rows,
  medicalRecords: Rows,
  files: Rows,
  shares: Rows,
  /** Diagnosis, training, consent and payer, as they stand; `null`: nothing was saved. */
  billingPapers: z.nullable(BillingPapers),
  bills: Rows,
  /** Of limits, each with its readings and its history. */
  alerts: Rows,
  /** About devices and habits, each with its history. */
  compliance: Rows,
  /** Records that the patient wanted collected from other clinics. */
  recordRequests: Rows,
  /** The hospitals at which records were read. */
  hospitals: Rows,
  /** Up to which days the patient said to be away. */
  absences: Rows,
  /** Whether and when the patient wanted to be reminded to measure, and on which days a mail went. */
  reminders: Rows,
  /** The time that was spent, each entry with what it was before. */
  timeEntries: Rows,
  /** What the patient sent by the inquiry. */
  inquiries: Rows,
  /** What each side of the conversation has seen. */
  seen: Rows,
  /** What subjects keep of a patient in a room of their own, by name. */
  further: z.record(z.string(), Rows),
  /** Who saw the record. */
  access: Rows,
  /** What was done to the record and to its orders, by whom. */
  audit: z.array(z.pick(AuditRow, { time: true, userId: true, action: true, subject: true, details: true })),
});
export type WholeRecord = z.infer<typeof WholeRecord>;

/** The file of an export. Its name tells nobody's. */
export const ExportedRecord = z.object({
  fileName: z.string(),
  contentType: z.literal('application/json'),
  content: WholeRecord,
});
