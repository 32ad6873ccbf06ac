import { useWaitingConversations } from '@rpm/api-client';
import { clockIn, formatInstant, patientRecordPath } from '@rpm/domain';
import { conversationWords } from '@rpm/domain/words/conversation';
import { loadWords } from '@rpm/domain/words/load';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useRereadOnFocus } from '../../hooks/useRereadOnFocus.ts';
import { Coming } from '../../layout/Loaded/Coming.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';

const { waitingList: texts } = conversationWords;

/**
 * The patients of the clinic who have written and wait for an answer, the longest first; each leads to the conversation.
 * While there is none nothing is drawn: the list of patients is what one comes for.
 *
 * @see API-25
 */
export function WaitingList() {
  const { loadable, reread } = useWaitingConversations();
  useRereadOnFocus(reread);
  const place = useClock(browserTimeZone());
  if (loadable.state === 'loading') return <Coming />;
  if (loadable.state === 'failed') {
    return (
      <div className="pb-3">
        <Banner
          kind="warning"
          action={
            <Button size="sm" onClick={() => void loadable.retry()}>
              {loadWords.retry}
            </Button>
          }
        >
          {texts.loading.failed}
        </Banner>
      </div>
    );
  }
  const { rows, unreadable } = loadable.data;
  if (rows.length + unreadable === 0) return null;
  return (
    <div className="pb-4">
      <Card title={texts.title}>
        <ul className="flex flex-col gap-2">
          {rows.map(({ patient, timeZone, waiting, unread, since }, at) => (
            <li
              key={patient?.userId ?? `waiting ${at}`}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5"
            >
              {patient?.userId && (
                <Link to={patientRecordPath(patient.userId, { tab: 'notes' })}>
                  <bdi>{patient.name || loadWords.unknown}</bdi>
                </Link>
              )}
              <span className="text-fg-muted">
                {texts.count({
                  count: waiting ?? 0,
                  time:
                    (since && formatInstant(since, 'datetime', clockIn(place, timeZone))) ||
                    loadWords.unknown,
                })}
              </span>
              {unread ? <span className="font-semibold">{texts.unread({ count: unread })}</span> : null}
            </li>
          ))}
        </ul>
        <RowsNotShown count={unreadable} />
      </Card>
    </div>
  );
}
