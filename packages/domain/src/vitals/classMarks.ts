import { classEdges, type ParameterLimits } from './readings.ts';

/** Which end of what is allowed a limit is. */
export type LimitEnd = 'min' | 'max';

/** A limit at which the class changes. */
export interface ClassMark {
  value: number;
  end: LimitEnd;
}

/** The limits that change a class, from low to high. One number is at most once a minimum and once a maximum. */
export function classMarks(limits: ParameterLimits): ClassMark[] {
  const { criticalBelow, normalFrom, normalTo, criticalAbove } = classEdges(limits);
  const ends = (end: LimitEnd, values: readonly (number | null)[]) =>
    [...new Set(values)].flatMap((value) => (value === null ? [] : [{ value, end }]));
  return [...ends('min', [criticalBelow, normalFrom]), ...ends('max', [normalTo, criticalAbove])].sort(
    (a, b) => a.value - b.value,
  );
}
