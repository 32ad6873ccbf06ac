import { readCalendarDate } from '../time/time.ts';
import { fullName, type NameParts } from './names.ts';

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
  const named = people.map((person) => ({
    person,
    name: fullName(person).replace(/\s+/gu, ' ').normalize('NFC') || person.id,
  }));
  const bearers = countOf(named.map(({ name }) => name));
  // Most names are one person's: years are looked at for the others alone.
  const namesakes = named
    .filter(({ name }) => bearers.get(name) !== 1)
    .map(({ person: { id, birthDate }, name }) => {
      const year = readCalendarDate(String(birthDate))?.year;
      return { id, name, dated: year === undefined ? null : `${name} (${year})` };
    });
  const ofYear = countOf(namesakes.map(({ dated }) => dated ?? ''));
  const taken = new Set(bearers.keys());
  const names = new Map<string, string>();
  const later = new Map<string, string>();

  for (const { person, name } of named) if (bearers.get(name) === 1) names.set(person.id, name);
  for (const { id, name, dated } of namesakes) {
    if (dated !== null && ofYear.get(dated) === 1 && !bearers.has(dated)) names.set(id, dated);
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
