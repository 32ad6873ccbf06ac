/** How a reading stands to the patient's limits. @see product-spec section 9 */
export const readingClasses = ['Normal', 'Cautious', 'Critical'] as const;
export type ReadingClass = (typeof readingClasses)[number];

/** How severe a class is: 0 is in range, and a greater number is worse. It is what is stored of a reading. */
export const severityOf = (readingClass: ReadingClass): number => readingClasses.indexOf(readingClass);

/**
 * The class of a severity.
 *
 * @throws RangeError when there is no such severity
 */
export function classOfSeverity(severity: number): ReadingClass {
  const found = readingClasses[severity];
  if (found === undefined) throw new RangeError(`No class of readings has the severity ${severity}.`);
  return found;
}

/** The most severe of some classes; `null` when none is known. */
export const mostSevere = (classes: readonly (ReadingClass | null | undefined)[]): ReadingClass | null =>
  readingClasses.findLast((each) => classes.includes(each)) ?? null;

/** A span of values; an end that is `null` is not limited. */
export interface Span {
  min: number | null;
  max: number | null;
}

/** The limits of one parameter: what is normal, and where cautious and critical begin, going outward. */
export interface ParameterLimits {
  normal: Span;
  cautious: Span;
  critical: Span;
}

const isOutside = (value: number, { min, max }: Span) =>
  (min !== null && value < min) || (max !== null && value > max);

/** A span whose empty ends are those of another. */
export const orElse = (span: Span, fallback: Span): Span => ({
  min: span.min ?? fallback.min,
  max: span.max ?? fallback.max,
});

/**
 * The class of one value: Critical outside the critical limits, Cautious outside the cautious limits, else Normal.
 * An empty limit falls back to the normal range (PAY-06).
 */
export function classify(value: number, { normal, cautious, critical }: ParameterLimits): ReadingClass {
  if (isOutside(value, orElse(critical, normal))) return 'Critical';
  return isOutside(value, orElse(cautious, normal)) ? 'Cautious' : 'Normal';
}

/** At which end of its limits a value lies beyond them. */
export const limitSides = ['low', 'high'] as const;
export type LimitSide = (typeof limitSides)[number];

/** A value out of limits: how severe that is, at which end, and the limit that it passed. */
export interface Excess {
  class: Exclude<ReadingClass, 'Normal'>;
  side: LimitSide;
  limit: number;
}

/** What puts a value out of its limits, as `classify` judges it; `null` when it is within. */
export function excessOf(value: number, limits: ParameterLimits): Excess | null {
  const judged = classify(value, limits);
  if (judged === 'Normal') return null;
  const { min, max } = orElse(judged === 'Critical' ? limits.critical : limits.cautious, limits.normal);
  if (min !== null && value < min) return { class: judged, side: 'low', limit: min };
  return max === null ? null : { class: judged, side: 'high', limit: max };
}

/**
 * Where the classes of a parameter change, from low to high; `null` where that side has no such end. Critical is below
 * `criticalBelow` and above `criticalAbove`, Normal from `normalFrom` to `normalTo`, and Cautious is between.
 */
export interface ClassEdges {
  criticalBelow: number | null;
  normalFrom: number | null;
  normalTo: number | null;
  criticalAbove: number | null;
}

const furthest = (one: number | null, other: number | null, pick: (...values: number[]) => number) =>
  one === null || other === null ? (one ?? other) : pick(one, other);

/**
 * The ends of the classes, so that what is drawn between them is the class that `classify` gives there. A cautious limit
 * beyond the critical one is never reached, since Critical comes first.
 *
 * @see PAY-06
 */
export function classEdges({ normal, cautious, critical }: ParameterLimits): ClassEdges {
  const outer = orElse(critical, normal);
  const inner = orElse(cautious, normal);
  return {
    criticalBelow: outer.min,
    normalFrom: furthest(inner.min, outer.min, Math.max),
    normalTo: furthest(inner.max, outer.max, Math.min),
    criticalAbove: outer.max,
  };
}
