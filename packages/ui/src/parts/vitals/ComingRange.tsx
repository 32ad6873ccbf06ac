import { type KnownRange, limitsInForce, type VitalKind } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { useShownTime } from '../person/when.ts';
import { limitsOf } from './limitsOf.ts';
import { RangeSetter } from './RangeOrigin.tsx';
import { RangeRails } from './RangeRails.tsx';

export interface ComingRangeProps {
  vital: VitalKind;
  range: KnownRange;
  /** When readings begin to be judged by it. */
  from: Date;
  timeZone: string;
}

/** A range that was set for later: from when it counts, who set it and when, and its limits. @see RNG-03, RNG-13 */
export function ComingRange({ vital, range, from, timeZone }: ComingRangeProps) {
  const shown = useShownTime(timeZone);
  const limits = range.limits && limitsInForce(vital, { limits: range.limits });
  return (
    <div className="mt-4 border-line border-t pt-3">
      <h3 className="text-label">{recordWords.record.range.from({ time: shown(from, 'datetime') })}</h3>
      <div className="text-caption text-fg-muted">
        <RangeSetter range={range} timeZone={timeZone} />
      </div>
      {limits && <RangeRails vital={vital} limits={limitsOf({ [vital]: limits }, vital)} />}
    </div>
  );
}
