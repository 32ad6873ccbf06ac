import {
  ageOf,
  type Clock,
  clockIn,
  formatDate,
  formatInstant,
  parseCalendarDate,
  parseStamp,
  type ReadAlertRow,
  readingText,
  type UnitSystem,
  vitalMeasure,
} from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { gainWords } from '@rpm/domain/words/gain';
import { loadWords } from '@rpm/domain/words/load';
import { ageWords } from '@rpm/domain/words/patientList';
import { measuredName, parameterName, vitalName } from '../../hooks/names.ts';

/** How whoever reads has times and numbers. */
export interface AlertReader {
  now: Date;
  place: Clock;
  units: UnitSystem;
}

/** A measured value with its unit, or what stands for it when it is not known. */
export function valueText(
  { vital }: Pick<ReadAlertRow, 'vital'>,
  value: number | null,
  { units }: Pick<AlertReader, 'units'>,
): string {
  if (vital === null || value === null) return loadWords.unknown;
  const measure = vitalMeasure(vital, units);
  return `${readingText(measure, value)} ${measure.unit}`;
}

/** The same reader, for what was measured and done about a patient: that is told by the patient's clock. @see DSP-03 */
export const ofPatient = <Of extends Pick<AlertReader, 'place'>>(
  reader: Of,
  { timeZone }: Pick<ReadAlertRow, 'timeZone'>,
): Of => ({ ...reader, place: clockIn(reader.place, timeZone) });

/** A stamp as whoever reads has times; what is not known is '—'. */
export const timeText = (stamp: string | null, { place }: Pick<AlertReader, 'place'>): string =>
  (stamp === null ? null : formatInstant(stamp, 'datetime', place)) ?? loadWords.unknown;

/** The day of a stamp as whoever reads has days; what is not known is '—'. */
export const dayOfStamp = (stamp: string | null, { place }: Pick<AlertReader, 'place'>): string =>
  (stamp === null ? null : formatInstant(stamp, 'date', place)) ?? loadWords.unknown;

/** The limit that was passed; of a weight that went up, in which time and since when. */
function limitSaid(row: ReadAlertRow, reader: AlertReader): string {
  const limit = valueText(row, row.limit, reader);
  return row.period
    ? gainWords.periods[row.period]({ since: timeText(row.sinceTime, ofPatient(reader, row)), limit })
    : alertWords.limit[row.side ?? 'high']({ limit });
}

/** Who set the limit that was in force. */
function setterSaid(row: ReadAlertRow, reader: AlertReader): string {
  if (row.period) return gainWords.inForce;
  if (!row.limitSetBy) return alertWords.usual;
  return alertWords.setBy({
    name: row.limitSetBy.name,
    date: dayOfStamp(row.limitSetTime, ofPatient(reader, row)),
  });
}

/** The part of the inbox in which an alert stands. */
const groupOf = ({ state, class: judged }: ReadAlertRow) =>
  state === 'Snoozed' ? state : (judged ?? 'Cautious');

/** What was measured; what is not known of it is '—'. */
const aboutText = (vital: string | null, parameter: string | null) =>
  vital !== null && parameter !== null
    ? measuredName(vital, parameter)
    : [vital && vitalName(vital), parameter && parameterName(parameter)]
        .map((each) => each ?? loadWords.unknown)
        .join(', ');

/** An alert as a line of the inbox shows it. */
export function alertLine(row: ReadAlertRow, at: number, reader: AlertReader) {
  const { now, place } = reader;
  const born = row.dob === null ? null : parseCalendarDate(row.dob, place.onBad);
  const first = row.firstTime === null ? null : parseStamp(row.firstTime, place.onBad);
  const age = first && ageOf(first, now);
  return {
    key: row.alertId ?? `row ${at}`,
    row,
    /** It is open beside the list. */
    isOpen: false,
    name: row.name || loadWords.unknown,
    birthDate: born ? formatDate(born) : loadWords.unknown,
    value: row.period
      ? gainWords.up({ gain: valueText(row, row.value, reader) })
      : valueText(row, row.value, reader),
    about: row.period ? gainWords.about : aboutText(row.vital, row.parameter),
    limit: limitSaid(row, reader),
    setBy: setterSaid(row, reader),
    group: groupOf(row),
    readings: row.readings === null ? loadWords.unknown : alertWords.readings({ count: row.readings }),
    // A gain is not measured again after half an hour.
    repetition: row.period
      ? null
      : row.repetition
        ? alertWords.repetitions[row.repetition]
        : loadWords.unknown,
    since: age
      ? age.unit === 'now'
        ? ageWords.now
        : ageWords[age.unit]({ count: age.count })
      : loadWords.unknown,
    owner: row.owner?.name || alertWords.unassigned,
    /** Until when it is put off, or when it was resolved. */
    standing: row.resolvedTime
      ? alertWords.resolvedAt({ time: timeText(row.resolvedTime, reader) })
      : row.snoozedUntil && alertWords.snoozedUntil({ time: timeText(row.snoozedUntil, reader) }),
    outcome: row.outcome && alertWords.outcomes[row.outcome],
  };
}
export type AlertLine = ReturnType<typeof alertLine>;
