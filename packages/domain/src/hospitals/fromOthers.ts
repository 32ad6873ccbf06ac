import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';

/**
 * A text of others as it can be kept: without what no database takes, and no longer than anybody reads.
 *
 * @returns with '…' where it was cut
 */
export function keptText(written: string): string {
  const clean = written.replaceAll('\0', '').toWellFormed();
  return clean.length > limits.longTextMaxCharacters
    ? `${clean.slice(0, limits.longTextMaxCharacters - 1).toWellFormed()}…`
    : clean;
}

const text = z.catch(z.optional(z.pipe(z.string(), z.transform(keptText))), undefined);
const Coding = z.object({ system: text, code: text, display: text });
const Concept = z.object({ text, coding: z.catch(z.optional(z.array(Coding)), undefined) });
const concept = z.catch(z.optional(Concept), undefined);
const Reference = z.object({ reference: text, display: text });
const reference = z.catch(z.optional(Reference), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const Quantity = z.object({ value: number, unit: text, code: text });
const quantity = z.catch(z.optional(Quantity), undefined);
const list = <Item extends z.ZodMiniType>(item: Item) => z.catch(z.optional(z.array(item)), undefined);

/** How what others send is read: a part that is not as FHIR has it is left out, and the rest is kept. */
export const fromOthers = { text, Coding, Concept, concept, Reference, reference, number, quantity, list };
