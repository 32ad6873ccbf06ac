import { hasUsualLimits, type KnownRange, type RangeState, type VitalKind } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { useShownTime } from '../person/when.ts';

export interface RangeOriginProps {
  vital: VitalKind;
  state: RangeState<KnownRange>;
  timeZone: string;
}

const { range: texts } = recordWords.record;

/** Where the limits in force come from, and when they end. @see RNG-13 */
export function RangeOrigin({ vital, state, timeZone }: RangeOriginProps) {
  const shown = useShownTime(timeZone);
  const says = hasUsualLimits(vital) ? texts : texts.none;
  switch (state.kind) {
    case 'default':
      return <p className="text-caption text-fg-muted">{state.coming ? says.notYet : says.standard}</p>;
    case 'over':
      return <p className="text-caption text-fg-muted">{says.over({ day: shown(state.since, 'date') })}</p>;
    case 'set': {
      const { range, until, endsSoon } = state;
      return (
        <div className="text-caption text-fg-muted">
          <RangeSetter range={range} timeZone={timeZone} />
          <p className={endsSoon ? 'font-semibold text-feedback-warning-fg' : undefined}>
            {until === null
              ? texts.endless
              : (endsSoon ? says.endsSoon : texts.until)({ day: shown(until, 'date') })}
          </p>
        </div>
      );
    }
  }
}

export interface RangeSetterProps {
  range: KnownRange;
  timeZone: string;
}

/** Who set a range, and on which day; what is not known is '—'. */
export function RangeSetter({ range, timeZone }: RangeSetterProps) {
  const shown = useShownTime(timeZone);
  return (
    <p className="wrap-anywhere">
      <bdi>
        {texts.setBy({ name: range.setBy?.name ?? loadWords.unknown, day: shown(range.setTime, 'date') })}
      </bdi>
    </p>
  );
}
