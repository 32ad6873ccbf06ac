import {
  type ClassMark,
  classEdges,
  classify,
  classMarks,
  type LimitEnd,
  limitText,
  type Measure,
  type ParameterLimits,
  readingText,
} from '@rpm/domain';
import { classWords, readingWords } from '@rpm/domain/words/reading';

/** A stretch of the rail, in percent of its length. */
interface Zone {
  kind: 'normal' | 'cautious' | 'critical';
  start: number;
  end: number;
}

/** A rail, ready to be drawn. Places are percent of its length. */
export interface Rail {
  zones: Zone[];
  /** The limits that are marked, from low to high. */
  ticks: (ClassMark & { at: number })[];
  /** Where the pin stands, or `null` without a reading. A value off the scale stands at the end. */
  pin: number | null;
}

/** How much the scale reaches beyond the outermost limits, as a part of the distance between them. */
const MARGIN = 0.2;

/**
 * Lays out a rail so that the class it shows at any place is the one that `classify` gives there.
 *
 * @returns `null` when no limit is set at all: there is nothing to draw
 */
export function layOut(limits: ParameterLimits, value: number | null): Rail | null {
  const { criticalBelow: kLow, normalFrom: nLow, normalTo: nHigh, criticalAbove: kHigh } = classEdges(limits);
  const marks = classMarks(limits).filter(({ value }, at, all) => value !== all[at - 1]?.value);
  const first = marks[0]?.value;
  const last = marks.at(-1)?.value;
  if (first === undefined || last === undefined) return null;

  const reach = (last - first || Math.abs(first) || 1) * MARGIN;
  // A side without a limit is Normal all the way; it needs room to be seen.
  const from = first - reach * (nLow === null ? 5 : 1);
  const to = last + reach * (nHigh === null ? 5 : 1);
  const at = (mark: number) => Math.min(100, Math.max(0, ((mark - from) / (to - from)) * 100));

  const edges = [from, kLow ?? from, nLow ?? from, nHigh ?? to, kHigh ?? to, to].map(at);
  const kinds = ['critical', 'cautious', 'normal', 'cautious', 'critical'] as const;
  const zones = kinds.flatMap((kind, index): Zone[] => {
    const start = edges[index] ?? 0;
    const end = edges[index + 1] ?? 0;
    return end > start ? [{ kind, start, end }] : [];
  });
  const pin = value === null || !Number.isFinite(value) ? null : at(value);
  return { zones, ticks: marks.map((mark) => ({ ...mark, at: at(mark.value) })), pin };
}

/**
 * The rail in words: where its zones end, as they are drawn, and, with a reading, the reading and its class.
 *
 * @param measure in which unit whoever listens has them
 */
export function railText(limits: ParameterLimits, value: number | null, measure: Measure): string {
  const text = readingWords;
  const said = (limit: number | null, end: LimitEnd) =>
    limit === null ? null : limitText(measure, limit, end);
  const { criticalBelow, normalFrom, normalTo, criticalAbove } = classEdges(limits);
  const [min, max] = [said(normalFrom, 'min'), said(normalTo, 'max')];
  const [below, above] = [said(criticalBelow, 'min'), said(criticalAbove, 'max')];
  const suffix = measure.unit ? ` ${measure.unit}` : '';
  const normal =
    min !== null && max !== null
      ? text.between({ min, max: `${max}${suffix}` })
      : min !== null
        ? text.from({ min: `${min}${suffix}` })
        : max !== null
          ? text.upTo({ max: `${max}${suffix}` })
          : null;
  const low = below !== null && text.below({ value: below });
  const high = above !== null && text.above({ value: above });
  const critical = low && high ? text.either({ one: low, other: high }) : low || high;
  const parts = [
    normal && text.normal({ span: normal }),
    critical && text.critical({ span: critical }),
  ].filter(Boolean);
  const range = parts.length > 0 ? text.range({ parts: parts.join(', ') }) : text.noLimits.replace(/\.$/, '');
  if (value === null) return range;
  const reading = classWords[classify(value, limits)];
  return `${range}. ${text.reading({ value: readingText(measure, value, limits), reading })}`;
}
