import { useServerTime, useTimer } from '@rpm/api-client';
import { fullName, readStamp, type TimeEntryRow } from '@rpm/domain';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { type ReadEntry, stretchesOf } from './stretchesOf.ts';
import { useRunningSeconds } from './useRunningSeconds.ts';

/**
 * Entries of a patient as they are at this second: what the own timer has counted since they were read is among them.
 *
 * @param userId the patient; `null`: of a month that does not run, whose entries stay as they are
 */
export function useLiveEntries(rows: readonly TimeEntryRow[], userId: string | null): ReadEntry[] {
  const { user } = useSession();
  const now = useServerTime();
  const { loadable } = useTimer();
  const own = loadable.state === 'ready' ? loadable.data.timer : null;
  const timer = own && own.userId === userId && own.sinceTime !== null ? own : null;
  useRunningSeconds(timer);
  const start = timer?.sinceTime ? readStamp(timer.sinceTime) : null;
  const entries = stretchesOf(rows);
  if (!timer || !start || now() <= start) return entries;
  const others = entries.filter((each) => !(each.isRunning && each.author.userId === user.userId));
  const person = { userId: user.userId, name: fullName(user) };
  const { timerId: entryId, name, dob, isInteractive, activity, note } = timer;
  return [
    ...others,
    {
      entryId,
      userId: timer.userId,
      name,
      dob,
      activity,
      isInteractive,
      note,
      start,
      end: now(),
      author: person,
      version: 0,
      isRunning: true,
      ofNote: false,
      byHand: false,
      savedBy: person,
      savedTime: '',
      reason: null,
      reasonText: '',
      before: [],
    },
  ];
}
