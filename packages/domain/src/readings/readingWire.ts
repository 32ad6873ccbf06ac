import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { readingClasses } from '../vitals/readings.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { exportedPart } from '../wire/exportedPart.ts';
import {
  Count,
  CountText,
  compareStamps,
  Day,
  Id,
  Millisecond,
  PageSizeText,
  Person,
  ShortText,
  Stamp,
} from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';

const readingClass = z.enum(readingClasses);
const vital = z.enum(vitalKinds);

/** A reading, as the server promises it. */
export const ReadingRow = z.object({
  mrSubType: vital,
  mrTime: Stamp,
  /** When it reached the server. */
  receivedTime: Stamp,
  class: readingClass,
  /** By parameter, in the unit of the vital's limits. */
  values: z.record(z.string(), z.number()),
  /** The class of each value. */
  classes: z.record(z.string(), readingClass),
  /** Whether the same device sent other values for the same second. */
  isContradicted: z.boolean(),
  /** 'patient' for one that no device of the clinic stands for; left out for others. */
  enteredBy: z.optional(z.literal('patient')),
});
export type ReadingRow = z.infer<typeof ReadingRow>;

const total = Count;

/** What a vital and its parameters are called in LOINC, and in which UCUM unit `values` are. @see https://loinc.org */
export const VitalCoding = z.object({
  loinc: z.array(z.string()),
  components: z.array(z.object({ parameter: z.string(), loinc: z.array(z.string()), unit: z.string() })),
});

/** A reading as the server promises it, and what was measured, where that was in another unit. */
export const MeasuredRow = z.extend(ReadingRow, {
  measured: z.optional(z.object({ unit: z.string(), values: z.record(z.string(), z.number()) })),
});

/** The readings of one vital, newest first; `total` counts those that match, on all pages. */
export const VitalDataAnswer = z.object({ coding: VitalCoding, result: z.array(MeasuredRow), total });
export const VitalData = z.object({ result: lenientRows(ReadingRow), total });

/** Which readings of a vital are asked for: all, or those between two moments; both ends belong to them. */
export const VitalDataQuery = z
  .object({
    page: z.optional(CountText),
    noOfRows: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.vitalDataMaxRows))),
    start: z.optional(Stamp),
    end: z.optional(Stamp),
  })
  .check(
    z.refine(({ start, end }) => !(compareStamps(String(start), String(end)) > 0), {
      path: ['end'],
    }),
  );

/** Where a part of the exported readings ends: all by which `compareNewest` has its order. */
export const ReadingPlace = z.object({
  at: Millisecond,
  class: readingClass,
  received: Millisecond,
  serial: ShortText,
  /** As `valuesKey` writes them. */
  values: z.string().check(z.maxLength(limits.longTextMaxCharacters)),
});
export type ReadingPlace = z.infer<typeof ReadingPlace>;

/** A part of the readings of a vital as they are exported, newest first: all, or those between two moments. */
export const ReadingsExport = z
  .object({
    userId: Id,
    vital,
    start: z.optional(Stamp),
    end: z.optional(Stamp),
    after: z.optional(ReadingPlace),
  })
  .check(
    z.refine(({ start, end }) => !(compareStamps(String(start), String(end)) > 0), {
      path: ['end'],
    }),
  );
export type ReadingsExport = z.infer<typeof ReadingsExport>;

/** A part of the exported readings, as the server promises it and as the client reads it: what cannot be read is refused. */
export const ReadingsPart = exportedPart(ReadingRow, ReadingPlace);

/** Who looked at a reading, and when. */
const Look = z.object({ userId: Id, name: z.string(), time: Stamp });

/** The latest reading of each vital of a patient, as the server promises it. @see API-11, PDB-07 */
export const MeasurementRow = z.object({
  mrSubType: vital,
  mrTime: Stamp,
  receivedTime: Stamp,
  coding: VitalCoding,
  /** Who has seen it, in the record or with its alert; `null` when nobody has yet. */
  seenBy: z.nullable(Look),
  isContradicted: z.boolean(),
  /** As in `ReadingRow`. */
  enteredBy: z.optional(z.literal('patient')),
  /** The unit as it was measured, each value by its parameter, and `normal_reference_status`: by parameter, the status as `status`. */
  resourceDetail: z
    .catchall(
      z.object({
        unit: z.string(),
        normal_reference_status: z.record(z.string(), z.object({ status: readingClass })),
      }),
      z.unknown(),
    )
    // Not as the type of the others: no object could be written that has a text beside "all others are numbers".
    .check(
      z.refine(({ unit: _, normal_reference_status: statuses, ...values }) =>
        Object.keys({ ...statuses, ...values }).every((name) => typeof values[name] === 'number'),
      ),
    ),
});

/** The readings of each class, by patient name; on a page of many patients with the opaque id of each. @see API-06 */
export const ReadingTable = z.record(
  z.string(),
  z.object({ total, Normal: Count, Cautious: Count, Critical: Count, userId: z.optional(Id) }),
);

/** Which page of the table of many patients is wanted; without one, all of it. @see behaviour 1c */
export const ReadingTableQuery = z
  .object({ page: z.optional(CountText), noOfRows: z.optional(PageSizeText) })
  .check(
    z.refine(({ page, noOfRows }) => (page === undefined) === (noOfRows === undefined), {
      path: ['noOfRows'],
    }),
  );
export type ReadingTableQuery = z.infer<typeof ReadingTableQuery>;

/** What the lines of a patient's own table stand for. Left out: one line, under the patient's name (API-06). */
export const TableQuery = z.object({ by: z.optional(z.literal('vital')) });

/** The days of a stretch of time, by the patient's clock, that have at least one reading. @see API-10 */
export const DaysOfReadings = z.object({ total, days: z.array(Day) });

/** How long ago the first device was activated, in whole days; `null` before that. @see API-12 */
export const DaysSince = z.object({ total: z.nullable(Count), since: z.nullable(Stamp) });

/** One vital that a patient has readings of. */
export const VitalOverview = z.object({
  mrSubType: vital,
  total,
  coding: VitalCoding,
  latest: ReadingRow,
  /** Who looked at the latest first, where that was by taking or closing its alert and before any review; else `null`. */
  handledBy: z.nullable(Look),
});

/** Where readings come from: the devices that a patient has or had. */
export const SubSource = z.object({
  mrSubSource: z.string(),
  deviceModel: z.string(),
  status: z.string(),
  vitals: z.array(vital),
  /** When the newest reading of a vital that this device took reached us; `null` when none of the newest is its own. */
  lastHeard: z.nullable(Stamp),
});

/** A look through readings by somebody of the clinic. */
export const Review = z.object({ reviewId: Id, reviewer: Person, time: Stamp, upTo: Stamp });
/** Says that all readings up to a moment have been looked at. */
export const NewReview = z.object({ userId: Id, upTo: Stamp });
