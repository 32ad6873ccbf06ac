import { sql } from 'kysely';

const mark = '/* prepared */';

/**
 * The beginning of a statement that each connection prepares once, so that what every call asks is not parsed and
 * planned each time. For statements of few forms whose plan does not depend on what is asked for.
 */
export const prepared = sql.raw(mark);

/** The names of the statements, by their texts: as many as there are forms. */
const names = new Map<string, string>();

/** The name under which a connection keeps a statement; `undefined` for one that it does not keep. */
export function nameOf(text: string): string | undefined {
  if (!text.startsWith(mark)) return undefined;
  const name = names.get(text) ?? `rpm_${names.size + 1}`;
  names.set(text, name);
  return name;
}
