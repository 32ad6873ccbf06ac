import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { type FieldErrors, fieldErrors } from '../wire/fieldErrors.ts';

/** What can be wrong with a typed address. */
export type AddressFault =
  | 'streetRequired'
  | 'cityRequired'
  | 'stateRequired'
  | 'invalidCharacters'
  | 'zipRequired'
  | 'zipTooShort'
  | 'zipInvalid'
  | 'addressTooLong';
/** A schema's message is a code; this keeps it one that exists. */
const fault = (code: AddressFault) => code;

/** ADR-02. Letters of every script with their marks, so that 'Münster' and 'नगर' are right (behaviour R21). */
const ALLOWED = /^[\p{L}\p{M}\p{N} =]+$/u;
const ZIP = /^[0-9]{5}(?:-[0-9]{4})?$/;

const line = (required: AddressFault) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(limits.addressMaxCharacters, { error: fault('addressTooLong'), abort: true }),
      z.regex(ALLOWED, fault('invalidCharacters')),
    );

/** An address that is typed for an order by Mail. @see ADR-01 to ADR-05 */
export const NewAddress = z.object({
  street: line('streetRequired'),
  city: line('cityRequired'),
  state: line('stateRequired'),
  zipCode: z
    .string(fault('zipRequired'))
    .check(
      z.trim(),
      z.minLength(1, { error: fault('zipRequired'), abort: true }),
      z.minLength(limits.zipMinCharacters, { error: fault('zipTooShort'), abort: true }),
      z.regex(ZIP, fault('zipInvalid')),
    ),
});

const kept = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/**
 * An address as orders carry it and records keep it. Its characters are not judged again: it may have been saved
 * before the rules, or by a clinic that knows better (behaviour R21).
 */
export const Address = z.object({ street: kept, city: kept, state: kept, zipCode: kept });
export type Address = z.infer<typeof Address>;

/** Where an order by Mail goes. */
export type AddressChoice = { kind: 'saved'; address: Address } | { kind: 'new'; address: Address };

const fields = ['street', 'city', 'state', 'zipCode'] as const satisfies (keyof Address)[];

/**
 * Whether the address that an order carries is the saved one or a new one, which the form and the server judge alike.
 *
 * @param saved the address in the patient's record, if there is one
 * @see behaviour R21, ADR-01 to ADR-05
 */
export function sentAddress(address: Address, saved: Address | null): AddressChoice {
  const isSaved = saved !== null && fields.every((field) => saved[field].trim() === address[field].trim());
  return { kind: isSaved ? 'saved' : 'new', address };
}

/**
 * What is wrong with the chosen address, by field. A saved one is never wrong.
 *
 * @see ADR-01 to ADR-05
 */
export function addressErrors(choice: AddressChoice): FieldErrors<Address, AddressFault> {
  return choice.kind === 'saved' ? {} : fieldErrors(NewAddress, choice.address);
}
