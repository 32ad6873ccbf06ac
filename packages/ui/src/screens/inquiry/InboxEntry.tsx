import { type InboxName, patientRecordPath, type ReadInboxItem } from '@rpm/domain';
import { inboxWords } from '@rpm/domain/words/inbox';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { loadWords } from '@rpm/domain/words/load';
import { cx } from 'class-variance-authority';
import { TriangleAlert } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useFocusOnTurn } from '../../hooks/useFocusOnTurn.ts';
import { QuietPill } from '../../parts/marks/QuietPill.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useInboxTask } from './useInboxTask.ts';

interface InboxEntryProps {
  name: InboxName;
  item: ReadInboxItem;
  /** Somebody was quicker. */
  onConflict: () => Promise<void>;
}

/**
 * One entry of an inbox with what can be done with it. What was written is shown as text, whatever it holds. That it names a
 * symptom is told by a sign and words, not by color alone.
 *
 * @see F7
 */
export function InboxEntry({ name, item, onConflict }: InboxEntryProps) {
  const headingId = useId();
  const [isAnswering, setAnswering] = useState(false);
  const answer = useFocusOnTurn<HTMLButtonElement>(!isAnswering, { isTaken: false });
  const shown = useShownTime(browserTimeZone());
  const sender = item.from?.name || loadWords.unknown;
  const isRaised = (item.raised?.length ?? 0) > 0;
  const facts = [
    item.type && inquiryWords.types[item.type],
    item.clinicName,
    name === 'operator' ? item.from?.email : null,
    shown(item.time, 'datetime'),
  ].filter((fact) => fact);
  return (
    <article
      aria-labelledby={headingId}
      className={cx(
        'flex flex-col gap-3 rounded-lg border bg-surface p-5 forced-colors:border-[CanvasText]',
        isRaised ? 'border-feedback-warning-line' : 'border-line',
      )}
    >
      {isRaised && (
        <p className="flex items-start gap-2 font-semibold text-feedback-warning-fg">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-icon flex-none" />
          <bdi className="wrap-anywhere min-w-0">
            {inboxWords.raised({ words: item.raised?.join(', ') ?? '' })}
          </bdi>
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="min-w-0 text-h3 [overflow-wrap:anywhere]">
          {item.from?.userId ? (
            <Link to={patientRecordPath(item.from.userId, { tab: 'notes' })}>
              <bdi>{sender}</bdi>
            </Link>
          ) : (
            <bdi>{sender}</bdi>
          )}
        </h2>
        <Standing item={item} />
      </div>
      <p className="wrap-anywhere text-caption text-fg-muted">
        <bdi>{facts.join(' · ')}</bdi>
        {item.kind === 'contact' && <span className="block">{inboxWords.guest}</span>}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {item.message ?? loadWords.unknown}
      </p>
      <History item={item} />
      {isAnswering ? (
        <ReplyForm name={name} item={item} onConflict={onConflict} onClose={() => setAnswering(false)} />
      ) : (
        <Moves
          name={name}
          item={item}
          onConflict={onConflict}
          onAnswer={() => setAnswering(true)}
          answer={answer}
        />
      )}
    </article>
  );
}

function Standing({ item: { state, owner } }: Pick<InboxEntryProps, 'item'>) {
  if (!state) return null;
  const said = inboxWords.states[state];
  return (
    <QuietPill>
      <bdi>{owner?.name ? inboxWords.owner({ state: said, name: owner.name }) : said}</bdi>
    </QuietPill>
  );
}

/** What was done with it, by whom and when, with the answer; nothing while nobody has done anything. */
function History({ item: { history } }: Pick<InboxEntryProps, 'item'>) {
  const shown = useShownTime(browserTimeZone());
  if (!history || history.length === 0) return null;
  return (
    <ol
      aria-label={inboxWords.history}
      className="flex flex-col gap-2 border-line border-s-2 ps-3 text-caption text-fg-muted"
    >
      {history.map(({ move, by, time, text }) => (
        <li key={`${move} ${time} ${by?.userId}`} className="wrap-anywhere">
          <bdi>
            {inboxWords.moves[move]({ name: by?.name ?? loadWords.unknown, time: shown(time, 'datetime') })}
          </bdi>
          {text && (
            <p dir="auto" className="whitespace-pre-wrap pt-0.5 text-body text-fg">
              {text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

interface MovesProps extends InboxEntryProps {
  onAnswer: () => void;
  answer: RefObject<HTMLButtonElement | null>;
}

function Moves({ name, item, onConflict, onAnswer, answer }: MovesProps) {
  const { user } = useSession();
  const { itemId, version, state, owner } = item;
  const task = { name, onConflict };
  const take = useInboxTask({ ...task, done: inboxWords.taken });
  const close = useInboxTask({ ...task, done: inboxWords.closed });
  if (itemId === null || version === null || !state || state === 'Closed') return null;
  const isOpen = state !== 'Answered';
  const isOwn = owner?.userId === user.userId;
  const of = (
    <span className="sr-only"> {inboxWords.of({ name: item.from?.name || loadWords.unknown })}</span>
  );
  const isBusy = take.isBusy || close.isBusy;
  return (
    <>
      <Problem>{take.problem ?? close.problem}</Problem>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="ghost"
          isDisabled={isBusy}
          busy={close.isBusy ? inboxWords.closing : undefined}
          onClick={() => void close.run({ move: 'close', itemId, version })}
        >
          {inboxWords.close}
          {of}
        </Button>
        {isOpen && !isOwn && (
          <Button
            isDisabled={isBusy}
            busy={take.isBusy ? inboxWords.taking : undefined}
            onClick={() => void take.run({ move: 'take', itemId, version })}
          >
            {owner ? inboxWords.takeOver : inboxWords.take}
            {of}
          </Button>
        )}
        {isOpen && (
          <Button ref={answer} variant="primary" isDisabled={isBusy} onClick={onAnswer}>
            {inboxWords.answer}
            {of}
          </Button>
        )}
      </div>
    </>
  );
}
