import { alertWords } from '@rpm/domain/words/alert';
import { Link } from 'react-router-dom';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { AcknowledgeButton } from './AcknowledgeButton.tsx';
import type { AlertLine } from './alertLine.ts';

/** Two lines of a cell, of which the second explains the first. */
function Two({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span className="numeric wrap-anywhere block font-semibold">{first}</span>
      <span className="wrap-anywhere block text-caption text-fg-muted">{second}</span>
    </>
  );
}

export const Severity = ({ line }: { line: AlertLine }) =>
  line.row.class && <ReadingTag reading={line.row.class} />;

interface PatientProps {
  line: AlertLine;
  search: (alertId: string) => string;
}

/** The patient; the name opens the alert, whose address has its id alone. */
export function Patient({ line, search }: PatientProps) {
  const { alertId } = line.row;
  return (
    <>
      {alertId === null ? (
        <bdi>{line.name}</bdi>
      ) : (
        <Link
          to={{ search: search(alertId) }}
          aria-current={line.isOpen ? 'true' : undefined}
          className="font-semibold underline decoration-1 decoration-line-strong underline-offset-[0.2em] hover:text-fg-link-hover hover:decoration-2"
        >
          <bdi className="wrap-anywhere">{line.name}</bdi>
        </Link>
      )}
      <span className="block font-normal text-caption text-fg-muted">{line.birthDate}</span>
    </>
  );
}

export const Value = ({ line }: { line: AlertLine }) => (
  <>
    <span className="wrap-anywhere block">
      <b className="numeric">{line.value}</b> <span className="text-caption text-fg-muted">{line.about}</span>
    </span>
    <span className="wrap-anywhere block text-caption text-fg-muted">
      {line.limit}. <bdi>{line.setBy}</bdi>
    </span>
  </>
);

export const Count = ({ line }: { line: AlertLine }) => (
  <Two first={line.readings} second={line.outcome ?? line.repetition ?? ''} />
);

/** Who looks after it, or the button that takes it on. A card, which has no head for it, says what the name is. */
export const Owner = ({ line, isInCard = false }: { line: AlertLine; isInCard?: boolean }) => {
  if (line.row.state === 'Open' && !line.row.owner) return <AcknowledgeButton row={line.row} />;
  return (
    <>
      {isInCard ? (
        <p>
          <span className="text-fg-muted">{alertWords.owner}:</span>{' '}
          <bdi className="wrap-anywhere">{line.owner}</bdi>
        </p>
      ) : (
        <bdi className="wrap-anywhere block">{line.owner}</bdi>
      )}
      {line.standing && <span className="block text-caption text-fg-muted">{line.standing}</span>}
      {line.row.state === 'Open' && (
        <span className="block pt-1">
          <AcknowledgeButton row={line.row} />
        </span>
      )}
    </>
  );
};

/** The head of a part of the inbox: how bad, what to do, and how many wait when that is known. */
export function GroupHead({ group, count }: { group: AlertLine['group']; count: number | null }) {
  return (
    <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
      {group !== 'Snoozed' && <ReadingTag reading={group} />}
      {alertWords.groups[group]}
      {group !== 'Snoozed' && (
        <span className="ms-auto font-normal text-fg-muted">
          {count === null ? alertWords.longestFirst : alertWords.groupCount({ count })}
        </span>
      )}
    </h2>
  );
}

interface AlertCardProps {
  line: AlertLine;
  search: (alertId: string) => string;
  /** The alert stands under the head of its part. */
  isInGroup: boolean;
}

/** An alert on a phone. */
export function AlertCard({ line, search, isInGroup }: AlertCardProps) {
  const Heading = isInGroup ? 'h3' : 'h2';
  return (
    <article className="flex flex-col gap-2">
      <div>
        <Severity line={line} />
      </div>
      <Heading className="text-h3">
        <Patient line={line} search={search} />
      </Heading>
      <Value line={line} />
      <p className="text-fg-muted">
        {[line.readings, line.outcome ?? line.repetition, line.since]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      <div>
        <Owner line={line} isInCard />
      </div>
    </article>
  );
}
