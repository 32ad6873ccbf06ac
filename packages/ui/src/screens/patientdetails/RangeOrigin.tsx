import { type KnownRange, messages, type RangeState, recordMessages } from '@rpm/domain';
import { useShownTime } from './when.ts';

export interface RangeOriginProps {
  state: RangeState<KnownRange>;
  timeZone: string;
}

const { range: texts } = recordMessages.record;

/** Where the limits in force come from, and when they end. @see RNG-13 */
export function RangeOrigin({ state, timeZone }: RangeOriginProps) {
  const shown = useShownTime(timeZone);
  switch (state.kind) {
    case 'default':
      return <p className="text-caption text-fg-muted">{state.coming ? texts.notYet : texts.standard}</p>;
    case 'over':
      return <p className="text-caption text-fg-muted">{texts.over(shown(state.since, 'date'))}</p>;
    case 'set': {
      const { range, until, endsSoon } = state;
      return (
        <div className="text-caption text-fg-muted">
          <RangeSetter range={range} timeZone={timeZone} />
          <p className={endsSoon ? 'font-semibold text-feedback-warning-fg' : undefined}>
            {until === null ? texts.endless : (endsSoon ? texts.endsSoon : texts.until)(shown(until, 'date'))}
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
      <bdi>{texts.setBy(range.setBy?.name ?? messages.load.unknown, shown(range.setTime, 'date'))}</bdi>
    </p>
  );
}
