import type { endpoints, Loadable, ResponseOf } from '@rpm/api-client';
import { rangeState, type VitalKind } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useOnBad } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { ComingRange } from './ComingRange.tsx';
import { type AllLimits, limitsOf } from './limitsOf.ts';
import { RangeOrigin } from './RangeOrigin.tsx';
import { RangeRails } from './RangeRails.tsx';

export interface RangeCardProps {
  vital: VitalKind;
  limits: Loadable<AllLimits>;
  /** Who has set which range, when. The limits stand without it. */
  ranges: Loadable<ResponseOf<typeof endpoints.getPatientVitalRange>>;
  /** The values of the newest reading, for the pins. */
  newest: Readonly<Record<string, number>> | null;
  now: Date;
  timeZone: string;
  /** 3 inside a section that has a heading of its own. */
  headingLevel?: 2 | 3;
}

const { range: texts } = recordWords.record;

/**
 * The limits by which readings of a vital are judged now, who set them, and until when; below them the range that was
 * set for later, if there is one.
 *
 * @see RNG-03, RNG-13
 */
export function RangeCard({
  vital,
  limits,
  ranges,
  newest,
  now,
  timeZone,
  headingLevel = 2,
}: RangeCardProps) {
  const onBad = useOnBad();
  const state = ranges.state === 'ready' ? rangeState(ranges.data.rows, vital, now, onBad) : null;
  return (
    <Card title={texts.title} headingLevel={headingLevel}>
      {state && <RangeOrigin vital={vital} state={state} timeZone={timeZone} />}
      {ranges.state === 'loading' && (
        <div className="flex h-[1lh] items-center">
          <Skeleton width="long" />
        </div>
      )}
      {ranges.state === 'failed' && (
        <p role="alert" className="text-caption text-fg-muted">
          {texts.whoMissing}
        </p>
      )}
      <Loaded
        loadable={limits}
        says={texts.loading}
        headingLevel={3}
        skeleton={
          <div className="flex flex-col gap-3 pt-2">
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        }
      >
        {(all) => <RangeRails vital={vital} limits={limitsOf(all, vital)} newest={newest} />}
      </Loaded>
      {state?.coming && <ComingRange vital={vital} timeZone={timeZone} {...state.coming} />}
    </Card>
  );
}
