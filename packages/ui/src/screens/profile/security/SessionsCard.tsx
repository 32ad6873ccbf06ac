import { useEndOtherSessions, useEndSession, useOwnSessions } from '@rpm/api-client';
import { formatInstant, type OwnSession } from '@rpm/domain';
import { securityWords } from '@rpm/domain/words/security';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';

const texts = securityWords.sessions;

/** Where one is logged in, and how to end it there. @see F20 */
export function SessionsCard() {
  const { loadable } = useOwnSessions();
  return (
    <Card title={texts.title}>
      <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={<Skeleton width="long" />}>
        {({ result }) => <SessionList sessions={result} />}
      </Loaded>
    </Card>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const place = useClock(browserTimeZone());
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const task = useTask({
    name: texts.title,
    call: async (sessionId: string | null) =>
      sessionId === null ? endOthers(undefined) : end({ sessionId }),
    says: { done: texts.ended },
    until: () => Promise.all([end.reread(), endOthers.reread()]),
  });
  return (
    <div className="flex flex-col gap-4">
      <Problem>{task.problem}</Problem>
      <ul aria-label={texts.title} className="divide-y divide-line-subtle">
        {sessions.map(({ sessionId, browser, system, startedAt, lastSeenAt, isCurrent }) => {
          const device = texts.device({
            browser: securityWords.browsers[browser],
            system: securityWords.systems[system],
          });
          const moment = (stamp: string) => ({ moment: formatInstant(stamp, 'datetime', place) ?? '' });
          const since = texts.since(moment(startedAt));
          return (
            <li
              key={sessionId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-1"
            >
              <div className="min-w-0">
                <p className="font-semibold">{device}</p>
                <p className="text-caption text-fg-muted">
                  {isCurrent ? texts.here : texts.lastSeen(moment(lastSeenAt))}
                </p>
                <p className="text-caption text-fg-muted">{since}</p>
              </div>
              {!isCurrent && (
                <Button
                  size="sm"
                  busy={task.running === sessionId ? texts.busy : undefined}
                  isDisabled={task.isBusy}
                  onClick={() => void task.run(sessionId)}
                >
                  {texts.end}
                  <span className="sr-only">
                    {' '}
                    {device}, {since}
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div className="flex justify-end">
          <Button
            busy={task.running === null ? texts.busy : undefined}
            isDisabled={task.isBusy}
            onClick={() => void task.run(null)}
          >
            {texts.endOthers}
          </Button>
        </div>
      )}
    </div>
  );
}
