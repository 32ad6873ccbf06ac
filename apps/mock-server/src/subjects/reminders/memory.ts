import { limits, reminderDayAt, usualReminder } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { isClosed } from '../accounts/login.memory.ts';
import { auditEntry } from '../audit/contract.ts';
import { compareTexts } from '../patients/search.ts';
import type { DueReminder, KnownReminder, Reminders } from './contract.ts';
import type {} from './state.ts';

const keptMs = limits.reminderLinkDays * 86_400_000;

/** Reminding patients, of a memory store. */
export function memoryReminders(state: MemoryState): Reminders {
  const loginOf = (accountId: string) => state.logins.get(accountId) ?? accountId;
  /** The last day for which whoever logs in was reminded, as whichever clinic's patient. */
  const lastDayOf = (patientId: string) =>
    state.reminderMails
      .filter((each) => loginOf(each.patientId) === loginOf(patientId))
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? null;
  const dueDay = (patientId: string, now: Date) => {
    const facts = known(state, patientId);
    return facts?.isOn ? reminderDayAt({ ...facts, lastDay: lastDayOf(patientId) }, now) : null;
  };
  return {
    async find(patientId) {
      return known(state, patientId);
    },
    async save(actor, { isOn, hour }) {
      state.reminders.set(actor.accountId, { isOn, hour });
      state.audit.push(auditEntry(actor, 'reminder.saved', actor.accountId, { isOn, hour }));
    },
    async due(now) {
      return [...state.reminders.keys()]
        .flatMap((patientId): DueReminder[] => {
          const day = dueDay(patientId, now);
          const account = state.accounts.find(({ accountId }) => accountId === patientId);
          if (!account || !day) return [];
          return [{ patientId, day, username: account.username, language: account.language }];
        })
        .sort((a, b) => compareTexts(a.patientId, b.patientId));
    },
    async take({ patientId, day, tokenHash, at }) {
      drop(state.reminderMails, (each) => at.getTime() - each.at.getTime() >= keptMs);
      if (dueDay(patientId, at) !== day) return false;
      state.reminderMails.push({ patientId, day, tokenHash, at });
      return true;
    },
    async giveBack({ patientId, day }) {
      drop(state.reminderMails, (each) => each.patientId === patientId && each.day === day);
    },
    async stop(tokenHash, at) {
      const mail = state.reminderMails.find((each) => each.tokenHash === tokenHash);
      if (!mail || at.getTime() - mail.at.getTime() >= keptMs) return false;
      const { patientId } = mail;
      const choice = state.reminders.get(patientId);
      const clinicId = state.patients.find((each) => each.patientId === patientId)?.clinicId;
      if (!choice?.isOn || clinicId === undefined) return true;
      state.reminders.set(patientId, { ...choice, isOn: false });
      state.audit.push(auditEntry({ accountId: patientId, clinicId, at }, 'reminder.stopped', patientId));
      return true;
    },
  };
}

function known(state: MemoryState, patientId: string): KnownReminder | null {
  const patient = state.patients.find((each) => each.patientId === patientId);
  const account = state.accounts.find(({ accountId }) => accountId === patientId);
  if (!patient) return null;
  const { timeZone, life } = patient;
  const isMerged = state.merges.some(({ goneId, isUndone }) => goneId === patientId && !isUndone);
  const hasLogin = account !== undefined && account.accessEndedAt === null && !isClosed(state, patientId);
  const activated = state.orders.flatMap(({ order }) =>
    order.patientId === patientId && order.status === 'Activated' && order.activatedAt
      ? [order.activatedAt]
      : [],
  );
  const times = [...(state.readings().get(patientId)?.values() ?? [])].map(({ at }) => at);
  return {
    ...(state.reminders.get(patientId) ?? usualReminder),
    timeZone,
    isFollowed: hasLogin && !isMerged && !life?.discharge && !life?.hold,
    activatedAt: byTime(activated)[0] ?? null,
    lastReadingAt: byTime(times).at(-1) ?? null,
    awayUntil: state.absences.findLast((each) => each.patientId === patientId)?.until ?? null,
  };
}

const byTime = (times: readonly Date[]) => [...times].sort((a, b) => a.getTime() - b.getTime());
