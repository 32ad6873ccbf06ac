import { codesReached, patientRecordPath, type RoundRow } from '@rpm/domain';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { Card } from '../../../components/Card/Card.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import type { DoneLine } from './doneLines.tsx';

const { done: texts } = workingModeWords;

/** The codes that the month of a patient reached in a round, each as often as it was reached. */
function gained({ monthMinutes, hasContact }: RoundRow): string[] {
  const before: string[] = codesReached(monthMinutes.before, hasContact.before);
  return codesReached(monthMinutes.now, hasContact.now).filter((code) => {
    const at = before.indexOf(code);
    if (at >= 0) before.splice(at, 1);
    return at < 0;
  });
}

/** Whose minutes are enough for a code that a live contact alone is missing to. */
const lacksContact = ({ monthMinutes, hasContact }: RoundRow) =>
  !hasContact.now && codesReached(monthMinutes.now, true).length > 0;

const Name = ({ userId, name }: { userId: string; name: string }) => (
  <Link to={patientRecordPath(userId)} look="alone">
    <bdi className="wrap-anywhere">{name}</bdi>
  </Link>
);

/** Which billing steps the minutes of a round reached. Nothing where none was. @see SCR-03 */
export function StepsReached({ rows }: { rows: readonly RoundRow[] }) {
  const reached = rows.flatMap((row) => {
    const codes = gained(row);
    return codes.length > 0 ? [{ ...row, codes }] : [];
  });
  if (reached.length === 0) return null;
  return (
    <Card title={texts.steps} note={texts.stepsNote}>
      <ul className="flex flex-col divide-y divide-line">
        {reached.map(({ userId, name, codes, monthMinutes }) => (
          <li key={userId} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <Name userId={userId} name={name} />
              <span className="block text-caption text-fg-muted">
                {texts.withContact({ count: monthMinutes.now })}
              </span>
            </span>
            <span className="numeric rounded-xs border border-line-control px-2">{codes.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the round leaves to do: who was left open, and whom a call is missing to. Nothing where all is done. */
export function StillToDo({ rows, left }: { rows: readonly RoundRow[]; left: readonly DoneLine[] }) {
  const silent = rows.filter(lacksContact);
  if (left.length + silent.length === 0) return null;
  return (
    <Card title={texts.toDo}>
      <ul className="flex flex-col divide-y divide-line">
        {left.map(({ userId, name }) => (
          <li key={`left ${userId}`} className="py-2">
            <Name userId={userId} name={name} />
            <span className="block text-caption text-fg-muted">{texts.leftOpen}</span>
          </li>
        ))}
        {silent.map(({ userId, name, monthMinutes }) => (
          <li key={`call ${userId}`} className="py-2">
            <Name userId={userId} name={name} />
            <span className="block text-caption text-fg-muted">
              {texts.withoutContact({ count: monthMinutes.now })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
