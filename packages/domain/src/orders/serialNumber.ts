import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { serialKey, visibleSerial } from './patientOrder.ts';

/** What can be wrong with a serial number. */
export type SerialFault = 'serialRequired' | 'serialTooLong' | 'serialLetters';

/** Letters from A to Z, digits and signs, once width and case are folded: no letter of another script that looks like one. */
const hasPlainLetters = (serial: string) => /^[\x21-\x7e]*$/.test(serialKey(serial));

/**
 * A serial number as it is typed or read from a label, kept as it is seen. Form and server read it by this one schema.
 *
 * @see ACT-01
 */
export const SerialNumber = z
  .string('serialRequired')
  .check(
    z.overwrite(visibleSerial),
    z.minLength(1, { error: 'serialRequired', abort: true }),
    z.maxLength(limits.serialMaxCharacters, { error: 'serialTooLong', abort: true }),
    z.refine(hasPlainLetters, 'serialLetters'),
  );
