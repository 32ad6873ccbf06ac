import * as z from 'zod/mini';
import { type ReadRows, readRows } from './wire.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type LenientShape<S extends Shape> = { [K in keyof S]: z.ZodMiniCatch<z.ZodMiniNullable<S[K]>> };

/** Something as the client has read it: a part that could not be read is `null`. */
export type AsRead<T> = { [K in keyof T]: T[K] | null };

/**
 * The forgiving reading of a record that the server promises: a field that is missing or not of the promised form
 * reads as `null`, which is drawn as '—', and the rest of the record is kept (behaviour 1a).
 */
export function lenient<const S extends Shape>(schema: z.ZodMiniObject<S>): z.ZodMiniObject<LenientShape<S>> {
  const fields = Object.entries(schema.def.shape).map(([name, field]) => [
    name,
    z.catch(z.nullable(field), null),
  ]);
  return z.object(Object.fromEntries(fields) as LenientShape<S>);
}

/** The forgiving reading of a list: records are read by `lenient`, and what is no record at all is dropped and counted. */
export function lenientRows<const S extends Shape>(schema: z.ZodMiniObject<S>) {
  const row = lenient(schema);
  return z.pipe(
    z.array(z.unknown()),
    z.transform((list): ReadRows<z.infer<typeof row>> => readRows(row, list)),
  );
}

/** Of the records as they were read those of which nothing is missing; the others are counted with what could not be read. */
export function wholeOf<Row>(schema: z.ZodMiniType<Row>, read: ReadRows<unknown>): ReadRows<Row> {
  const { rows, unreadable } = readRows(schema, read.rows);
  return { rows, unreadable: read.unreadable + unreadable };
}

/** The reading of a list of which only whole records are of use. */
export const wholeRows = <const S extends Shape>(schema: z.ZodMiniObject<S>) =>
  z.pipe(
    lenientRows(schema),
    z.transform((read) => wholeOf(schema, read)),
  );

/** The same list, each record with the names and the moments that we have inside. */
export const rowsAs = <Row, As>(rows: z.ZodMiniType<ReadRows<Row>>, as: (row: Row) => As) =>
  z.pipe(
    rows,
    z.transform((read): ReadRows<As> => ({ rows: read.rows.map(as), unreadable: read.unreadable })),
  );
