import { formatInstant, type Place, readingClasses } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { classWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
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
const day = (at: number, place: Place) => formatInstant(new Date(at), 'date', place) ?? loadWords.unknown;

/** A panel in words: how many readings, from when to when, between which values, and how many of each class. */
export function summaryOf(series: Series, { name, unit }: PanelSubject, place: Place): string {
  const extent = extentOf(series);
  if (!extent) return recordWords.chart.none({ name });
  const counts: number[] = [...readingClasses.map(() => 0), 0];
  for (let at = 0; at < series.length; at += 1) {
    const rank = series.classes[at] ?? unknownRank;
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  const [normal = 0, cautious = 0, critical = 0] = counts;
  const { chart } = recordWords;
  const first = day(series.times[0] ?? 0, place);
  const last = day(series.times[series.length - 1] ?? 0, place);
  const [min, max] = [String(extent.min), String(extent.max)];
  const span = min === max ? min : chart.fromTo({ from: min, to: max });
  return chart.summary({
    name,
    count: series.length,
    time: first === last ? first : chart.fromTo({ from: first, to: last }),
    span: unit ? chart.withUnit({ span, unit }) : span,
    classes: chart.classes({ normal, cautious, critical }),
  });
}

/** One reading of a parameter in words, or `null` when it has no value of it. */
export function readingText(
  { at, values, classes }: TrendReading,
  { parameter, unit }: PanelSubject,
  place: Place,
): string | null {
  const value = values[parameter];
  if (value === undefined) return null;
  const time = formatInstant(new Date(at), 'datetime', place) ?? loadWords.unknown;
  const written = withUnit(value, unit);
  const reading = classes[parameter];
  return reading
    ? recordWords.chart.reading({ value: written, reading: classWords[reading], time })
    : recordWords.chart.readingAt({ value: written, time });
}
