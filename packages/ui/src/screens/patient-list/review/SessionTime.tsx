import { workingModeWords } from '@rpm/domain/words/workingMode';
import { Card } from '../../../components/Card/Card.tsx';

const { done: texts } = workingModeWords;

interface SessionTimeProps {
  /** From the beginning of the round to its end. */
  total: number;
  /** Recorded for patients. */
  logged: number;
  /** Nobody held the round open. */
  paused: number;
}

/** Where the time of a round went, in seconds: the three parts add up to the whole, in the minutes that are shown too. */
export function SessionTime({ total, logged, paused }: SessionTimeProps) {
  const known = Math.min(logged, total);
  const rested = Math.min(paused, total - known);
  const parts = [
    { name: texts.logged, seconds: known, by: known, look: 'bg-brand-solid forced-colors:bg-[Highlight]' },
    { name: texts.lookedAt, seconds: total - known - rested, by: total - rested, look: 'bg-line-control' },
    {
      name: texts.paused,
      seconds: rested,
      by: total,
      look: 'bg-[repeating-linear-gradient(135deg,var(--rpm-fg-muted)_0_2px,transparent_2px_5px)]',
    },
  ];
  return (
    <Card title={texts.sessionTime} actions={<b className="numeric">{minutes(wholeMinutes(total))}</b>}>
      <div aria-hidden="true" className="flex h-3 overflow-hidden rounded-xs bg-surface-pressed">
        {parts.map(({ name, seconds, look }) => (
          <span
            key={name}
            className={look}
            style={{ width: `${total > 0 ? (seconds / total) * 100 : 0}%` }}
          />
        ))}
      </div>
      <dl className="pt-3">
        {parts.map(({ name, seconds, by, look }) => (
          <div key={name} className="flex items-center gap-2 py-0.5">
            <dt className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-3 rounded-[2px] ${look}`} />
              {name}
            </dt>
            <dd className="numeric ms-auto">{minutes(wholeMinutes(by) - wholeMinutes(by - seconds))}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const wholeMinutes = (seconds: number) => Math.floor(seconds / 60);
const minutes = (count: number) => texts.minutesOf({ count });
