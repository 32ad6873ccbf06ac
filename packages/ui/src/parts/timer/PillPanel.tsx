import { usePatientTime } from '@rpm/api-client';
import {
  countedMinutes,
  countedSeconds,
  formatInstant,
  isTimeZone,
  readCalendarDate,
  type TimerRow,
} from '@rpm/domain';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Ladder } from './Ladder.tsx';
import { stretchesOf } from './stretchesOf.ts';
import { timerPath } from './timerPath.ts';
import type { useTimerTasks } from './useTimerTasks.ts';
import { useTimerWork } from './useTimerWork.ts';
import { WorkFields } from './WorkFields.tsx';

const { pill } = texts;

interface PillPanelProps {
  timer: TimerRow;
  tasks: ReturnType<typeof useTimerTasks>;
  /** The patient of the record that is open; '' where none is. */
  record: string;
}

/** What a press on the pill opens: the month so far, what is done, and what can be done with the timer (s2). @see SCR-03 */
export function PillPanel({ timer, tasks, record }: PillPanelProps) {
  const fields = useTimerWork(timer, tasks);
  const { loadable } = usePatientTime(timer.userId);
  const zone = loadable.state === 'ready' ? loadable.data.timeZone : '';
  const place = usePlace(isTimeZone(zone) ? zone : browserTimeZone());
  const isRunning = timer.sinceTime !== null;
  const since = formatInstant(timer.sinceTime ?? timer.pausedTime ?? timer.startedTime, 'time', place) ?? '';
  return (
    <>
      <div>
        <p className="font-semibold text-label">
          <bdi>{timer.name}</bdi>
        </p>
        <p className="text-fg-muted">
          {isRunning ? texts.runningSince({ time: since }) : texts.pausedAt({ time: since })}
        </p>
        {timer.isIdle && <p className="text-caption">{texts.idlePause({ time: since })}</p>}
      </div>
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<Skeleton shape="number" />}
      >
        {({ from, timeZone, result }) => {
          const month = readCalendarDate(from);
          const entries = stretchesOf(result.rows);
          const minutes = (list: typeof entries) =>
            month ? countedMinutes(countedSeconds(list, month, timeZone)) : 0;
          const saved = minutes(entries.filter((entry) => !entry.isRunning));
          return (
            <div>
              <p className="numeric text-fg-muted">{pill.logged({ count: saved })}</p>
              <Ladder minutes={saved} running={minutes(entries) - saved} />
            </div>
          );
        }}
      </Loaded>
      <WorkFields fields={fields} hasNote noteRows={2} />
      <Problem>{tasks.problem}</Problem>
      {record !== '' && record !== timer.userId && (
        <Button
          busy={tasks.start.isBusy ? texts.working : undefined}
          onClick={() =>
            void tasks.start.run({
              userId: record,
              activity: 'ReadingReview',
              isInteractive: false,
              by: 'switch',
            })
          }
        >
          {pill.here}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button busy={tasks.pause.isBusy ? texts.working : undefined} onClick={() => void tasks.pause.run()}>
          {isRunning ? texts.pause : texts.resume}
        </Button>
        <Link to={timerPath(timer.userId)} look="secondary">
          {pill.open}
        </Link>
      </div>
      <Button
        variant="primary"
        busy={tasks.stop.isBusy ? texts.stopping : undefined}
        onClick={() => void fields.stop()}
      >
        {texts.stop}
      </Button>
    </>
  );
}
