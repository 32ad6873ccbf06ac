import type { endpoints, Read, ResponseOf } from '@rpm/api-client';
import {
  firstReviewOf,
  latestReview,
  newestStamp,
  type PatientInfo,
  type ReadingRow,
  type UnreviewedReadings,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { taskWords } from '@rpm/domain/words/task';
import { Check, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useOnline } from '../../hooks/useOnline.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { useReview } from './useReview.ts';

/** The looks through a patient's readings, as the API answers them. */
type KnownReviews = ResponseOf<typeof endpoints.getReviews>;

export interface ReviewPanelProps {
  userId: string;
  timeZone: string;
  /** The newest reading of the vital that is shown. */
  newest: ReadingRow | null;
  /** Who looked at it first, where that was with its alert and before any review. */
  handledBy: { name: string; time: string } | null;
  /** The newest reading of each vital: a review goes up to the newest of all, and not to what nobody has seen yet. */
  newestOfEach: readonly NewestReading[];
  reviews: Read<KnownReviews>;
  /** The patient's record, which counts the readings that nobody has looked at. */
  info: Read<PatientInfo>;
}

/** What of a reading tells who has seen it. */
type NewestReading = Pick<ReadingRow, 'mrTime' | 'receivedTime'>;

const { review: texts } = recordWords.record;
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

/** Who has looked at the readings, the way to say that one has, and the way to take it back. */
export function ReviewPanel({
  userId,
  timeZone,
  newest,
  handledBy,
  newestOfEach,
  reviews,
  info,
}: ReviewPanelProps) {
  const { user } = useSession();
  const isOnline = useOnline();
  const whyId = useId();
  const shown = useShownTime(timeZone);
  const { running, problem, mark, undo } = useReview(userId);
  const newestOfAll = newestStamp(newestOfEach.map(({ mrTime }) => mrTime));
  return (
    <Card title={texts.title}>
      <Loaded
        loadable={info.loadable.state === 'loading' ? info.loadable : reviews.loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<Skeleton shape="control" width="half" />}
      >
        {({ rows }) => {
          const last = latestReview(rows);
          // How many came that nobody has seen, a late one too; `null` when the record does not say.
          const open = (info.loadable.state === 'ready' && info.loadable.data.unreviewedReadings) || null;
          const hasOpen = open !== null && open.critical + open.cautious > 0;
          const isNew = hasOpen || newestOfEach.some((reading) => !firstReviewOf(rows, reading));
          const isDone = last !== undefined && newestOfAll !== null && open !== null && !isNew;
          const sentence = isDone ? texts.done : isNew ? texts.newSince : texts.last;
          const isOwn = last?.reviewer?.userId === user.userId && last.reviewId !== null;
          const said = last && {
            name: last.reviewer?.name ?? loadWords.unknown,
            time: shown(last.time, 'datetime'),
          };
          return (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
                <div role="status" className="wrap-anywhere min-w-0 flex-[1_1_10rem]">
                  <p dir="auto">{said ? sentence(said) : texts.never}</p>
                  {hasOpen && (
                    <p className="font-semibold">
                      {(last ? texts.open : texts.neverSeen)({ counts: countsOf(open) })}
                    </p>
                  )}
                </div>
                <span className="print:hidden">
                  {!isDone && newestOfAll !== null && (
                    <Button
                      variant="soft"
                      icon={<Check {...icon} />}
                      busy={running === 'mark' ? texts.busy : undefined}
                      isDisabled={!isOnline}
                      aria-describedby={isOnline ? undefined : whyId}
                      onClick={() => mark(newestOfAll)}
                    >
                      {texts.mark}
                    </Button>
                  )}
                  {isDone && isOwn && (
                    <Button
                      variant="ghost"
                      icon={<Undo2 {...icon} />}
                      busy={running === 'undo' ? texts.undoing : undefined}
                      isDisabled={!isOnline}
                      aria-describedby={isOnline ? undefined : whyId}
                      onClick={() => undo(last.reviewId ?? '')}
                    >
                      {texts.undo}
                    </Button>
                  )}
                </span>
              </div>
              {!isOnline && (
                <p id={whyId} className="text-caption text-fg-muted">
                  {taskWords.offline}
                </p>
              )}
              {problem && (
                <p role="alert" className="pt-1 text-danger-fg">
                  {problem}
                </p>
              )}
              {newest && <Receipt {...{ newest, handledBy, timeZone, rows }} />}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** How many there are of each class that there is one of. */
const countsOf = ({ critical, cautious }: UnreviewedReadings) =>
  [
    ...(critical > 0 ? [texts.critical({ count: critical })] : []),
    ...(cautious > 0 ? [texts.cautious({ count: cautious })] : []),
  ].join(', ');

/** The way of the newest reading: when it was measured, when it arrived, and who saw it first. */
function Receipt({
  newest,
  handledBy,
  rows,
  timeZone,
}: Pick<ReviewPanelProps, 'handledBy' | 'timeZone'> & {
  newest: ReadingRow;
  rows: KnownReviews['rows'];
}) {
  const shown = useShownTime(timeZone);
  const review = firstReviewOf(rows, newest);
  const first = handledBy ?? (review && { name: review.reviewer?.name, time: review.time });
  const facts = [
    [texts.measured, shown(newest.mrTime, 'datetime')],
    [texts.received, shown(newest.receivedTime, 'datetime')],
    [
      texts.seen,
      first
        ? texts.seenBy({
            name: first.name ?? loadWords.unknown,
            time: shown(first.time, 'datetime'),
          })
        : texts.unseen,
    ],
  ] as const;
  return (
    <section aria-label={texts.receipt} className="pt-3 text-caption">
      <h3 className="pb-1 font-semibold text-caption">{texts.receipt}</h3>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-fg-muted">{name}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
