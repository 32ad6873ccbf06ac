import * as z from 'zod/mini';
import { Id, ShortText } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';
import { TypedActivationCode } from './activationCode.ts';

/** A clinic whose patient the owner of an account is, by the id that they have there. @see F12 */
export const OwnClinic = z.object({
  userId: Id,
  clinic: ShortText,
  /** Whether the session speaks for this one. */
  isCurrent: z.boolean(),
});

/** The clinics of an account, as they are promised and as the client reads them. */
export const OwnClinicsAnswer = z.object({ result: z.array(OwnClinic) });
export const OwnClinics = z.object({ result: lenientRows(OwnClinic) });

/** Adds a clinic to the own account by the code that it handed over. */
export const AddedClinic = z.object({ activationCode: TypedActivationCode });

/** The clinic that a session is to speak for, by the own id there. */
export const ChosenClinic = z.object({ userId: Id });
