import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id, OrderId, ShortText } from '../wire/fields.ts';
import { NewReading, ReadingsTaken } from './delivery.ts';

/**
 * Readings that a patient sends: measured with a device beside the browser, or typed. With a device goes its serial
 * number, as it says itself, or the order by which the patient says which of theirs it is.
 *
 * @see RTE-07
 */
export const OwnReadings = z.object({
  userId: Id,
  readings: z.array(NewReading).check(z.minLength(1), z.maxLength(limits.readingsAtOnce)),
  device: z.optional(z.union([z.object({ serial: ShortText }), z.object({ orderId: OrderId })])),
});
export type OwnReadings = z.infer<typeof OwnReadings>;

/**
 * Who stands for a reading: `null`, a device that the clinic has given; 'patient', the patient alone. Those of the
 * patient alone are marked wherever they are shown, and nothing is billed by them.
 */
export const EnteredBy = z.nullable(z.literal('patient'));
export type EnteredBy = z.infer<typeof EnteredBy>;

/** What became of the readings that a patient sent. */
export const OwnReadingsTaken = z.extend(ReadingsTaken, { enteredBy: EnteredBy });

/** The serial number of a reading for which no device of the clinic stands. */
export const NO_SERIAL = '';

/** Who stands for a reading of this serial number. */
export const enteredBy = (serial: string): EnteredBy => (serial === NO_SERIAL ? 'patient' : null);
