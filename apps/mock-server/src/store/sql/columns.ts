import type { ColumnType } from 'kysely';

/** A jsonb column: any value out, its JSON text in. */
export type Json = ColumnType<unknown, string | null, string | null>;

/** A jsonb column that nothing but the store writes, so that its type is known. */
export type JsonOf<T> = ColumnType<T, string, string>;

/** What becomes of a value in JSON: its dates are texts. */
export type Stamped<T> = { [K in keyof T]: Exclude<T[K], Date> | (Date extends T[K] ? string : never) };

/** Columns of a table that may have no row of its own there: a left join, or a sum of nothing. */
export type Outer<T> = { [K in keyof T]: T[K] | null };

/** A date column. Ask for it as text: as a Date it would be midnight in the server's own zone. */
export type LocalDay = ColumnType<Date, string, never>;
