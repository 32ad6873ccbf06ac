import { compareStamps, type ReadingSteps, type VitalKind } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { receiptWords as texts } from '@rpm/domain/words/receipt';
import { Bell, Check, CircleCheckBig, Eye, Gauge, HeartHandshake, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { VitalIcon } from '../../../components/VitalIcon/VitalIcon.tsx';

type Step = ReadingSteps['steps'][number];

interface Note {
  text: string | null;
  time: string | null;
  author: { name: string } | null;
}

interface ReceiptStepsProps {
  vital: VitalKind;
  reading: NonNullable<ReadingSteps['reading']>;
  steps: readonly Step[];
  /** Notes to the patient of that time. */
  notes: readonly Note[];
  shown: (stamp: string | null, style: 'datetime') => string;
}

/** One line of the chain. */
interface Line {
  id: string;
  icon: ReactNode;
  says: string;
  time: string | null;
  /** A sentence, or what somebody wrote. */
  more?: string | undefined;
  quote?: string | undefined;
  /** Nobody did it yet. */
  isOpen?: boolean;
}

const look = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-6' } as const;

/** What happened to a reading in the order of time: done is filled, what waits is dashed. @see design v3 */
export function ReceiptSteps({ vital, reading, steps, notes, shown }: ReceiptStepsProps) {
  const done: Line[] = [
    ...steps.map(lineOf),
    ...notes.map(
      ({ text, time, author }, at): Line => ({
        id: `note ${at}`,
        icon: <NotebookPen {...look} />,
        time,
        says: texts.note({ name: author?.name ?? texts.somebody }),
        quote: text ?? loadWords.unknown,
      }),
    ),
  ].sort((a, b) => compareStamps(a.time ?? '', b.time ?? '') || 0);
  const lines: Line[] = [
    {
      id: 'measured',
      icon: <VitalIcon kind={vital} />,
      time: reading.mrTime,
      says: reading.enteredBy ? texts.entered : texts.measured,
    },
    { id: 'received', icon: <Check {...look} />, says: texts.received, time: reading.receivedTime },
    {
      id: 'judged',
      icon: <Gauge {...look} />,
      says: texts.judged[reading.class],
      time: reading.receivedTime,
    },
    ...done,
    // Whoever took or closed its alert has looked at it.
    ...(steps.some(({ by }) => by)
      ? []
      : [
          {
            id: 'not seen',
            icon: <Eye {...look} />,
            says: texts.notSeen,
            time: null,
            isOpen: true,
            more: texts.notSeenText,
          },
        ]),
  ];
  return (
    <ol aria-label={texts.steps} className="mt-4 flex flex-col">
      {lines.map(({ id, icon, says, time, more, quote, isOpen = false }, at) => (
        <li key={id} className="relative flex gap-4 pb-5 last:pb-0">
          {at < lines.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-11 bottom-0 left-[1.3125rem] border-l-2 ${lines[at + 1]?.isOpen ? 'border-line-control border-dashed' : 'border-brand-solid'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`grid size-11 flex-none place-items-center rounded-full ${isOpen ? 'border-2 border-line-control border-dashed text-fg-muted' : 'bg-brand-solid text-fg-on-brand forced-colors:border-2'}`}
          >
            <span className="size-6">{icon}</span>
          </span>
          <div className="wrap-anywhere min-w-0 grow">
            <p dir="auto" className="font-semibold">
              {says}
            </p>
            {time && (
              <p className="text-fg-muted">
                <time>{shown(time, 'datetime')}</time>
              </p>
            )}
            {more && <p className="text-fg-muted">{more}</p>}
            {quote && (
              <blockquote
                dir="auto"
                className="mt-2 whitespace-pre-wrap rounded-sm border-brand-line border-s-4 bg-brand-soft px-4 py-3"
              >
                {quote}
              </blockquote>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A recorded step in words. */
function lineOf({ kind, time, by, outcome }: Step): Line {
  const name = by?.name ?? texts.somebody;
  const id = `${kind} ${time} ${name} ${outcome ?? ''}`;
  switch (kind) {
    case 'alerted':
      return { id, time, icon: <Bell {...look} />, says: texts.alerted };
    case 'seen':
      return { id, time, icon: <Eye {...look} />, says: texts.seenBy({ name }) };
    case 'taken':
      return { id, time, icon: <HeartHandshake {...look} />, says: texts.taken({ name }) };
    case 'resolved':
      return {
        id,
        time,
        icon: <CircleCheckBig {...look} />,
        says: texts.resolved({ name }),
        more: outcome ? texts.outcomes[outcome] : undefined,
      };
  }
}
