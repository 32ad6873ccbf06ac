import type { RepeatMark } from '@rpm/domain';
import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { ChevronDown } from 'lucide-react';
import { memo, type Ref, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { useShownTime } from '../person/when.ts';
import { EntryRow, KindMark, type Marks, type PathOf, ReadingWords, Row } from './EntryRow.tsx';
import { type Entry, type KeyedEntry, type TimelineDay, worstOf } from './timelineDays.ts';

/** Lines of a day, and readings of one line, that are drawn at once: a day may have thousands, and a press is answered within 100 ms. */
const atOnce = 15;

interface DaySectionProps {
  day: TimelineDay;
  timeZone: string;
  /** 'Today', 'Yesterday', or the day of the week. */
  near: string;
  date: string;
  /** The readings of the day are seen without a press. */
  isOpen: boolean;
  pathOf?: PathOf | undefined;
  /** The critical readings that were not repeated in time. */
  marks: Marks;
  /** What is said of a reading that its patient entered. */
  entered: string;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * A day of a timeline, with what was on it, newest first. What is far away is not laid out until it comes near; the room
 * around it is for the ring of the focus, which would be cut. A day that is the same is not drawn again: there may be many.
 */
export const DaySection = memo(function DaySection({
  day: { lines },
  timeZone,
  near,
  date,
  isOpen,
  pathOf,
  marks,
  entered,
  ref,
}: DaySectionProps) {
  const id = useId();
  const [shown, setShown] = useState(atOnce);
  return (
    <section
      aria-labelledby={id}
      className="-m-1.5 grid @min-[64rem]/page:grid-cols-[11rem_minmax(0,1fr)] grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 p-1.5 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
    >
      <h2
        ref={ref}
        id={id}
        tabIndex={-1}
        className="@min-[64rem]/page:pt-4 @min-[64rem]/page:text-right text-body"
      >
        <b className="@min-[64rem]/page:block inline-block font-semibold first-letter:uppercase">{near}</b>{' '}
        <span className="font-normal text-fg-muted">{date}</span>
      </h2>
      <ul className="divide-y divide-line-subtle rounded-xl border border-line bg-surface forced-colors:border-[CanvasText]">
        {lines.slice(0, shown).map((line) => (
          <li key={line.key}>
            {'readings' in line ? (
              <ReadingsLine
                {...{ timeZone, pathOf, marks, entered }}
                readings={line.readings}
                startsOpen={isOpen}
              />
            ) : (
              <EntryRow
                entry={line.entry}
                timeZone={timeZone}
                path={pathOf?.(line.entry) ?? null}
                mark={marks.get(line.entry)}
                entered={entered}
              />
            )}
          </li>
        ))}
        <More left={lines.length - shown} onMore={() => setShown(shown + atOnce)} />
      </ul>
    </section>
  );
});

function More({ left, onMore }: { left: number; onMore: () => void }) {
  if (left <= 0) return null;
  return (
    <li className="px-5 py-3">
      <Button onClick={onMore}>{texts.showMore({ count: left })}</Button>
    </li>
  );
}

interface ReadingsLineProps {
  readings: readonly KeyedEntry[];
  timeZone: string;
  startsOpen: boolean;
  pathOf: PathOf | undefined;
  marks: Marks;
  entered: string;
}

/** The readings of a day in one line that opens, with the most severe class of them. @see SCR-07 */
function ReadingsLine({ readings, timeZone, startsOpen, pathOf, marks, entered }: ReadingsLineProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const [shown, setShown] = useState(atOnce);
  const worst = worstOf(readings);
  const [newest] = readings;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-target w-full items-center gap-x-3.5 rounded-xl px-5 py-3 text-left hover:bg-surface-hover max-sm:px-4"
      >
        {/* Decorative: in a narrow column the words need its room. */}
        {!isOpen && (
          <span className="@max-[18rem]/page:hidden">
            <KindMark kind="readings" vital={newest?.entry.vital ?? null} isCritical={worst === 'Critical'} />
          </span>
        )}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
          <span className="font-semibold">{texts.readingsOfDay({ count: readings.length })}</span>
          {worst && <ReadingTag reading={worst} />}
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={`size-6 flex-none text-fg-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="divide-y divide-line-subtle border-line-subtle border-t"
        aria-label={texts.readingsOfDay({ count: readings.length })}
      >
        {isOpen &&
          readings
            .slice(0, shown)
            .map(({ key, entry }) => (
              <ReadingRow
                key={key}
                entry={entry}
                path={pathOf?.(entry) ?? null}
                mark={marks.get(entry)}
                entered={entered}
                timeZone={timeZone}
              />
            ))}
        {isOpen && <More left={readings.length - shown} onMore={() => setShown(shown + atOnce)} />}
      </ul>
    </>
  );
}

interface ReadingRowProps {
  entry: Entry;
  path: string | null;
  mark: RepeatMark | undefined;
  entered: string;
  timeZone: string;
}

/** A reading of an open line. Those that are there are not drawn again when more come. */
const ReadingRow = memo(function ReadingRow({ entry, path, mark, entered, timeZone }: ReadingRowProps) {
  const shown = useShownTime(timeZone);
  const time = shown(entry.time, 'time');
  return (
    <li>
      <Row
        mark={<KindMark kind="readings" vital={entry.vital} isCritical={entry.class === 'Critical'} />}
        time={time}
      >
        <ReadingWords {...{ entry, mark, path, entered, time }} />
      </Row>
    </li>
  );
});
