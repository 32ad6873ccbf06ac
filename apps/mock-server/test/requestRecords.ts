import { sharedParts } from '@rpm/domain';
import { aRecordRequest, demoAccounts } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import type { StoredFile } from '../src/subjects/files/contract.ts';
import { newStanding } from '../src/subjects/inbox/contract.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import type { Share } from '../src/subjects/sharing/contract.ts';
import { startOfTest } from './harness.ts';
import { owners, people, type Whose } from './requestPeople.ts';

const { provider, patient, carer } = demoAccounts;

/** The token in the mail of the share with that address. */
export const shareToken = (username: string) => `share-token-for-${username}`;

/** The colleague's patient shares everything with the patient, with the provider and with the carer; nobody else shares with anybody. */
export const shares = [patient.username, provider.username, carer.username].map(
  (username, at): Share => ({
    shareId: `share-${at + 1}`,
    ownerId: people.colleagues.userId,
    username,
    parts: [...sharedParts],
    from: new Date(startOfTest.getTime() - 86_400_000),
    until: new Date(startOfTest.getTime() + 86_400_000),
    revokedAt: null,
    isLeft: false,
    relation: null,
    tokenHash: hashToken(shareToken(username)),
    message: '',
    tokenUsedAt: null,
  }),
);

/** Each patient has a file by the name that `rightRequests` asks for. */
export const files = owners.map(
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

/** A range of each patient that can be confirmed. */
export const ownRanges = (): World['ranges'] =>
  owners.map(({ whose, providerId: setById }) => ({
    ...{ patientId: people[whose].userId, vital: 'BodyTemperature', version: 1, limits: {}, setById },
    ...{ start: new Date('2026-05-01T12:00:00Z'), end: new Date('2126-05-01T12:00:00Z') },
    setAt: new Date('2026-05-01T12:00:00Z'),
  }));

/** What a patient has sent by the inquiry; and what somebody of a clinic has sent to the operator. */
export const inquiryOf = (whose: Whose) => `inquiry-${whose}`;
export const operatorItem = 'inquiry-to-operator';

export const ownInquiries = (): NonNullable<World['inquiries']> => {
  const sent = { type: 'other', message: 'Where are my readings?', raised: [], ...newStanding } as const;
  const at = new Date('2026-11-20T12:00:00Z');
  const { accountId, clinicId } = demoAccounts.otherStaff;
  return [
    ...owners.map(({ whose, clinicId: of }) => ({
      ...{ ...sent, inquiryId: inquiryOf(whose), accountId: people[whose].userId },
      ...{ clinicId: of, inbox: 'clinic' as const, at },
    })),
    { ...sent, inquiryId: operatorItem, accountId, clinicId, inbox: 'operator', at },
  ];
};

/** A request for records of each patient. */
export const recordRequestOf = (patientId: string) => `record-request-of-${patientId}`;

export const ownRecordRequests = (): NonNullable<World['recordRequests']> =>
  owners.map(({ whose, clinicId }, at) =>
    aRecordRequest({
      ...{ requestId: recordRequestOf(people[whose].userId), clinicId, patientId: people[whose].userId },
      reference: `PS-AAAAA${at + 2}`,
    }),
  );

/** The message that a patient has written to the clinic. */
export const messageOf = (patientId: string) => `message-of-${patientId}`;

export const messages = (): World['notes'] =>
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

/** The review that somebody made of a patient. */
export const reviewOf = (accountId: string, patientId: string) => `review-${accountId}-${patientId}`;

/** Everybody of the clinic has looked through the readings of its patients. */
export const ownReviews = (): World['reviews'] =>
  [provider, demoAccounts.staff, demoAccounts.administrator].flatMap(({ accountId }) =>
    [people.own, people.colleagues].map(({ userId: patientId }) => ({
      reviewId: reviewOf(accountId, patientId),
      patientId,
      reviewerId: accountId,
      at: new Date('2026-11-20T10:00:00Z'),
      upTo: new Date('2026-11-20T10:00:00Z'),
    })),
  );
