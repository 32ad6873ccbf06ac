import { aCredential, demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { startOfTest } from './harness.ts';
import { owners, people } from './requestPeople.ts';

const { provider, otherProvider } = demoAccounts;

/** Each clinic has closed August. */
export const closings: NonNullable<World['monthClosings']> = [demoAccounts.administrator, otherProvider].map(
  ({ accountId, clinicId }) => ({
    ...{ closingId: `closing-${clinicId}`, clinicId, month: '2026-08', closedById: accountId },
    ...{ closedAt: new Date('2026-09-05T15:00:00Z'), reopening: null },
  }),
);

/** A license that waits to be checked, of each person who works at a clinic. */
export const credentialOf = (accountId: string) => `credential-of-${accountId}`;

export const ownCredentials = (): NonNullable<World['credentials']> =>
  smallClinic()
    .accounts.filter(({ role }) => role !== 'PATIENT')
    .map(({ accountId, clinicId }) =>
      aCredential({
        ...{ credentialId: credentialOf(accountId), accountId, clinicId },
        ...{ review: 'waiting', checkedById: null, checkedAt: null },
      }),
    );

/** The template of notes of a clinic. */
export const templateOf = (clinicId: string) => `template-of-${clinicId}`;

export const ownTemplates = (): NonNullable<World['noteTemplates']> =>
  [provider, otherProvider].map(({ accountId: byId, clinicId }) => ({
    ...{
      templateId: templateOf(clinicId),
      clinicId,
      name: 'Call',
      topic: 'Encounter',
      text: 'Called {name}.',
    },
    ...{ byId, at: new Date('2026-11-20T12:00:00Z'), ended: null },
  }));

/** The id of the timer that everybody of the clinics has running. */
export const timerOfEverybody = 'timer-of-everybody';
/** The time that somebody of the clinic spent with a patient. */
export const timeEntryOf = (accountId: string, patientId: string) => `time-${accountId}-${patientId}`;

const clinicPeople = [
  ...[provider, demoAccounts.colleague, demoAccounts.staff, demoAccounts.administrator],
  ...[otherProvider, demoAccounts.otherStaff, demoAccounts.otherAdministrator],
];
const work = { activity: 'ReadingReview', isInteractive: false, note: '' } as const;
const begun = new Date(startOfTest.getTime() - 60_000);

export const ownTimers = (): NonNullable<World['timers']> =>
  clinicPeople.map(({ accountId, clinicId }) => ({
    ...{ timerId: timerOfEverybody, accountId, clinicId, ...work, byRecord: false, startedAt: begun },
    patientId: clinicId === northside.clinicId ? people.own.userId : people.foreign.userId,
    ...{ since: begun, pausedAt: null, isIdle: false, lastActivityAt: startOfTest, lastSignAt: startOfTest },
    seconds: 0,
  }));

export const ownTimeEntries = (): NonNullable<World['timeEntries']> =>
  clinicPeople.flatMap(({ accountId, clinicId }) =>
    owners
      .filter((owner) => owner.clinicId === clinicId)
      .map(({ whose }, at) => ({
        entryId: timeEntryOf(accountId, people[whose].userId),
        ...{ timerId: null, clinicId, patientId: people[whose].userId, authorId: accountId, ...work },
        start: new Date(Date.UTC(2026, 10, 18, 14, at * 20)),
        end: new Date(Date.UTC(2026, 10, 18, 14, at * 20 + 10)),
        ...{ version: 1, savedById: accountId, savedAt: startOfTest, reason: null, reasonText: '' },
      })),
  );
