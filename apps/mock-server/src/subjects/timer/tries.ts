import { provider, timer, user, work } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { timeEntryOf } from '../../../test/requestWork.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const timerTries = triesOf({
  getTimer: { who: 'clinicPeople' },
  signTimer: { who: 'clinicPeople', body: { ...timer, idleSeconds: 5 } },
  startTimer: {
    who: 'clinicRoles',
    body: { userId: people.own.userId, activity: 'ReadingReview', isInteractive: false, by: 'switch' },
  },
  setTimerWork: { who: 'clinicPeople', body: { ...timer, ...work } },
  pauseTimer: { who: 'clinicPeople', body: timer },
  resumeTimer: { who: 'clinicPeople', body: timer },
  stopTimer: { who: 'clinicPeople', body: { ...timer, ...work } },
  getPatientTime: { who: 'clinicRoles', ...user, query: { month: '2026-11' } },
  getMyDay: { who: 'clinicPeople' },
  getMyMonth: { who: 'clinicPeople' },
  exportTime: { who: 'clinicPeople', body: { month: '2026-11' } },
  addTimeEntry: {
    who: 'clinicRoles',
    body: { userId: people.own.userId, start: '20261119-14:00:00', end: '20261119-14:10:00', ...work },
  },
  editTimeEntry: {
    who: 'clinicRoles',
    body: {
      userId: people.own.userId,
      entryId: timeEntryOf(provider.accountId, people.own.userId),
      version: 1,
      start: '20261118-14:00:00',
      end: '20261118-14:05:00',
      ...work,
      reason: 'RanOn',
      reasonText: 'Was called to the front desk.',
    },
  },
});
