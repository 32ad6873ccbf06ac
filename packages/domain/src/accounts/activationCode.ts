import * as z from 'zod/mini';
import { Id, Stamp } from '../wire/fields.ts';

/** The signs of an activation code. Left out is what is easily taken for another: 0 and O, 1, I and L, 5 and S, U. */
export const activationSigns = '2346789ABCDEFGHJKMNPQRTVWXYZ';
const signs = 8;
const groupSigns = 4;
/** The largest multiple of the number of signs that a byte can hold: what lies above would favor the first signs. */
const fairBelow = Math.floor(256 / activationSigns.length) * activationSigns.length;

/**
 * Draws the code that a clinic hands over to a patient: 8 signs, each equally likely, without its hyphen.
 *
 * @param random gives that many random bytes that nobody can guess
 * @see F5
 */
export function drawActivationCode(random: (count: number) => Uint8Array): string {
  let code = '';
  while (code.length < signs) {
    const [byte = fairBelow] = random(1);
    if (byte < fairBelow) code += activationSigns.charAt(byte % activationSigns.length);
  }
  return code;
}

/** A code as it is shown and read aloud: two groups of four. */
export const activationCodeText = (code: string): string =>
  `${code.slice(0, groupSigns)}-${code.slice(groupSigns)}`;

/** A code as it is compared: spaces, hyphens and case do not count. */
export const plainActivationCode = (typed: string): string =>
  typed.replace(/[\s\p{Dash_Punctuation}]/gu, '').toUpperCase();

/** An activation code as it is typed; the output is plain. */
export const TypedActivationCode = z.pipe(
  z.string('activationCodeIncomplete').check(z.maxLength(40, 'activationCodeIncomplete')),
  z.pipe(
    z.transform(plainActivationCode),
    z.string().check(z.regex(new RegExp(`^[${activationSigns}]{${signs}}$`), 'activationCodeIncomplete')),
  ),
);

/** For whom a new activation code is made. */
export const ActivationCodeWish = z.object({ userId: Id });

/** A new activation code: it is shown once, and kept only as a hash. */
export const ActivationCode = z.object({
  /** Two groups of four signs, with a hyphen between. */
  code: z.string().check(z.regex(new RegExp(`^[${activationSigns}]{4}-[${activationSigns}]{4}$`))),
  /** The first moment at which it is over. */
  expires: Stamp,
});
export type ActivationCode = z.infer<typeof ActivationCode>;
