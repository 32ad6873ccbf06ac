import type { LimitEnd } from './classMarks.ts';
import { asKept, limitText, type Measure } from './units.ts';

/**
 * The number that was typed for a limit, as it is kept. A text that is the one shown for `before` is that limit, to the
 * last digit: who opens a form and saves it moves nothing.
 *
 * @param before the limit that the field showed first; `null` for none
 */
export function typedLimit(measure: Measure, typed: number, before: number | null, end: LimitEnd): number {
  return before !== null && Number(limitText(measure, before, end)) === typed
    ? before
    : asKept(measure, typed);
}
