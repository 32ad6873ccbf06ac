import * as z from 'zod/mini';
import { AuditRow } from '../accounts/audit.ts';
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
  /** Those that whoever exports may read. */
  notes: Rows,
  ranges: Rows,
  reviews: Rows,
  medicalRecords: Rows,
  files: Rows,
  shares: Rows,
  bills: Rows,
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
