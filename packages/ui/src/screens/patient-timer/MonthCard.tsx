import { useServerNow } from '@rpm/api-client';
import {
  clockText,
  countedMinutes,
  countedSeconds,
  daysInMonth,
  formatInstant,
  ladderSteps,
  localTimeOf,
  type Place,
  reachedAt,
  readCalendarDate,
  type StepState,
  stepState,
  type TimeEntryRow,
} from '@rpm/domain';
import { timerWords } from '@rpm/domain/words/timer';
import { CircleDashed } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { FeedbackGlyph } from '../../components/FeedbackGlyph/FeedbackGlyph.tsx';
import { asBeginning } from '../../hooks/asBeginning.ts';
import { monthText } from '../../parts/money/billMonth.ts';
import { Ladder } from '../../parts/timer/Ladder.tsx';
import { useLiveEntries } from '../../parts/timer/useLiveEntries.ts';

const { month: texts } = timerWords;

export interface MonthRead {
  from: string;
  timeZone: string;
  result: { rows: readonly TimeEntryRow[] };
}

interface MonthCardProps {
  month: MonthRead;
  userId: string;
  place: Place;
}

/** The month of a patient: its minutes as billing sees them, the code that each step reaches, and who worked. @see SCR-03 */
export function MonthCard({ month: read, userId, place }: MonthCardProps) {
  const now = useServerNow();
  const month = readCalendarDate(read.from) ?? localTimeOf(now, place.timeZone);
  const today = localTimeOf(now, place.timeZone);
  const isCurrent = month.year === today.year && month.month === today.month;
  // What runs now is no part of another month.
  const entries = useLiveEntries(read.result.rows, isCurrent ? userId : null);
  const secondsOf = (list: typeof entries) => countedSeconds(list, month, place.timeZone);
  const seconds = secondsOf(entries);
  const savedSeconds = secondsOf(entries.filter(({ isRunning }) => !isRunning));
  const saved = countedMinutes(savedSeconds);
  const minutes = countedMinutes(seconds);
  const contact = entries.find(({ isInteractive }) => isInteractive);
  const day = (at: Date) => formatInstant(at, 'longMonthDay', place) ?? '';
  const left = daysInMonth(today.year, today.month) - today.day;
  const people = [...Map.groupBy(entries, ({ author }) => author.userId).values()].map((own) => ({
    name: own[0]?.author.name ?? '',
    minutes: countedMinutes(secondsOf(own)),
  }));
  return (
    <>
      <Card
        title={asBeginning(monthText(read.from.slice(0, 7), place))}
        actions={
          isCurrent && <span className="text-caption text-fg-muted">{texts.left({ count: left })}</span>
        }
      >
        <p className="flex flex-wrap items-baseline gap-2 pb-2">
          <strong className="numeric text-h1">{texts.total({ count: minutes })}</strong>
          <span className="text-fg-muted">
            {texts.seconds({ time: clockText(savedSeconds) })}
            {minutes > saved && `, ${texts.running({ count: minutes - saved })}`}
          </span>
        </p>
        <Ladder minutes={saved} running={minutes - saved} />
        <ul className="flex flex-col divide-y divide-line">
          {ladderSteps.map((step) => {
            const state = stepState(step, minutes, contact !== undefined);
            const at = reachedAt(entries, month, place.timeZone, step.minutes);
            const told = { count: step.minutes - minutes, date: at ? day(at) : '' };
            return (
              <li key={step.minutes} className="flex flex-wrap items-baseline gap-x-3 py-2">
                <Sign state={state} />
                <strong className="w-14 text-label">{texts.total({ count: step.minutes })}</strong>
                <span className={state === 'replaced' ? 'line-through' : undefined}>
                  {step.isAgain ? texts.again({ code: step.code }) : step.code}
                </span>
                <span className="text-fg-muted">{stateText(state, told)}</span>
              </li>
            );
          })}
          <li className="flex flex-wrap items-baseline gap-x-3 py-2">
            <Sign state={contact ? 'reached' : 'open'} />
            <strong className="w-14 text-label">{texts.contact}</strong>
            <span>{contact ? texts.hasContact({ date: day(contact.start) }) : texts.noContact}</span>
          </li>
        </ul>
      </Card>
      {people.length > 0 && (
        <Card title={texts.byPerson}>
          <ul className="flex flex-col divide-y divide-line">
            {people.map((person) => (
              <li key={person.name} className="flex items-center gap-3 py-2">
                <Avatar name={person.name} />
                <bdi className="min-w-0 flex-1 break-words">{person.name}</bdi>
                <span aria-hidden="true" className="flex h-2 w-1/4 overflow-hidden rounded-full bg-line">
                  <span
                    className="bg-brand-solid forced-colors:bg-[Highlight]"
                    style={{ width: `${(person.minutes / Math.max(1, minutes)) * 100}%` }}
                  />
                </span>
                <span className="numeric font-semibold">{texts.total({ count: person.minutes })}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** How a step stands, in words. */
function stateText(state: StepState, told: { count: number; date: string }): string {
  if (state === 'open') return texts.states.open(told);
  return state === 'reached' ? texts.states.reached(told) : texts.states[state];
}

/** Check, diamond or ring: work and money have other signs than readings. */
const Sign = ({ state }: { state: StepState }) => (
  <span
    className={`flex-none self-center ${state === 'reached' || state === 'replaced' ? 'text-feedback-success-fg' : state === 'noContact' ? 'text-feedback-warning-fg' : 'text-fg-subtle'}`}
  >
    {state === 'open' ? (
      <CircleDashed aria-hidden="true" strokeWidth={1.75} className="size-icon" />
    ) : (
      <FeedbackGlyph kind={state === 'noContact' ? 'warning' : 'success'} />
    )}
  </span>
);
