import { accessWindow } from '@rpm/domain';
import type { Store } from '../store/Store.ts';
import type { AccessEntry } from '../subjects/access/contract.ts';

/** What was read again is counted this much later, so that the same row is not written at each call. */
const countAfterMs = 5000;

/** Takes down who came near to what, without making reads wait for more than one row in a quarter of an hour. */
export interface AccessNotes {
  /**
   * Resolves when the entry stands in the store for good; at once when its row stands there already, whose count then
   * follows. Rejects when it cannot be written: nothing is shown that is not logged.
   */
  note(entry: Omit<AccessEntry, 'times'>): Promise<void>;
  /** Does what no answer waits for. What fails is forgotten: an outage is told by the calls that need the store. */
  soon(work: () => Promise<void>): void;
  /** Writes all that is still to follow, before the store is closed. */
  settle(): Promise<void>;
}

/**
 * Who reads and whom they read may be of two clinics, as where a record is shared: each entry is of the clinic that it names.
 *
 * @param store where it is kept
 */
export function accessNotes({ access, within }: Pick<Store, 'access' | 'within'>): AccessNotes {
  const log = { note: (entry: AccessEntry) => within(entry, () => access.note(entry)) };
  /** By row: what is counted and not written yet; 0 when all is. */
  const open = new Map<string, AccessEntry & { written: Promise<void> }>();
  const unwaited = new Set<Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function settle() {
    await Promise.all(unwaited);
    clearTimeout(timer);
    timer = undefined;
    const counted = [...open.values()].filter(({ times }) => times > 0);
    await Promise.all(
      counted.map(async (row) => {
        const { written: _, ...entry } = row;
        row.times = 0;
        // What cannot be written now is counted again with the next.
        await log.note(entry).catch(() => {
          row.times += entry.times;
        });
      }),
    );
    forgetOlder();
  }
  function forgetOlder() {
    let newest = 0;
    for (const { at } of open.values()) newest = Math.max(newest, accessWindow(at).getTime());
    for (const [key, { at, times }] of open)
      if (times === 0 && accessWindow(at).getTime() < newest) open.delete(key);
  }
  return {
    async note(entry) {
      const { accountId, clinicId, event, subject, kind, at } = entry;
      const key = JSON.stringify([accountId, clinicId, event, subject, kind, accessWindow(at).getTime()]);
      const known = open.get(key);
      if (known) {
        await known.written;
        known.times += 1;
        known.at = at;
        timer ??= later(() => void settle());
        return;
      }
      const written = log.note({ ...entry, times: 1 });
      open.set(key, { ...entry, times: 0, written });
      await written.catch((error: unknown) => {
        open.delete(key);
        throw error;
      });
      if (open.size > 1000) forgetOlder();
    },
    soon(work) {
      const done = work()
        .catch(() => undefined)
        .finally(() => unwaited.delete(done));
      unwaited.add(done);
    },
    settle,
  };
}

function later(work: () => void) {
  const timer = setTimeout(work, countAfterMs);
  // Nothing in the browser, where the API runs in Storybook; in Node it keeps no process alive.
  if (typeof timer === 'object') timer.unref();
  return timer;
}
