import * as z from 'zod/mini';
import { compareText } from '../wire/compareText.ts';
import { isRecord, wireNumber, wireText } from '../wire/wire.ts';

/** How many readings a patient has, in all and of each class; `null` is unknown, never zero. */
export const ReadingCounts = z.object({
  total: wireNumber,
  Normal: wireNumber,
  Cautious: wireNumber,
  Critical: wireNumber,
});
export type ReadingCounts = z.infer<typeof ReadingCounts>;

/** The same with the opaque id of the patient, by which the name leads to the record; `null` when the server gave none. */
const PatientReadingCounts = z.extend(ReadingCounts, { userId: wireText });
export type PatientReadingCounts = z.infer<typeof PatientReadingCounts>;

/** The counts of the patients of a table, by the name that the server gave each of them. */
export interface ReadingSummary<Counts = ReadingCounts> {
  /** In the order of the answer. */
  patients: Map<string, Counts>;
  /** Patients whose counts could not be read (behaviour 1a). */
  unreadable: number;
}

/** A page of the patients of a provider or clinic. */
export interface CountedReadings extends ReadingSummary<PatientReadingCounts> {
  /** Patients on all pages; `null` when the server did not say. */
  total: number | null;
  /** Readings of all of them in this time; `null` when the server did not say. */
  totalReadings: number | null;
}

/** Reads the names as own keys, so that none is lost, merged or taken for a part of the language (behaviour R18). */
function summaryOf<Counts>(
  schema: z.ZodMiniType<Counts>,
  answer: Record<string, unknown>,
): ReadingSummary<Counts> {
  const patients = new Map<string, Counts>();
  const entries = Object.entries(answer);
  for (const [name, counts] of entries) {
    const parsed = schema.safeParse(counts);
    if (parsed.success) patients.set(name, parsed.data);
  }
  return { patients, unreadable: entries.length - patients.size };
}

/**
 * The answer of `total-table-readings`: an object whose keys are patient names. The names are read as own keys into a
 * Map, so that no name can be taken for a part of the language ('__proto__'), and none is lost or merged.
 *
 * @see API-06, behaviour R18
 */
export const ReadingSummaries = z.pipe(
  z.custom<Record<string, unknown>>(isRecord),
  z.transform((answer) => summaryOf(ReadingCounts, answer)),
);

/**
 * The same of many patients, with what the headers of the answer count.
 *
 * @see API-06, DDB-02
 */
export const CountedReadings = z.pipe(
  z.object({ answer: z.custom<Record<string, unknown>>(isRecord), rows: wireNumber, readings: wireNumber }),
  z.transform(
    ({ answer, rows, readings }): CountedReadings => ({
      ...summaryOf(PatientReadingCounts, answer),
      total: rows,
      totalReadings: readings,
    }),
  ),
);

/** How urgent the readings of a patient are, as far as they are known. */
type Urgency = Pick<ReadingCounts, 'Critical' | 'Cautious'>;

/**
 * Compares two lines of a table by urgency: most Critical readings first, then most Cautious ones, then by name;
 * unknown counts come last. Names are those of one table, of which no two are the same. Compared by code unit, so that
 * the order is the same on every machine.
 */
export function compareUrgency(
  [nameA, a]: readonly [string, Urgency],
  [nameB, b]: readonly [string, Urgency],
): number {
  const rank = (count: number | null) => count ?? -1;
  return (
    rank(b.Critical) - rank(a.Critical) || rank(b.Cautious) - rank(a.Cautious) || compareText(nameA, nameB)
  );
}

/**
 * The patients of a summary, the most urgent first. The order of the answer would not do: names that are whole numbers
 * move to its front.
 */
export function mostCriticalFirst<Counts extends Urgency>({
  patients,
}: Pick<ReadingSummary<Counts>, 'patients'>): [name: string, counts: Counts][] {
  return [...patients].sort(compareUrgency);
}
