import { useTimer } from '@rpm/api-client';
import { clockText, type TimerRow } from '@rpm/domain';
import { timerWords } from '@rpm/domain/words/timer';
import { Pause, Play, Timer } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { useKeys } from '../../hooks/useKeys.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { useRunningSeconds } from './useRunningSeconds.ts';
import { useSigns } from './useSigns.ts';
import { useTimerTasks } from './useTimerTasks.ts';

const pillPanel = lazily(() => import('./PillPanel.tsx').then(({ PillPanel }) => PillPanel));
const keys = ['p'] as const;
const noKeys: readonly string[] = [];
const texts = timerWords;
const { pill } = timerWords;
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

/** The patient of the record that is open, by the address. */
const recordOf = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/patientdetails' ? (new URLSearchParams(search).get('id')?.trim() ?? '') : '';

/**
 * The own timer in the frame of every page, while there is one. It tells the server that the page is there, and starts
 * the timer with the record where the clinic wants that. @see SCR-03
 */
export function TimerPill() {
  const { loadable, reread } = useTimer();
  const known = loadable.state === 'ready' ? loadable.data : null;
  const timer = known?.timer ?? null;
  useSigns(timer, () => void reread());
  const tasks = useTimerTasks(timer, reread);
  const record = recordOf(useLocation());
  const opened = useRef('');
  const { run: start } = tasks.start;
  const opensWithRecord = known?.opensWithRecord ?? false;
  useEffect(() => {
    if (record === '') opened.current = '';
    if (record === '' || !opensWithRecord || opened.current === record) return;
    opened.current = record;
    void start({ userId: record, activity: 'ReadingReview', isInteractive: false, by: 'record' });
  }, [record, opensWithRecord, start]);
  if (known && !timer && record !== '') {
    const work = { activity: 'ReadingReview', isInteractive: false } as const;
    return (
      <div className="mr-3 flex justify-end max-md:mr-0 md:grow">
        <button
          type="button"
          aria-label={texts.start}
          aria-disabled={tasks.start.isBusy || undefined}
          onClick={() => void start({ userId: record, ...work, by: 'hand' })}
          className="flex min-h-9 items-center gap-2 rounded-full border border-line-frame px-3 text-fg-on-frame hover:bg-surface-frame-hover max-md:min-h-11"
        >
          <Timer {...icon} />
          <span className="max-md:hidden">{texts.start}</span>
        </button>
      </div>
    );
  }
  return timer && <Pill key={timer.timerId} timer={timer} tasks={tasks} record={record} />;
}

interface PillProps {
  timer: TimerRow;
  tasks: ReturnType<typeof useTimerTasks>;
  record: string;
}

/** In the working mode P pauses the review. */
const isWorking = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/patient-list' && new URLSearchParams(search).has('review');

function Pill({ timer, tasks, record }: PillProps) {
  const hasKey = !isWorking(useLocation());
  useKeys(hasKey ? keys : noKeys);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const time = clockText(useRunningSeconds(timer));
  const isRunning = timer.sinceTime !== null;
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: PointerEvent) => {
      // The list of a select is drawn beside the page, and answers to its own presses.
      if (document.querySelector('[role=listbox]')) return;
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role=listbox]'))
        return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', leave);
    };
  }, [isOpen]);
  return (
    <section
      ref={box}
      aria-label={pill.region}
      className="relative mr-3 flex items-center justify-end max-md:mr-0 md:grow"
    >
      <div className="flex min-h-9 items-center rounded-full border border-line-frame">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          {...pillPanel.interest}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 items-center gap-2 rounded-full px-3 text-fg-on-frame max-md:min-h-11"
        >
          <span
            aria-hidden="true"
            className={`size-2.5 flex-none rounded-full border-2 border-current ${isRunning ? 'bg-current' : ''}`}
          />
          <span className="numeric font-semibold">{time}</span>
          {!isRunning && <span className="max-md:sr-only">{pill.pausedShort}</span>}
          <bdi className="max-w-40 truncate text-fg-on-frame-muted max-md:sr-only">{timer.name}</bdi>
          <span className="sr-only">{pill.more}</span>
        </button>
        <button
          type="button"
          aria-label={isRunning ? pill.pause : pill.resume}
          aria-keyshortcuts={hasKey ? 'p' : undefined}
          aria-disabled={tasks.pause.isBusy || undefined}
          onClick={() => void tasks.pause.run()}
          className="grid size-9 place-items-center rounded-full text-fg-on-frame max-md:hidden"
        >
          {isRunning ? <Pause {...icon} /> : <Play {...icon} />}
        </button>
      </div>
      {isOpen && (
        <div
          id={panelId}
          className="absolute top-full right-0 mt-2 flex max-h-[calc(100dvh-5rem)] w-84 max-w-[calc(100vw-1rem)] flex-col gap-3 overflow-y-auto rounded-lg bg-surface-raised p-4 text-fg shadow-lg max-md:fixed max-md:inset-x-2 max-md:top-auto max-md:bottom-2 max-md:w-auto"
        >
          <Needed lazy={pillPanel} headingLevel={3} skeleton={<Skeleton shape="number" />}>
            {(PillPanel) => <PillPanel timer={timer} tasks={tasks} record={record} />}
          </Needed>
        </div>
      )}
    </section>
  );
}
