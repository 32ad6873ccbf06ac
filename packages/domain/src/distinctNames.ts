import { fullName, type NameParts } from './names.ts';
import { parseCalendarDate } from './time.ts';

/** Whose name is wanted. */
export interface NamedPerson extends NameParts {
  /** Opaque; no two have one. */
  id: string;
  /** `YYYY-MM-DD`; what is none does not help to tell people apart. */
  birthDate: string | null;
}

/**
 * A name for each person that no other one of them has, for tables whose keys are names.
 *
 * A name that one person alone has stays as it is. People of one name get the year of birth behind it, '(1944)', and
 * where that does not tell them apart, or is somebody else's name already, their id. A person without a name goes by
 * the id. Blanks in a row count as one, since that is how they are seen.
 *
 * @returns the names by id; the same for the same people, in whatever order they come
 * @see behaviour R18
 */
export function distinctNames(people: readonly NamedPerson[]): Map<string, string> {
  const named = people.map(({ id, birthDate, ...parts }) => ({
    id,
    name: fullName(parts).replace(/\s+/gu, ' ').normalize('NFC') || id,
    year: parseCalendarDate(String(birthDate))?.year,
  }));
  const bearers = countOf(named.map(({ name }) => name));
  const withYear = (name: string, year: number | undefined) => `${name} (${year})`;
  const ofYear = countOf(named.map(({ name, year }) => withYear(name, year)));
  const taken = new Set(bearers.keys());
  const names = new Map<string, string>();
  const later = new Map<string, string>();

  for (const { id, name, year } of named) {
    const dated = withYear(name, year);
    if (bearers.get(name) === 1) names.set(id, name);
    else if (year !== undefined && ofYear.get(dated) === 1 && !bearers.has(dated)) names.set(id, dated);
    else later.set(id, name);
  }
  for (const name of names.values()) taken.add(name);
  for (const [id, name] of [...later].sort()) {
    let known = `${name} (${id})`;
    while (taken.has(known)) known += ` (${id})`;
    taken.add(known);
    names.set(id, known);
  }
  return names;
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
