import { type ComplianceKind, sharedParts, takeIn } from '@rpm/domain';
import {
  aConnection,
  aCredential,
  anApp,
  anAppGrant,
  anEhr,
  anOrder,
  aRecordRequest,
  aSubscription,
  aSystem,
  demoAccounts,
  demoHospitals,
  northside,
  smallClinic,
  southside,
} from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import type { StoredAlert } from '../src/subjects/alerts/contract.ts';
import type { StoredCompliance } from '../src/subjects/compliance/contract.ts';
import type { StoredFile } from '../src/subjects/files/contract.ts';
import { newStanding } from '../src/subjects/inbox/contract.ts';
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
  const times = { timers: ownTimers(), timeEntries: ownTimeEntries() };
  return {
    ...{ ...world, accounts, orders, shares, files, notes, ...times },
    ...{ reviews: ownReviews(), alerts: ownAlerts, inquiries: ownInquiries(), compliance: ownCompliance() },
    noteTemplates: ownTemplates(),
    ...ownVendors(),
    systems: ownSystems(),
    subscriptions: ownSubscriptions(),
    apps: [anApp()],
    appGrants: ownAppGrants(),
    loginProviders: ownEhrs(),
    credentials: ownCredentials(),
    recordRequests: ownRecordRequests(),
    hospitals: demoHospitals,
    hospitalConnections: ownConnections(),
    ranges: [...world.ranges, ...ownRanges()],
    monthClosings: closings,
  };
}

/** A range of each patient that can be confirmed. */
const ownRanges = (): World['ranges'] =>
  owners.map(({ whose, providerId: setById }) => ({
    ...{ patientId: people[whose].userId, vital: 'BodyTemperature', version: 1, limits: {}, setById },
    ...{ start: new Date('2026-05-01T12:00:00Z'), end: new Date('2126-05-01T12:00:00Z') },
    setAt: new Date('2026-05-01T12:00:00Z'),
  }));

/** Each clinic has closed August. */
const closings: NonNullable<World['monthClosings']> = [demoAccounts.administrator, otherProvider].map(
  ({ accountId, clinicId }) => ({
    ...{ closingId: `closing-${clinicId}`, clinicId, month: '2026-08', closedById: accountId },
    ...{ closedAt: new Date('2026-09-05T15:00:00Z'), reopening: null },
  }),
);

/** What a patient has sent by the inquiry; and what somebody of a clinic has sent to the operator. */
export const inquiryOf = (whose: Whose) => `inquiry-${whose}`;
export const operatorItem = 'inquiry-to-operator';

const ownInquiries = (): NonNullable<World['inquiries']> => {
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
/** The connection of a patient to a hospital. */
export const connectionOf = (patientId: string) => `hospital-connection-of-${patientId}`;
/** What a patient brings back from the hospital. */
export const hospitalStateOf = (patientId: string) => `hospital-state-of-${patientId}`;

const ownConnections = (): NonNullable<World['hospitalConnections']> =>
  owners.map(({ whose, clinicId }) => {
    const patientId = people[whose].userId;
    const connectionId = connectionOf(patientId);
    const tokens = { access: 'access', until: null, refresh: null, patient: 'p-1' };
    return aConnection({
      ...{ connectionId, clinicId, patientId, askedAt: startOfTest, state: 'Connected' },
      asked: { stateHash: hashToken(hospitalStateOf(patientId)), verifier: 'a-verifier' },
      tokens: JSON.stringify(tokens),
    });
  });

export const recordRequestOf = (patientId: string) => `record-request-of-${patientId}`;

const ownRecordRequests = (): NonNullable<World['recordRequests']> =>
  owners.map(({ whose, clinicId }, at) =>
    aRecordRequest({
      ...{ requestId: recordRequestOf(people[whose].userId), clinicId, patientId: people[whose].userId },
      reference: `PS-AAAAA${at + 2}`,
    }),
  );

/** A licence that waits to be checked, of each person who works at a clinic. */
export const credentialOf = (accountId: string) => `credential-of-${accountId}`;

const ownCredentials = (): NonNullable<World['credentials']> =>
  smallClinic()
    .accounts.filter(({ role }) => role !== 'PATIENT')
    .map(({ accountId, clinicId }) =>
      aCredential({
        ...{ credentialId: credentialOf(accountId), accountId, clinicId },
        ...{ review: 'waiting', checkedById: null, checkedAt: null },
      }),
    );

/** The vendor that delivers to a clinic, and a device of it that nobody has. */
export const vendorOf = (clinicId: string) => `vendor-of-${clinicId}`;
export const waitingSerial = 'tnv-0';

const ownVendors = (): Required<Pick<World, 'vendorConnections' | 'waitingReadings'>> => {
  const at = new Date('2026-11-20T12:00:00Z');
  const clinics = [demoAccounts.administrator, otherProvider];
  return {
    vendorConnections: clinics.map(({ accountId: madeById, clinicId }) => ({
      ...{ connectionId: vendorOf(clinicId), clinicId, vendor: 'tenovi' as const, madeAt: at, madeById },
      ...{ secret: '', old: null, heardAt: null },
    })),
    waitingReadings: clinics.map(({ clinicId }) => ({
      ...{ clinicId, connectionId: vendorOf(clinicId), serial: waitingSerial, serialKey: waitingSerial },
      ...{ at, receivedAt: at, isTyped: false },
      reading: { mrSubType: 'HeartRate', mrTime: '20261120-12:00:00', values: { heartRate: 71 } },
    })),
  };
};

/** What a patient allows an app, and how the app asks. */
export const appGrantOf = (patientId: string) => `app-grant-of-${patientId}`;
export const rightAppRequest = {
  ...{ clientId: 'heart-diary', redirectUri: 'https://heart-diary.example/back', responseType: 'code' },
  ...{ scope: 'launch/patient patient/*.rs offline_access', state: 'a-state' },
  ...{ audience: 'https://portal.example/fhir', challenge: 'c'.repeat(43), method: 'S256' },
};

const ownAppGrants = (): NonNullable<World['appGrants']> =>
  owners.map(({ whose, clinicId }) => {
    const patientId = people[whose].userId;
    return anAppGrant({
      grantId: appGrantOf(patientId),
      patientId,
      clinicId,
      codeHash: `code-of-${patientId}`,
    });
  });

/** The system that is connected to a clinic. */
export const systemOf = (clinicId: string) => `system-of-${clinicId}`;

const ownSystems = (): NonNullable<World['systems']> =>
  [demoAccounts.administrator, otherProvider].map(({ accountId: madeById, clinicId }) =>
    aSystem({ systemId: systemOf(clinicId), clinicId, madeById }),
  );

/** What that system is told. */
export const subscriptionOf = (clinicId: string) => `subscription-of-${clinicId}`;

const ownSubscriptions = (): NonNullable<World['subscriptions']> =>
  [northside, southside].map(({ clinicId }) =>
    aSubscription({ subscriptionId: subscriptionOf(clinicId), clinicId, systemId: systemOf(clinicId) }),
  );

/** The EHR of a clinic. */
export const ehrOf = (clinicId: string) => `ehr-of-${clinicId}`;

const ownEhrs = (): NonNullable<World['loginProviders']> =>
  [northside, southside].map(({ clinicId }) =>
    anEhr({ providerId: ehrOf(clinicId), clinicId, address: `https://${ehrOf(clinicId)}.example/r4` }),
  );

/** The template of notes of a clinic. */
export const templateOf = (clinicId: string) => `template-of-${clinicId}`;

const ownTemplates = (): NonNullable<World['noteTemplates']> =>
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

const ownTimers = (): NonNullable<World['timers']> =>
  clinicPeople.map(({ accountId, clinicId }) => ({
    ...{ timerId: timerOfEverybody, accountId, clinicId, ...work, byRecord: false, startedAt: begun },
    patientId: clinicId === northside.clinicId ? people.own.userId : people.foreign.userId,
    ...{ since: begun, pausedAt: null, isIdle: false, lastActivityAt: startOfTest, lastSignAt: startOfTest },
    seconds: 0,
  }));

const ownTimeEntries = (): NonNullable<World['timeEntries']> =>
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
    // Each has a history of its own.
    const end = () => ({ clinicId, outcome: null, note: null, resolvedAt: null, list: [], history: [] });
    const open = takeIn([], [], [breach], startOfTest).alerts.map((alert) => ({ ...alert, ...end() }));
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
          const own = { alertId, parameter, ownerId: byId, before, list: [], history: [] };
          return { ...alert, ...own, state: 'Acknowledged' };
        }),
      ),
    ];
  });

/** The alert that a patient is silent; and the one that somebody has just acknowledged, which its owner may undo. */
export const complianceOf = (whose: Whose) => `compliance-${whose}`;
export const complianceBy = (accountId: string) => `compliance-of-${accountId}`;

/** The patients of both clinics are silent, and each of the clinic has acknowledged another alert. */
const ownCompliance = (): readonly StoredCompliance[] => {
  const { provider: wren, staff, administrator } = demoAccounts;
  const rest = {
    day: '2026-11-10',
    count: null,
    vital: null,
    snoozedUntil: null,
    openedAt: startOfTest,
    overAt: null,
  };
  const open = { ...rest, state: 'Open', ownerId: null, before: null, note: null, resolvedAt: null } as const;
  const of = (alertId: string, kind: ComplianceKind, whose: Whose): StoredCompliance => {
    const clinicId = owners.find((each) => each.whose === whose)?.clinicId ?? '';
    const own = { alertId, kind, clinicId, patientId: people[whose].userId, version: 1 };
    return { ...open, ...own, history: [{ alertId, kind: 'opened', at: startOfTest, byId: null }] };
  };
  const mine = [wren, staff, administrator].map(({ accountId: byId }, at): StoredCompliance => {
    const kind = (['notActivated', 'rangeEnds', 'daysShort'] as const)[at] ?? 'rangeEnds';
    const before = { state: 'Open', ownerId: null, snoozedUntil: null, byId } as const;
    return { ...of(complianceBy(byId), kind, 'own'), state: 'Acknowledged', ownerId: byId, before };
  });
  return [
    of(complianceOf('own'), 'silent', 'own'),
    of(complianceOf('foreign'), 'silent', 'foreign'),
    ...mine,
  ];
};

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
