import { formatInstant, messages, type Place, readingClasses, recordMessages } from '@rpm/domain';
import { extentOf, type Series, type TrendReading, unknownRank } from './series.ts';

/** What a panel shows: one parameter of a vital. */
export interface PanelSubject {
  /** The key of its values. */
  parameter: string;
  /** 'Systolic' */
  name: string;
  /** 'mmHg'; '' for none. */
  unit: string;
}

const withUnit = (value: number, unit: string) => (unit ? `${value} ${unit}` : String(value));
const day = (at: number, place: Place) => formatInstant(new Date(at), 'date', place) ?? messages.load.unknown;

/** A panel in words: how many readings, from when to when, between which values, and how many of each class. */
export function summaryOf(series: Series, { name, unit }: PanelSubject, place: Place): string {
  const extent = extentOf(series);
  if (!extent) return recordMessages.chart.none(name);
  const counts: number[] = [...readingClasses.map(() => 0), 0];
  for (let at = 0; at < series.length; at += 1) {
    const rank = series.classes[at] ?? unknownRank;
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  const [normal = 0, cautious = 0, critical = 0] = counts;
  return recordMessages.chart.summary(
    name,
    {
      count: series.length,
      first: day(series.times[0] ?? 0, place),
      last: day(series.times[series.length - 1] ?? 0, place),
      min: String(extent.min),
      max: String(extent.max),
      unit,
    },
    recordMessages.chart.classes(normal, cautious, critical),
  );
}

/** One reading of a parameter in words, or `null` when it has no value of it. */
export function readingText(
  { at, values, classes }: TrendReading,
  { parameter, unit }: PanelSubject,
  place: Place,
): string | null {
  const value = values[parameter];
  if (value === undefined) return null;
  const time = formatInstant(new Date(at), 'datetime', place);
  return recordMessages.chart.reading(
    withUnit(value, unit),
    classes[parameter] ?? null,
    time ?? messages.load.unknown,
  );
}
