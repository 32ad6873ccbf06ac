import * as z from 'zod/mini';

/** A text of the API that one bad value must not take its record down with: what is not a text is `null`. */
export const wireText = z.catch(z.nullable(z.string()), null);

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads a number that a form or the API gives as a number or as a text: '12' is 12.
 *
 * @returns `null` for an empty text, anything that is no plain decimal number, and what no number can hold
 * @see behaviour.md section 1b
 */
export function toNumber(value: unknown): number | null {
  const isWritten = typeof value === 'string' && NUMBER.test(value.trim());
  const number = isWritten || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** A number of the API, or its text; anything else is `null`, which means unknown and never zero. */
export const wireNumber = z.catch(z.pipe(z.unknown(), z.transform(toNumber)), null);

/** Whether a value has fields of its own: an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The records of a list that could be read, and how many could not (behaviour 1a). */
export interface ReadRows<Row> {
  rows: Row[];
  unreadable: number;
}

/** Reads the rows of a list one by one, so that a bad row costs only itself. */
export function readRows<Row>(schema: z.ZodMiniType<Row>, list: readonly unknown[]): ReadRows<Row> {
  const parsed = list.map((each) => schema.safeParse(each));
  const rows = parsed.flatMap((row) => (row.success ? [row.data] : []));
  return { rows, unreadable: parsed.length - rows.length };
}

/** The text of a server's message, or the fallback when it sent none. */
export function textOr(message: unknown, fallback: string): string {
  return typeof message === 'string' && message.trim() ? message : fallback;
}

/** The first item of a list when it is a record, as several calls answer. `null` for anything else. */
export function firstRecord(list: unknown): Record<string, unknown> | null {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return isRecord(first) ? first : null;
}

/** The value of a JSON text; `undefined` for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is none has no value.
  }
}
