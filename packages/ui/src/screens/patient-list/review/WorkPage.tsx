import { ReadsKept } from '@rpm/api-client';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { ArrowLeft, CheckCheck, ListOrdered, PauseIcon, PlayIcon } from 'lucide-react';
import { Activity, useDeferredValue, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../../hooks/lazily.ts';
import { useKeys } from '../../../hooks/useKeys.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { Kbd } from '../../../parts/keys/Kbd.tsx';
import { ActionBar } from './ActionBar.tsx';
import { openPatientId } from './OpenPatient.tsx';
import { OnScreenContext } from './onScreen.ts';
import { Pane } from './Pane.tsx';
import { CountedContext } from './PatientClock.tsx';
import { Progress } from './Progress.tsx';
import { QueueList } from './QueueList.tsx';
import { reviewKeys } from './reviewKeys.ts';
import type { Waiting } from './round.ts';
import { SessionClock } from './SessionClock.tsx';
import { type ReviewRound, useReviewRound } from './useReviewRound.ts';
import { useReviewTime } from './useReviewTime.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;

const queueSheet = lazily(() => import('./QueueSheet.tsx').then(({ QueueSheet }) => QueueSheet));

/** The queue at the left, the open patient beside it, the next one already read and drawn, out of sight. @see SCR-02 */
export function WorkPage({ onEnd }: { onEnd: () => void }) {
  const round = useReviewRound(onEnd);
  const isOnline = useOnline();
  useKeys(reviewKeys);
  return (
    <Page isWide isOneLine title={texts.title} mark={<Back />} actions={<Tools round={round} />}>
      {!isOnline && (
        <div className="mb-3">
          <Banner kind="warning">{texts.endOffline}</Banner>
        </div>
      )}
      <Loaded
        loadable={round.queue.loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={<WorkSkeleton />}
        isEmpty={({ total }) => total === 0 && round.counts.total === 0}
        empty={
          <Card>
            <EmptyState
              icon={<CheckCheck strokeWidth={1.5} />}
              headingLevel={2}
              title={texts.empty}
              reason={texts.emptyReason}
            />
          </Card>
        }
      >
        {({ result }) => (
          <>
            <Work round={round} />
            <RowsNotShown count={result.unreadable} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Work({ round }: { round: ReviewRound }) {
  const { previous, open, isPaused } = round;
  const isShown = open !== null && round.isOpenHeld;
  // The open patient comes first. The next one, once held, is read and drawn behind it, covered: a key takes the cover away.
  const next = useDeferredValue(round.isNextHeld ? round.next : null);
  const drawn = [
    ...new Map([next, previous, open].flatMap((each) => (each ? [[each.userId, each]] : []))).values(),
  ].toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const isAtHand = ({ userId }: Waiting) => userId === open?.userId || userId === next?.userId;
  const time = useReviewTime(isShown && !isPaused ? { userId: open.userId, name: open.row.name } : null);
  const counted = useRef(time.seconds);
  counted.current = time.seconds;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
      <div className="max-lg:hidden">
        <QueueList round={round} />
      </div>
      {isPaused ? (
        <Card>
          <EmptyState
            icon={<PauseIcon strokeWidth={1.5} />}
            headingLevel={2}
            title={texts.paused}
            reason={texts.pausedReason}
          />
        </Card>
      ) : (
        <section aria-labelledby={openPatientId} className="flex min-w-0 flex-col gap-4">
          {!isShown && <WaitForPatient />}
          <ReadsKept value>
            <OnScreenContext value={round.screen}>
              <CountedContext value={counted}>
                <div className="grid">
                  {drawn.map((each) => (
                    // The one before stays as it was, and asks for nothing more.
                    <Activity key={each.userId} mode={isAtHand(each) ? 'visible' : 'hidden'}>
                      <Pane open={each} place={round.waiting.indexOf(each) + 1} />
                    </Activity>
                  ))}
                </div>
              </CountedContext>
            </OnScreenContext>
            {isShown && <ActionBar round={round} open={open} time={time} />}
          </ReadsKept>
        </section>
      )}
    </div>
  );
}

function Tools({ round }: { round: ReviewRound }) {
  const [isListOpen, setListOpen] = useState(false);
  // The server begins the round with the first patient who is opened.
  const [hasBegun, setBegun] = useState(false);
  if (round.isOpenHeld && !hasBegun) setBegun(true);
  return (
    <>
      {round.counts.total > 0 && <Progress counts={round.counts} states={round.round.states} />}
      {hasBegun && <SessionClock round={round.round} />}
      <Button
        onClick={round.pause}
        aria-keyshortcuts="p"
        aria-pressed={round.isPaused}
        icon={round.isPaused ? <PlayIcon {...icon} /> : <PauseIcon {...icon} />}
      >
        <span className="max-md:sr-only">{round.isPaused ? texts.resume : texts.keys.pause}</span>
        <Kbd>p</Kbd>
      </Button>
      <span className="lg:hidden">
        <Button
          icon={<ListOrdered {...icon} />}
          aria-haspopup="dialog"
          {...queueSheet.interest}
          onClick={() => setListOpen(true)}
        >
          {texts.queue}
        </Button>
      </span>
      <span className="max-md:order-last">
        <Button variant="ghost" onClick={round.end}>
          {texts.end}
        </Button>
      </span>
      {isListOpen && (
        <Needed lazy={queueSheet}>
          {(QueueSheet) => <QueueSheet round={round} onClose={() => setListOpen(false)} />}
        </Needed>
      )}
    </>
  );
}

/** The way back stands before the heading; on a phone it is an arrow. */
function Back() {
  return (
    <span className="self-center border-line md:border-e md:pe-4">
      <Link to="/patient-list" look="alone" icon={<ArrowLeft {...icon} />}>
        <span className="max-md:sr-only">{texts.toList}</span>
      </Link>
    </span>
  );
}

/** The patient is claimed first, so that nobody else has it open too. */
const WaitForPatient = () => (
  <Card>
    <p role="status" className="sr-only">
      {texts.claiming}
    </p>
    <Skeleton shape="number" width="half" />
    <Skeleton width="long" />
    <Skeleton shape="chart" />
  </Card>
);

const WorkSkeleton = () => (
  <div className="grid gap-4 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
    <Card>
      {['one', 'two', 'three', 'four'].map((key) => (
        <Skeleton key={key} width="long" />
      ))}
    </Card>
    <WaitForPatient />
  </div>
);
