import { type Clock, clockText, formatInstant, isCall, type TimerRow } from '@rpm/domain';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { Pause, Play, Square } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useKeys } from '../../hooks/useKeys.ts';
import { Kbd } from '../../parts/keys/Kbd.tsx';
import { useRunningSeconds } from '../../parts/timer/useRunningSeconds.ts';
import { useTimerTasks } from '../../parts/timer/useTimerTasks.ts';
import { useTimerWork } from '../../parts/timer/useTimerWork.ts';
import { WorkFields } from '../../parts/timer/WorkFields.tsx';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;
const keys = ['p'] as const;

export interface TimerCardProps {
  userId: string;
  /** The patient's; '' while it is read. */
  name: string;
  dob: string | null;
  /** The own timer, whoever it is with. Give another `key` for another one. */
  timer: TimerRow | null;
  reread: () => Promise<unknown>;
  place: Clock;
}

/** The clock of a patient, with what is done: the server keeps all of it while it runs (s1). @see SCR-03 */
export function TimerCard({ userId, name, dob, timer, reread, place }: TimerCardProps) {
  const own = timer?.userId === userId ? timer : null;
  const tasks = useTimerTasks(timer, reread);
  const fields = useTimerWork(own, tasks);
  useKeys(keys);
  const { work } = fields;
  const seconds = useRunningSeconds(own);
  const isRunning = own?.sinceTime != null;
  const time = (stamp: string | null | undefined) =>
    stamp ? (formatInstant(stamp, 'time', place) ?? '') : '';
  const state = () => {
    if (!own) return texts.notStarted;
    return isRunning
      ? texts.runningSince({ time: time(own.sinceTime) })
      : texts.pausedAt({ time: time(own.pausedTime) });
  };
  return (
    <section
      aria-label={texts.title}
      className="grid overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-[minmax(17rem,20rem)_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-3 bg-brand-soft p-5">
        <div className="flex items-center gap-3">
          <Avatar name={name} size="lg" />
          <div className="min-w-0">
            <bdi className="block break-words font-semibold text-body">{name}</bdi>
            <span className="text-caption text-fg-muted">
              {dob &&
                formatInstant(`${dob.replaceAll('-', '')}-12:00:00`, 'date', { ...place, timeZone: 'UTC' })}
            </span>
          </div>
        </div>
        <p role="status" className="flex items-center gap-2 font-semibold text-brand-fg text-label">
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-full border-2 border-current ${isRunning ? 'bg-current' : ''}`}
          />
          {state()}
        </p>
        <p role="timer" aria-live="off" className="numeric font-semibold text-[3.5rem] leading-none">
          {clockText(seconds)}
        </p>
        {own?.isIdle && <Banner kind="warning">{texts.idlePause({ time: time(own.pausedTime) })}</Banner>}
        {!own && timer && <p>{texts.otherRuns({ name: timer.name })}</p>}
        {!own?.isIdle && (
          <p className="text-caption text-fg-muted">
            {isCall(work.activity) ? texts.callGoesOn : texts.pausesIdle}
          </p>
        )}
        <Problem>{tasks.problem}</Problem>
        {own ? (
          <div className="flex flex-wrap gap-2 max-md:flex-col">
            <Button
              busy={tasks.pause.isBusy ? texts.working : undefined}
              aria-keyshortcuts="p"
              onClick={() => void tasks.pause.run()}
              icon={isRunning ? <Pause {...icon} /> : <Play {...icon} />}
            >
              {isRunning ? texts.pause : texts.resume}
              <Kbd>p</Kbd>
            </Button>
            <Button
              variant="primary"
              busy={tasks.stop.isBusy ? texts.stopping : undefined}
              onClick={() => void fields.stop()}
              icon={<Square {...icon} />}
            >
              {texts.stop}
            </Button>
          </div>
        ) : (
          <Button
            variant="primary"
            busy={tasks.start.isBusy ? texts.starting : undefined}
            onClick={() =>
              void tasks.start.run({
                userId,
                activity: work.activity,
                isInteractive: work.isInteractive,
                by: timer ? 'switch' : 'hand',
              })
            }
            icon={<Play {...icon} />}
          >
            {timer ? texts.switchHere : texts.start}
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-4 p-5">
        <WorkFields fields={fields} hasNote={own !== null} noteRows={4} />
      </div>
    </section>
  );
}
