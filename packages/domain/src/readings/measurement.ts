import * as z from 'zod/mini';
import { type OnBad, parseStamp } from '../time/time.ts';
import { mostSevere, type ReadingClass, readingClasses } from '../vitals/readings.ts';
import { areOfOneQuantity, convert, unitNamed, unitText } from '../vitals/units.ts';
import { vitalUnit } from '../vitals/vitalParameters.ts';
import { isVitalKind } from '../vitals/vitals.ts';
import { isRecord, type ReadRows, readRows, toNumber, wireText } from '../wire/wire.ts';
import type { EnteredBy } from './ownReadings.ts';

/** The latest measurement of one vital, as the API sends it. Its details differ from vital to vital. @see API-11 */
export const MeasurementRecord = z.object({
  mrSubType: wireText,
  /** UTC, `YYYYMMDD-HH:MM:SS`. */
  mrTime: wireText,
  /** When it reached the server, in the same form. */
  receivedTime: wireText,
  /** Who of the care team has seen it. */
  seenBy: z.optional(z.unknown()),
  /** Whether the same device sent other values for the same second. */
  isContradicted: z.optional(z.unknown()),
  /** Who stands for it, when no device does. */
  enteredBy: z.optional(z.unknown()),
  resourceDetail: z.optional(z.unknown()),
});
export type MeasurementRecord = z.infer<typeof MeasurementRecord>;

/** The answer of `latest-measurement-record`: one record, or a list with one for each vital. */
export const MeasurementRecords = z.pipe(
  z.union([z.array(z.unknown()), z.custom<Record<string, unknown>>(isRecord)]),
  z.transform(
    (answer): ReadRows<MeasurementRecord> =>
      readRows(MeasurementRecord, Array.isArray(answer) ? answer : [answer]),
  ),
);

/** One measured value: 'systolic', 142, Cautious. */
export interface MeasuredValue {
  parameter: string;
  value: number;
  /** How it stands to the patient's limits, as the server judged it; `null` is unknown. */
  readingClass: ReadingClass | null;
}

/** A measurement as a card shows it. A part that cannot be read is `null`. */
export interface Measurement {
  vital: string | null;
  takenAt: Date | null;
  receivedAt: Date | null;
  /** Who has seen it first, and when; `null` when nobody has yet. */
  seen: { name: string; at: Date | null } | null;
  /** The unit of the values: that in which limits are, or as it came when we cannot convert it. */
  unit: string | null;
  values: MeasuredValue[];
  /** Whether the same device sent other values for the same second. */
  isContradicted: boolean;
  /** 'patient' when its patient alone stands for it. @see RTE-07 */
  enteredBy: EnteredBy;
}

/** A class is written alone, or as `status` of a record. */
function readClass(status: unknown): ReadingClass | null {
  const word = isRecord(status) ? status.status : status;
  return readingClasses.find((each) => each === word) ?? null;
}

/** A look without a name is none: a patient is told who has seen a reading, or that nobody has. */
function readSeen(seenBy: unknown, onBad: OnBad): Measurement['seen'] {
  if (!isRecord(seenBy) || typeof seenBy.name !== 'string' || !seenBy.name.trim()) return null;
  const at = typeof seenBy.time === 'string' ? parseStamp(seenBy.time, onBad) : null;
  return { name: seenBy.name.trim(), at };
}

/**
 * Reads the details of a measurement. Every own field that holds a number, or the text of one, is a measured value, said
 * in the unit of the vital's limits.
 *
 * @param onBad gets a line when the time cannot be read (DSP-06)
 * @see PDB-07
 */
export function readMeasurement(
  { mrSubType, mrTime, receivedTime, seenBy, isContradicted, enteredBy, resourceDetail }: MeasurementRecord,
  onBad: OnBad,
): Measurement {
  const { unit, normal_reference_status: statuses, ...rest } = isRecord(resourceDetail) ? resourceDetail : {};
  const vital = mrSubType?.trim() || null;
  const written = (typeof unit === 'string' && unit.trim()) || null;
  const from = unitNamed(written ?? '');
  const own = isVitalKind(vital) ? vitalUnit(vital) : from;
  const to = from && own && areOfOneQuantity(from, own) ? own : from;
  const classes = new Map(Object.entries(isRecord(statuses) ? statuses : {}));
  const values = Object.entries(rest).flatMap(([parameter, text]) => {
    const value = toNumber(text);
    return value === null
      ? []
      : [
          {
            parameter,
            value: from && to ? convert(value, from, to) : value,
            readingClass: readClass(classes.get(parameter)),
          },
        ];
  });
  return {
    vital,
    takenAt: mrTime ? parseStamp(mrTime, onBad) : null,
    receivedAt: receivedTime ? parseStamp(receivedTime, onBad) : null,
    seen: readSeen(seenBy, onBad),
    unit: to ? unitText(to) : written,
    values,
    isContradicted: isContradicted === true,
    enteredBy: enteredBy === 'patient' ? enteredBy : null,
  };
}

/** The most severe class of a measurement's values; `null` when none is known. */
export const classOfMeasurement = (values: readonly MeasuredValue[]): ReadingClass | null =>
  mostSevere(values.map(({ readingClass }) => readingClass));
