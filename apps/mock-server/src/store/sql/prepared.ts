import { sql } from 'kysely';
import pg from 'pg';

const mark = '/* prepared */';

/**
 * The beginning of a statement that each connection prepares once, so that what every call asks is not parsed and
 * planned each time. For statements of few forms whose plan does not depend on what is asked for.
 */
export const prepared = sql.raw(mark);

/** The names of the statements, by their texts: as many as there are forms. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `rpm_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** A connection that keeps statements that begin with `prepared`, and does all others as they come. */
export class PreparingClient extends pg.Client {
  override query(...given: unknown[]): never {
    // The many ways to call it and what each returns are those of `pg`, and handed through.
    const query = super.query as (...given: unknown[]) => never;
    const [text, values, ...rest] = given;
    if (typeof text !== 'string' || !text.startsWith(mark)) return query.apply(this, given);
    return query.call(this, { name: nameOf(text), text, values }, ...rest);
  }
}
