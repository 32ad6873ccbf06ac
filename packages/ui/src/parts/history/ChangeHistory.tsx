import type { Loadable } from '@rpm/api-client';
import { type BillingHistory, type Change, formatInstant, readStamp } from '@rpm/domain';
import { codeListWords } from '@rpm/domain/words/codeList';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';

const texts = codeListWords;

interface ChangeHistoryProps {
  loadable: Loadable<BillingHistory>;
  headingLevel: 2 | 3;
  /** What stands there while nobody has changed anything. */
  none: string;
  /** A change in a sentence. */
  say: (change: Change) => string;
}

/** Who changed something that the clinic bills by, when, and from what to what; the newest first. @see SCR-04 */
export function ChangeHistory({ loadable, headingLevel, none, say }: ChangeHistoryProps) {
  return (
    <Loaded
      loadable={loadable}
      says={texts.historyLoading}
      headingLevel={headingLevel}
      skeleton={<Skeleton />}
    >
      {(history) =>
        history.length === 0 ? (
          <p className="text-caption text-fg-muted">{none}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {history.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the oldest is 1; two changes of one second are two entries
              <Entry key={history.length - at} entry={entry} say={say} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface EntryProps extends Pick<ChangeHistoryProps, 'say'> {
  entry: BillingHistory[number];
}

function Entry({ entry: { time, by, changes }, say }: EntryProps) {
  const clock = useClock(browserTimeZone());
  const at = readStamp(time);
  return (
    <li className="text-label">
      <span className="text-fg-muted">
        {texts.changedBy({
          name: by.name,
          time: (at && formatInstant(at, 'datetime', clock)) ?? '',
        })}
      </span>
      <ul className="flex flex-col">
        {changes.map((change) => {
          const said = say(change);
          return (
            <li key={said} className="wrap-anywhere">
              {said}
            </li>
          );
        })}
        {changes.length === 0 && <li>{texts.olderChange}</li>}
      </ul>
    </li>
  );
}
