import { takeIn } from '@rpm/domain';
import { anOrder, demoAccounts, northside, smallClinic, southside } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import type { StoredAlert } from '../src/subjects/alerts/contract.ts';
import type { StoredFile } from '../src/subjects/files/contract.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import type { Share } from '../src/subjects/sharing/contract.ts';
import { startOfTest } from './harness.ts';

const { provider, patient, otherPatient, otherProvider } = demoAccounts;

/** Three patients: the provider's own, a colleague's, and one of another clinic. */
export const people = {
  own: { userId: patient.accountId, username: patient.username },
  colleagues: { userId: 'patient-002', username: 'sorrel.fixture@example.test' },
  foreign: { userId: otherPatient.accountId, username: otherPatient.username },
  unknown: { userId: 'patient-none', username: 'nobody@example.test' },
} as const;
export type Whose = keyof typeof people;

/** The order of a patient in a status: `ORD-Shipped-own`. */
export const orderOf = (status: string, whose: Whose) => `ORD-${status}-${whose}`;

const owners = [
  { whose: 'own', clinicId: northside.clinicId, providerId: provider.accountId },
  { whose: 'colleagues', clinicId: northside.clinicId, providerId: demoAccounts.colleague.accountId },
  { whose: 'foreign', clinicId: southside.clinicId, providerId: otherProvider.accountId },
] as const;

/** The token in the mail of the share with that address. */
export const shareToken = (username: string) => `share-token-for-${username}`;

/** The colleague's patient shares everything with the patient and with the provider; nobody else shares with anybody. */
const shares = [patient.username, provider.username].map(
  (username, at): Share => ({
    shareId: `share-${at + 1}`,
    ownerId: people.colleagues.userId,
    username,
    parts: ['readings', 'records'],
    from: new Date(startOfTest.getTime() - 86_400_000),
    until: new Date(startOfTest.getTime() + 86_400_000),
    revokedAt: null,
    tokenHash: hashToken(shareToken(username)),
    tokenUsedAt: null,
  }),
);

/** Each patient has a file by the name that `rightRequests` asks for. */
const files = owners.map(
  ({ whose }): StoredFile => ({
    patientId: people[whose].userId,
    fileName: 'report.txt',
    contentType: 'text/plain',
    reportType: 'LabReport',
    txnName: 'file-1',
    reportSubType: 'Blood',
    bytes: 8,
    uploadedBy: 'Quince Deskworth',
    at: startOfTest,
    content: 'YWxsIGdvb2Q=',
  }),
);

/** The small clinic, in which each of the three patients has an order in each status that a call needs. */
export function requestWorld(): World {
  const orders = owners.flatMap(({ whose, clinicId, providerId }) =>
    ['Submitted', 'Shipped', 'Activated'].map((status) =>
      anOrder({
        orderId: orderOf(status, whose),
        status,
        clinicId,
        providerId,
        patientId: people[whose].userId,
        email: people[whose].username,
      }),
    ),
  );
  const world = smallClinic();
  // The colleague's patient has an account too, so that its access can be ended.
  const { userId: accountId, username } = people.colleagues;
  const account = { ...demoAccounts.patient, accountId, username };
  const accounts = [...world.accounts, account];
  const notes = [...world.notes, ...messages()];
  return { ...world, accounts, orders, shares, files, notes, reviews: ownReviews(), alerts: ownAlerts };
}

/** The message that a patient has written to the clinic. */
export const messageOf = (patientId: string) => `message-of-${patientId}`;

const messages = (): World['notes'] =>
  owners.map(({ whose, clinicId }) => ({
    noteId: messageOf(people[whose].userId),
    patientId: people[whose].userId,
    clinicId,
    authorId: people[whose].userId,
    kind: 'conversation',
    topic: 'Other',
    text: 'Can somebody call me?',
    toPatient: true,
    minutes: 0,
    isInteractive: false,
    at: new Date('2026-11-20T12:00:00Z'),
  }));

/** The alert of a patient; and the one that somebody has just acknowledged, which its owner may undo. */
export const alertOf = (whose: Whose) => `alert-${whose}`;
export const acknowledgedBy = (alertId: string, accountId: string) => `${alertId}-of-${accountId}`;

/** Each of the three patients has an open alert, and one that each of the clinic has acknowledged. */
const ownAlerts = (): readonly StoredAlert[] =>
  owners.flatMap(({ whose, clinicId }) => {
    const { userId: patientId } = people[whose];
    const reading = {
      at: startOfTest,
      receivedAt: startOfTest,
      serial: 'SN-1',
      value: 190,
      limit: 180,
      rangeVersion: null,
    };
    const subject = { patientId, vital: 'BloodPressure', parameter: 'systolic', side: 'high' } as const;
    const breach = { ...subject, ...reading, class: 'Critical', newAlertId: alertOf(whose) } as const;
    const end = { clinicId, outcome: null, note: null, resolvedAt: null, list: [], history: [] };
    const open = takeIn([], [], [breach], startOfTest).alerts.map((alert) => ({ ...alert, ...end }));
    const askers =
      whose === 'foreign' ? [otherProvider] : [provider, demoAccounts.staff, demoAccounts.administrator];
    return [
      ...open,
      ...open.flatMap((alert) =>
        askers.map(({ accountId: byId }): StoredAlert => {
          const before = { state: 'Open', ownerId: null, snoozedUntil: null, byId } as const;
          // Each is about something else: of one thing there is one alert.
          const parameter = `systolic of ${byId}`;
          const alertId = acknowledgedBy(alert.alertId, byId);
          return { ...alert, alertId, parameter, state: 'Acknowledged', ownerId: byId, before };
        }),
      ),
    ];
  });

/** The review that somebody made of a patient. */
export const reviewOf = (accountId: string, patientId: string) => `review-${accountId}-${patientId}`;

/** Everybody of the clinic has looked through the readings of its patients. */
const ownReviews = (): World['reviews'] =>
  [provider, demoAccounts.staff, demoAccounts.administrator].flatMap(({ accountId }) =>
    [people.own, people.colleagues].map(({ userId: patientId }) => ({
      reviewId: reviewOf(accountId, patientId),
      patientId,
      reviewerId: accountId,
      at: new Date('2026-11-20T10:00:00Z'),
      upTo: new Date('2026-11-20T10:00:00Z'),
    })),
  );
