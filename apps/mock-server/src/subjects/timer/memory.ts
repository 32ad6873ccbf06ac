import { fullName, sharesTime } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { closedMonths } from '../billing/closings.memory.ts';
import { timedNotes } from '../notes/timed.ts';
import type { KnownTimeEntry, StoredTimeEntry, Times } from './contract.ts';
import { entryOfNote, entryOfTimer, settledTimer } from './entries.ts';
import { oldestFirst, type TimeRows, timeMoves } from './moves.ts';

/** The timers and entries of a memory store. */
export function memoryTimes(state: MemoryState): Times {
  const { timers, timeEntries, timeVersions, audit } = state;
  const named = (userId: string) => {
    const account = state.accounts.find(({ accountId }) => accountId === userId);
    return { userId, name: account ? fullName(account) : '' };
  };
  const patientOf = (id: string) => state.patients.find(({ patientId }) => patientId === id);
  const nameOf = (id: string) => {
    const patient = patientOf(id);
    return patient ? fullName(patient) : '';
  };
  const rows: TimeRows = {
    timer: async (accountId) => timers.get(accountId) ?? null,
    putTimer: async (timer) => void timers.set(timer.accountId, timer),
    dropTimer: async (accountId) => void timers.delete(accountId),
    entry: async (id) => timeEntries.find(({ entryId }) => entryId === id) ?? null,
    overlapping: async (author, during, except) =>
      timeEntries
        .filter(({ authorId, entryId }) => authorId === author && entryId !== except)
        .toSorted(oldestFirst)
        .find((entry) => sharesTime(entry, during)) ?? null,
    addEntry: async (entry) => void timeEntries.push(entry),
    async changeEntry(entry, before) {
      timeVersions.push(before);
      timeEntries.splice(
        timeEntries.findIndex(({ entryId }) => entryId === entry.entryId),
        1,
        entry,
      );
    },
    async setWorkOf({ timerId, activity, isInteractive, note }) {
      for (const [place, entry] of timeEntries.entries())
        if (entry.timerId === timerId && entry.version === 1)
          timeEntries[place] = { ...entry, activity, isInteractive, note };
    },
    note: async (entry) => void audit.push(entry),
    closedMonths: async (id) => ({
      months: closedMonths(state, id),
      timeZone: state.clinics.find(({ clinicId }) => clinicId === id)?.timeZone ?? 'UTC',
    }),
  };
  const known = (
    entry: StoredTimeEntry,
    { isRunning, ofNote }: Pick<KnownTimeEntry, 'isRunning' | 'ofNote'>,
  ): KnownTimeEntry => ({
    ...entry,
    name: nameOf(entry.patientId),
    birthDate: patientOf(entry.patientId)?.birthDate ?? null,
    author: named(entry.authorId),
    savedBy: named(entry.savedById),
    isRunning,
    ofNote,
    before: timeVersions
      .filter(({ entryId }) => entryId === entry.entryId)
      .map((version) => ({ ...version, savedBy: named(version.savedById) })),
  });

  // A move reads before it writes: of two at once, one waits, as it does in a database.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };

  return {
    ...timeMoves((_, work) => inTurn(() => work(rows))),
    async timer(accountId, now) {
      const timer = timers.get(accountId);
      if (!timer) return null;
      const birthDate = patientOf(timer.patientId)?.birthDate ?? null;
      return { ...settledTimer(timer, now), name: nameOf(timer.patientId), birthDate };
    },
    async entries({ clinicId, patientId, authorId }, during, now) {
      const running = [...timers.values()].flatMap((timer) => entryOfTimer(timer, now) ?? []);
      const written = timeEntries.map((entry) => ({ ...entry, isRunning: false, ofNote: false }));
      const noted = timedNotes(state.notes).map((note) => ({
        ...entryOfNote(note),
        isRunning: false,
        ofNote: true,
      }));
      return [...written, ...running.map((entry) => ({ ...entry, ofNote: false })), ...noted]
        .filter(
          (entry) =>
            entry.clinicId === clinicId &&
            (patientId === undefined || entry.patientId === patientId) &&
            (authorId === undefined || entry.authorId === authorId) &&
            sharesTime(entry, during),
        )
        .map(({ isRunning, ofNote, ...entry }) => known(entry, { isRunning, ofNote }))
        .sort(oldestFirst);
    },
    async stretches(patientIds, during, now) {
      const all = [
        ...timeEntries,
        ...[...timers.values()].flatMap((timer) => entryOfTimer(timer, now) ?? []),
        ...timedNotes(state.notes).map(entryOfNote),
      ];
      return Map.groupBy(
        all.filter((entry) => patientIds.includes(entry.patientId) && sharesTime(entry, during)),
        ({ patientId }) => patientId,
      );
    },
  };
}
