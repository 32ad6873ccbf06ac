import { formatStamp } from '@rpm/domain';
import type { StoreParts } from '../../store/Store.ts';
import type { Fate } from '../patients/fates.ts';

/** Somebody by id, with the name. */
type PersonOf = (userId: string | null) => Promise<unknown>;

/** Whose id a field has, and how the person is called in the file. */
const people: Readonly<Record<string, string>> = {
  ownerId: 'owner',
  byId: 'by',
  toId: 'to',
  authorId: 'author',
  savedById: 'savedBy',
  accountId: 'by',
};
/** Known of the file as a whole. */
const ofFile = new Set(['clinicId', 'patientId']);

/** What is kept as the file has it: moments as stamps, and people with their names, however deep they stand. */
export async function toldOf(row: object, person: PersonOf): Promise<Record<string, unknown>> {
  const toldValue = async (value: unknown): Promise<unknown> => {
    if (value instanceof Date) return formatStamp(value);
    if (Array.isArray(value)) return inTurn(value, toldValue);
    return typeof value === 'object' && value !== null ? toldOf(value, person) : value;
  };
  const all: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) {
    const name = people[field];
    if (ofFile.has(field)) continue;
    if (name === undefined) all[field] = await toldValue(value);
    else all[name] = await person(typeof value === 'string' ? value : null);
  }
  return all;
}

/** What becomes of each, one after the other: a look-up that another one has made is not made twice. */
export async function inTurn<Row, Out>(
  rows: readonly Row[],
  each: (row: Row) => Promise<Out>,
): Promise<Out[]> {
  const all: Out[] = [];
  for (const row of rows) all.push(await each(row));
  return all;
}

/** Those of some tables that their room has read for the export, by the name that each gives them. @param isOwn for the patient */
export async function furtherOf(
  fates: readonly Fate[],
  {
    store,
    patientId,
    isOwn,
    person,
  }: { store: StoreParts; patientId: string; isOwn: boolean; person: PersonOf },
): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const { exported } of fates) {
    if (!('as' in exported) || (isOwn && exported.isOfClinicAlone)) continue;
    const rows = await exported.read(store, patientId);
    all[exported.as] = await inTurn(rows, (row) => toldOf(row, person));
  }
  return all;
}
