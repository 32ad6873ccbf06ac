import { limitText } from '../vitals/units.ts';
import { type LimitField, limitFields } from './limitRules.ts';
import { fourOf, withoutGaps } from './limitShapes.ts';
import type { RangeEditing } from './rangeEditing.ts';
import { endOf, typedNumber } from './rangeForm.ts';

/** A limit that a save makes narrower, so that more readings are cautious or critical than now. */
export interface NarrowedLimit {
  parameter: string;
  field: LimitField;
  /** As it was in force when the form opened, in the reader's unit. */
  from: string;
  /** As it is saved. */
  to: string;
}

/**
 * Which limits the form would make narrower than those in force. A limit where there was none is not narrower, and a
 * field that is empty or holds no number says nothing yet.
 *
 * @returns in the order of the parameters and of `limitFields`
 * @see RNG-21
 */
export function narrowedLimits({ inForce, form }: Pick<RangeEditing, 'inForce' | 'form'>): NarrowedLimit[] {
  return form.parameters.flatMap((typed): NarrowedLimit[] => {
    const found = inForce.find(({ parameter }) => parameter === typed.parameter);
    if (!found) return [];
    const were = fourOf(withoutGaps(found.limits));
    return limitFields.flatMap((field) => {
      const end = endOf(field);
      const from = were[field];
      const to = form.withLimits ? typedNumber(typed, field) : typed.normal[end];
      if (from === null || to === null) return [];
      if (end === 'min' ? to <= from : to >= from) return [];
      const text = (limit: number) => limitText(typed.measure, limit, end);
      return [{ parameter: typed.parameter, field, from: text(from), to: text(to) }];
    });
  });
}
