import {
  formatInstant,
  type Measure,
  type ParameterLimits,
  type Place,
  readingClasses,
  readingText,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { classWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { extentOf, type Series, type TrendReading, unknownRank } from './series.ts';

/** What a panel shows: one parameter of a vital. */
export interface PanelSubject {
  /** The key of its values. */
  parameter: string;
  /** 'Systolic' */
  name: string;
  /** In which unit the reader has them; values and limits are in that in which they are kept. */
  measure: Measure;
  limits: ParameterLimits;
  /** Stands where a reading is told that is pointed at, while none is. */
  note?: string | undefined;
}

const day = (at: number, place: Place) => formatInstant(new Date(at), 'date', place) ?? loadWords.unknown;

/** A panel in words: how many readings, from when to when, between which values, and how many of each class. */
export function summaryOf(series: Series, { name, measure, limits }: PanelSubject, place: Place): string {
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
  const [min, max] = [readingText(measure, extent.min, limits), readingText(measure, extent.max, limits)];
  const span = min === max ? min : chart.fromTo({ from: min, to: max });
  return chart.summary({
    name,
    count: series.length,
    time: first === last ? first : chart.fromTo({ from: first, to: last }),
    span: measure.unit ? chart.withUnit({ span, unit: measure.unit }) : span,
    classes: chart.classes({ normal, cautious, critical }),
  });
}

/** One reading of a parameter in words, or `null` when it has no value of it. */
export function readingSentence(
  { at, values, classes, isContradicted }: TrendReading,
  { parameter, measure, limits }: PanelSubject,
  place: Place,
): string | null {
  const value = values[parameter];
  if (value === undefined) return null;
  const time = formatInstant(new Date(at), 'datetime', place) ?? loadWords.unknown;
  const text = readingText(measure, value, limits);
  const written = measure.unit ? `${text} ${measure.unit}` : text;
  const reading = classes[parameter];
  const said = reading
    ? recordWords.chart.reading({ value: written, reading: classWords[reading], time })
    : recordWords.chart.readingAt({ value: written, time });
  return isContradicted ? [said, vitalWords.contradicted].join('. ') : said;
}
