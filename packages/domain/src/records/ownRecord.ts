import * as z from 'zod/mini';
import { PatientRecord } from '../patients/patient.ts';
import { MeasuredRow, VitalCoding } from '../readings/readingWire.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { Person, Stamp } from '../wire/fields.ts';
import { FileRow, MedicalRecord } from './records.ts';
import { WholeRecord } from './wholeRecord.ts';

/** A note or a message that its patient may read, as it is taken out. */
const OwnNote = z.looseObject({
  noteId: z.string(),
  kind: z.string(),
  text: z.string(),
  author: z.nullable(Person),
  time: Stamp,
});

/** An order of a device, as it is taken out. */
const OwnOrder = z.looseObject({
  orderId: z.string(),
  deviceName: z.nullish(z.string()),
  serial: z.nullish(z.string()),
  status: z.nullable(z.string()),
  placed: Stamp,
});

/**
 * All of a record that its patient may read, in one answer: what the patient takes out. What the clinic keeps for its own
 * work (bills, time, alerts, notes that are not for the patient) is in the clinic's export alone.
 *
 * @see https://www.ecfr.gov/current/title-45/section-164.524
 */
export const OwnRecord = z.object({
  ...z.pick(WholeRecord, {
    exported: true,
    ranges: true,
    reviews: true,
    shares: true,
    absences: true,
    reminders: true,
    inquiries: true,
    further: true,
    access: true,
  }).def.shape,
  details: PatientRecord,
  orders: z.array(OwnOrder),
  readings: z.array(
    z.object({ mrSubType: z.enum(vitalKinds), coding: VitalCoding, result: z.array(MeasuredRow) }),
  ),
  notes: z.array(OwnNote),
  medicalRecords: z.array(MedicalRecord),
  files: z.array(FileRow),
});
export type OwnRecord = z.infer<typeof OwnRecord>;
