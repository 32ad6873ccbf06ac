import * as z from 'zod/mini';
import { isRecord, wireNumber } from './wire.ts';

/** How many readings a patient has, in all and of each class; `null` is unknown, never zero. */
export const ReadingCounts = z.object({
  total: wireNumber,
  Normal: wireNumber,
  Cautious: wireNumber,
  Critical: wireNumber,
});
export type ReadingCounts = z.infer<typeof ReadingCounts>;

/** The counts of the patients of a table, by the name that the server gave each of them. */
export interface ReadingSummary {
  /** In the order of the answer. */
  patients: Map<string, ReadingCounts>;
  /** Patients whose counts could not be read (behaviour 1a). */
  unreadable: number;
}

/**
 * The answer of `total-table-readings`: an object whose keys are patient names. The names are read as own keys into a
 * Map, so that no name can be taken for a part of the language ('__proto__'), and none is lost or merged.
 *
 * @see API-06, behaviour R18
 */
export const ReadingSummaries = z.pipe(
  z.custom<Record<string, unknown>>(isRecord),
  z.transform((answer): ReadingSummary => {
    const patients = new Map<string, ReadingCounts>();
    const entries = Object.entries(answer);
    for (const [name, counts] of entries) {
      const parsed = ReadingCounts.safeParse(counts);
      if (parsed.success) patients.set(name, parsed.data);
    }
    return { patients, unreadable: entries.length - patients.size };
  }),
);

/**
 * The patients of a summary, most Critical readings first, then most Cautious ones, then by name; unknown counts come
 * last. The order of the answer would not do: names that are whole numbers move to its front.
 */
export function mostCriticalFirst({ patients }: ReadingSummary): [name: string, counts: ReadingCounts][] {
  const rank = (count: number | null) => count ?? -1;
  return [...patients].sort(
    ([nameA, a], [nameB, b]) =>
      rank(b.Critical) - rank(a.Critical) || rank(b.Cautious) - rank(a.Cautious) || (nameA < nameB ? -1 : 1),
  );
}
