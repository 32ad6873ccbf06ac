import { classEdges, classify, type ParameterLimits } from '@rpm/domain';
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
  ticks: { value: number; at: number }[];
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
  const marks = [...new Set([kLow, nLow, nHigh, kHigh].filter((mark) => mark !== null))].sort(
    (a, b) => a - b,
  );
  const [first] = marks;
  const last = marks.at(-1);
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
  return { zones, ticks: marks.map((mark) => ({ value: mark, at: at(mark) })), pin };
}

/**
 * The rail in words: its limits and, with a reading, the reading and its class.
 *
 * @param unit '' for a parameter without a unit
 */
export function railText(limits: ParameterLimits, value: number | null, unit: string): string {
  const text = readingWords;
  const { min, max } = limits.normal;
  const suffix = unit ? ` ${unit}` : '';
  const normal =
    min !== null && max !== null
      ? text.between({ min: String(min), max: `${max}${suffix}` })
      : min !== null
        ? text.from({ min: `${min}${suffix}` })
        : max !== null
          ? text.upTo({ max: `${max}${suffix}` })
          : null;
  const critical = [
    limits.critical.min !== null ? text.below({ value: String(limits.critical.min) }) : null,
    limits.critical.max !== null ? text.above({ value: String(limits.critical.max) }) : null,
  ].filter((part) => part !== null);
  const parts = [
    normal && text.normal({ span: normal }),
    critical.length > 0 ? text.critical({ span: critical.join(' or ') }) : null,
  ].filter(Boolean);
  const range = parts.length > 0 ? text.range({ parts: parts.join(', ') }) : text.noLimits.replace(/\.$/, '');
  if (value === null) return range;
  return `${range}. ${text.reading({ value: String(value), reading: classWords[classify(value, limits)] })}`;
}
