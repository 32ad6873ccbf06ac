import type { endpoints, Loadable, ResponseOf } from '@rpm/api-client';
import {
  formatInstant,
  messages,
  rangeState,
  recordMessages,
  type VitalKind,
  vitalParameters,
} from '@rpm/domain';
import { Card } from '../../components/Card/index.ts';
import { RangeRail } from '../../components/RangeRail/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Loaded } from '../../layout/Loaded/index.ts';
import { type AllLimits, limitsOf, noLimits } from './limitsOf.ts';

export interface RangeCardProps {
  vital: VitalKind;
  limits: Loadable<AllLimits>;
  /** Who has set which range, when. The limits stand without it. */
  ranges: Loadable<ResponseOf<typeof endpoints.getPatientVitalRange>>;
  /** The values of the newest reading, for the pins. */
  newest: Readonly<Record<string, number>> | null;
  now: Date;
  timeZone: string;
}

const { range: texts } = recordMessages.record;

/** The limits by which readings of a vital are judged now, who set them, and until when. @see RNG-03, RNG-13 */
export function RangeCard({ vital, limits, newest, ...rest }: RangeCardProps) {
  return (
    <Card title={texts.title}>
      <Origin vital={vital} {...rest} />
      <Loaded
        loadable={limits}
        what={texts.what}
        headingLevel={3}
        skeleton={
          <div className="flex flex-col gap-3 pt-2">
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        }
      >
        {(all) => {
          const own = limitsOf(all, vital);
          return (
            <ul className="flex flex-col gap-2.5 pt-2">
              {vitalParameters[vital].map(({ parameter, description, unit }) => (
                <li
                  key={parameter}
                  className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2 text-label"
                >
                  <span className="wrap-anywhere">{description}</span>
                  <RangeRail
                    limits={own.get(parameter) ?? noLimits}
                    value={newest?.[parameter] ?? null}
                    unit={unit}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** Where the limits come from, and when they end. */
function Origin({ vital, ranges, now, timeZone }: Omit<RangeCardProps, 'limits' | 'newest'>) {
  const day = (when: Date | string | null) =>
    (when !== null && formatInstant(when, 'date', { timeZone, locale: 'en-US' })) || messages.load.unknown;
  if (ranges.state === 'loading') return <Skeleton width="long" />;
  if (ranges.state === 'failed') {
    return (
      <p role="alert" className="text-caption text-fg-muted">
        {texts.whoMissing}
      </p>
    );
  }
  const state = rangeState(ranges.data.rows, vital, now);
  switch (state.kind) {
    case 'default':
      return <p className="text-caption text-fg-muted">{texts.standard}</p>;
    case 'over':
      return <p className="text-caption text-fg-muted">{texts.over(day(state.since))}</p>;
    case 'set': {
      const { range, until, endsSoon } = state;
      const [by, on] = [range.setBy?.name ?? messages.load.unknown, day(range.setTime)];
      return (
        <div className="text-caption text-fg-muted">
          <p className="wrap-anywhere">
            <bdi>{texts.setBy(by, on)}</bdi>
          </p>
          <p className={endsSoon ? 'font-semibold text-feedback-warning-fg' : undefined}>
            {until === null ? texts.endless : (endsSoon ? texts.endsSoon : texts.until)(day(until))}
          </p>
        </div>
      );
    }
  }
}
