import { limits } from '../limits/limits.ts';
import { formatStamp } from '../time/time.ts';
import { instantOf, parseLocalTime } from '../time/zonedTime.ts';
import { plausibleValues } from '../vitals/plausible.ts';
import { asKept, type Measure } from '../vitals/units.ts';
import { type ParameterName, vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { Checked, FieldErrors } from '../wire/fieldErrors.ts';
import { toNumber } from '../wire/wire.ts';
import { isCrossed, type NewReading } from './delivery.ts';

/** A reading as it is typed: its parameters, in the unit of who types, and its time as a date-time field gives it. */
export type TypedReading = Partial<Record<ParameterName, string>> & { at: string };

/** What may be wrong in a field. */
export type TypedReadingFault =
  | 'valueMissing'
  | 'valueNoNumber'
  | 'valueTooLow'
  | 'valueTooHigh'
  | 'valuesCrossed'
  | 'timeMissing'
  | 'timeAhead'
  | 'timeTooOld';

/** In what unit and by what clock somebody types. */
interface Typist {
  measure: Measure;
  /** IANA name. */
  timeZone: string;
  now: Date;
  /** When the form was opened: who leaves the minute that it began with means that second of it. */
  opened: Date;
}

/** A phone may have a comma alone for its decimals: '81,5' is 81.5, and '120,80' no number. */
const numberIn = (typed: string) => toNumber(typed.replace(/,(?=\d\s*$)/, '.'));

function valueFault(typed: string, parameter: ParameterName, measure: Measure): TypedReadingFault | null {
  if (!typed.trim()) return 'valueMissing';
  const number = numberIn(typed);
  if (number === null) return 'valueNoNumber';
  const { min, max } = plausibleValues[parameter];
  const kept = asKept(measure, number);
  if (kept < min) return 'valueTooLow';
  return kept > max ? 'valueTooHigh' : null;
}

function timeOf(typed: string, { timeZone, now, opened }: Typist): Date | TypedReadingFault {
  const local = parseLocalTime(typed);
  if (!local) return 'timeMissing';
  const { instant } = instantOf(local, timeZone);
  const ahead = instant.getTime() - now.getTime();
  // The field knows minutes, and the minute of now has just begun.
  if (ahead > 60_000) return 'timeAhead';
  if (-ahead > limits.readingMaxAgeDays * 86_400_000) return 'timeTooOld';
  // Two that are typed within one minute are two readings, and the same one that is sent again stays one.
  const second = opened.getTime() - instant.getTime();
  if (second >= 0 && second < 60_000) return opened;
  return new Date(Math.min(instant.getTime(), now.getTime()));
}

/**
 * Reads a typed reading.
 *
 * @returns it in the unit in which it was typed, or what is wrong with each field
 * @see RTE-07
 */
export function checkTypedReading(
  kind: VitalKind,
  typed: TypedReading,
  typist: Typist,
): Checked<TypedReading, NewReading> {
  const errors: FieldErrors<TypedReading> = {};
  const values: Record<string, number> = {};
  for (const { parameter } of vitalParameters[kind]) {
    const text = typed[parameter] ?? '';
    const fault = valueFault(text, parameter, typist.measure);
    if (fault) errors[parameter] = fault;
    else values[parameter] = Number(numberIn(text));
  }
  const at = timeOf(typed.at, typist);
  if (typeof at === 'string') errors.at = at;
  const reading = { mrSubType: kind, values };
  const last = vitalParameters[kind].at(-1)?.parameter;
  if (last && !errors[last] && Object.keys(errors).every((each) => each === 'at') && isCrossed(reading))
    errors[last] = 'valuesCrossed';
  if (typeof at === 'string' || Object.keys(errors).length > 0) return { errors };
  const unit = typist.measure.to;
  return { value: { ...reading, mrTime: formatStamp(at), ...(unit && { unit }) } };
}
