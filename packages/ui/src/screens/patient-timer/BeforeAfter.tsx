import {
  type Clock,
  clockText,
  codesReached,
  countedMinutes,
  countedSeconds,
  formatInstant,
  type LadderStep,
  readCalendarDate,
  readStamp,
  type TimeEntryRow,
} from '@rpm/domain';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { Banner } from '../../components/Banner/Banner.tsx';
import { stretchesOf } from '../../parts/timer/stretchesOf.ts';
import type { WholeEntry } from './entryForm.ts';
import type { MonthRead } from './MonthCard.tsx';

interface BeforeAfterProps {
  entry: TimeEntryRow | null;
  /** `null` while what is typed is no time. */
  after: WholeEntry | null;
  /** The entry goes to another patient, and leaves the month. */
  isMove: boolean;
  /** `null` when the entry is of another patient than the month that is shown. */
  month: MonthRead | null;
  place: Clock;
}

/** Both versions beside each other, and what the change does to the month before it is saved. */
export function BeforeAfter({ entry, after, isMove, month, place }: BeforeAfterProps) {
  const told = month && after && consequence(entry, isMove ? null : after, month, place);
  const time = (at: Date | null) => (at ? (formatInstant(at, 'time', place) ?? '') : '');
  const span = (from: Date | null, to: Date | null) => texts.span({ from: time(from), to: time(to) });
  const length = (from: Date, to: Date) => clockText((to.getTime() - from.getTime()) / 1000);
  const [start, end] = [readStamp(entry?.start ?? ''), readStamp(entry?.end ?? '')];
  const { versionHeads: heads, versionRows: names } = texts;
  const rows: [string, string, string][] =
    entry && start && end
      ? [
          [names.time, span(start, end), after ? span(after.start, after.end) : '–'],
          [names.length, length(start, end), after ? length(after.start, after.end) : '–'],
          [names.activity, texts.activities[entry.activity], after ? texts.activities[after.activity] : '–'],
          [names.saved, formatInstant(entry.savedTime, 'datetime', place) ?? '', texts.now],
        ]
      : [];
  return (
    <>
      {rows.length > 0 && (
        <table className="w-full text-left">
          <caption className="sr-only">{texts.versions}</caption>
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-1.5 pr-3">
                <span className="sr-only">{heads.what}</span>
              </th>
              <th scope="col" className="py-1.5 pr-3 font-semibold text-label">
                {heads.before}
              </th>
              <th scope="col" className="bg-brand-soft px-3 py-1.5 font-semibold text-label">
                {heads.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, before, now]) => (
              <tr key={name} className="border-line border-b">
                <th scope="row" className="py-1.5 pr-3 font-regular text-fg-muted">
                  {name}
                </th>
                <td className="numeric py-1.5 pr-3">{before}</td>
                <td className="numeric bg-brand-soft px-3 py-1.5 font-semibold">{now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {told && (
        <div role="status">
          <Banner kind={told.isLoss ? 'warning' : 'info'}>{told.text}</Banner>
        </div>
      )}
    </>
  );
}

/** The minutes and codes of the month with the entry as it was, and as it shall be: `null` when it is not there any more. */
function consequence(entry: TimeEntryRow | null, next: WholeEntry | null, read: MonthRead, place: Clock) {
  const month = readCalendarDate(read.from);
  if (!month) return null;
  const before = stretchesOf(read.result.rows);
  const others = before.filter(({ entryId }) => entryId !== entry?.entryId);
  const stateOf = (list: readonly { start: Date; end: Date; isInteractive: boolean }[]) => {
    const minutes = countedMinutes(countedSeconds(list, month, place.timeZone));
    const hasContact = list.some(({ isInteractive }) => isInteractive);
    return { minutes, codes: codesReached(minutes, hasContact) };
  };
  const [was, is] = [stateOf(before), stateOf(next ? [...others, next] : others)];
  const only = (own: readonly LadderStep['code'][], other: readonly LadderStep['code'][]) => {
    const left = [...other];
    return own.filter((code) => {
      const place = left.indexOf(code);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  };
  const [lost, gained] = [only(was.codes, is.codes), only(is.codes, was.codes)];
  const { consequence: words } = texts;
  const first =
    was.minutes === is.minutes
      ? words.same({ after: is.minutes })
      : words.change({ before: was.minutes, after: is.minutes });
  const rest = [...lost.map((code) => words.lost({ code })), ...gained.map((code) => words.gained({ code }))];
  return { text: [first, ...rest].join(' '), isLoss: lost.length > 0 };
}
