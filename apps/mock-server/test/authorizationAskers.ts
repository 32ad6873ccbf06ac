import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import type { Open } from '../src/authorization/table.ts';
import type { Row } from '../src/authorization/verdicts.ts';
import { access } from '../src/rooms/access.ts';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import type { Column } from './matrix.ts';
import { acknowledgedBy, alertOf, complianceBy } from './requestAlerts.ts';
import { connectionOf, ehrOf, hospitalStateOf, systemOf, vendorOf } from './requestConnections.ts';
import { people, type Whose } from './requestPeople.ts';
import { inquiryOf, messageOf, recordRequestOf, reviewOf, shareToken } from './requestRecords.ts';
import { credentialOf, templateOf, timeEntryOf } from './requestWork.ts';
import { requestWorld } from './requestWorld.ts';
import { type RightRequest, rightRequests } from './rightRequests.ts';
import { makeStore } from './stores.ts';

export const names = Object.keys(endpoints) as EndpointName[];
const rowOf = (name: EndpointName): Row | Open => access[name];

export const fresh = async () => testApi(await makeStore('memory', requestWorld()));

/** The calls that name a system of the clinic. */
const systemCalls = new Set<EndpointName>(['endSystem']);

/** The calls that name a vendor of the clinic. */
const vendorCalls = new Set<EndpointName>([
  ...(['renewVendorSecret', 'endVendorConnection', 'bindWaitingDevice', 'dismissWaitingDevice'] as const),
]);

/** Who asks in each column, and whose things they ask for. */
export const askers: Record<Exclude<Column, 'none'>, { account: keyof typeof demoAccounts; whose: Whose }> = {
  'P self': { account: 'patient', whose: 'own' },
  'P other': { account: 'patient', whose: 'colleagues' },
  'D own': { account: 'provider', whose: 'own' },
  'D clinic': { account: 'provider', whose: 'colleagues' },
  'D other': { account: 'provider', whose: 'foreign' },
  'S own': { account: 'staff', whose: 'own' },
  'S other': { account: 'staff', whose: 'foreign' },
  'A own': { account: 'administrator', whose: 'own' },
  'A other': { account: 'administrator', whose: 'foreign' },
  'C self': { account: 'carer', whose: 'own' },
};

/** What names the subject of a call in a column. */
export function subjectValue(
  name: EndpointName,
  column: Exclude<Column, 'none'>,
  whose: Whose,
): string | null {
  const row = rowOf(name);
  if (typeof row === 'string' || !row.about) return null;
  const { what, field } = row.about;
  const self = demoAccounts[askers[column].account];
  switch (what) {
    case 'patient':
      // Who has an account needs no code: it is another patient of the provider.
      if (name === 'newActivationCode' && whose === 'own') return 'patient-003';
      if (name === 'newActivationCode' && whose === 'colleagues') return 'patient-004';
      // By the name of the parameter, not by what the row says of it: that is what is tried.
      return field === 'username' ? people[whose].username : people[whose].userId;
    case 'order':
      return String((rightRequests[name].body as { orderId: string }).orderId).replace(/-own$/, `-${whose}`);
    case 'alert':
      return alertOf(whose);
    case 'inquiry':
      return inquiryOf(whose);
    case 'clinic':
      return whose === 'foreign' || column === 'P other' ? southside.name : northside.name;
    case 'identity': {
      const who = whose === 'own' ? self : demoAccounts.colleague;
      return field === 'email' ? who.username : who.accountId;
    }
    case 'share':
      // The colleague's patient shares with the patient, with the provider and with the carer; nobody else shares with anybody.
      return (
        { own: people.colleagues, colleagues: { userId: 'patient-003' } }[String(whose)]?.userId ??
        people[whose].userId
      );
    case 'account':
      if (name === 'createPatientInfo' && whose === 'own') return demoAccounts.provider.accountId;
      // Nobody ends the own access or takes the own second factors: those are of somebody else of the clinic.
      if ((name.endsWith('Access') || name === 'resetSecondFactor') && whose === 'own')
        return demoAccounts.staff.accountId;
      if (whose === 'own') return self.accountId;
      return (whose === 'colleagues' ? demoAccounts.colleague : demoAccounts.otherProvider).accountId;
  }
}

/** The right request with another subject. */
export function about(
  name: EndpointName,
  value: string | null,
  account: (typeof demoAccounts)[keyof typeof demoAccounts],
): RightRequest {
  const row = rowOf(name);
  const request = rightRequests[name];
  // Whoever takes back what was done with an alert takes back the own.
  // Whoever ends a template ends one of the own clinic.
  if (name === 'endNoteTemplate') return { body: { templateId: templateOf(account.clinicId) } };
  // Everybody asks for the own credential.
  if (name === 'getCredentialDocument') return { params: { credentialId: credentialOf(account.accountId) } };
  if (name === 'removeCredential') return { body: { credentialId: credentialOf(account.accountId) } };
  // Everybody can switch to where they are already.
  if (name === 'switchClinic') return { body: { userId: account.accountId } };
  if (name === 'endEhr') return { body: { ehrId: ehrOf(account.clinicId) } };
  if (systemCalls.has(name)) return { body: { systemId: systemOf(account.clinicId) } };
  // Whoever looks after a vendor does so for the own clinic.
  if (vendorCalls.has(name)) {
    const body = { ...(request.body as object), connectionId: vendorOf(account.clinicId) };
    return name === 'bindWaitingDevice' ? { body: { ...body, orderId: value } } : { body };
  }
  if (name === 'undoCompliance')
    return { body: { list: [{ alertId: complianceBy(account.accountId), version: 1 }] } };
  if (typeof row === 'string' || !row.about || value === null) return request;
  const { in: part, field } = row.about;
  const right = { ...request, [part]: { ...(request[part] as object), [field]: value } };
  // Whoever names a patient names a request of that patient.
  if (name === 'moveRecordRequest' || name === 'changeOwnRecordRequest')
    right.body = { ...(right.body as object), requestId: recordRequestOf(value) };
  // Whoever names a patient names what is that patient's.
  if (name === 'syncHospital' || name === 'endHospital')
    right.body = { ...(right.body as object), connectionId: connectionOf(value) };
  if (name === 'finishHospital') right.body = { ...(right.body as object), state: hospitalStateOf(value) };
  // Whoever names a patient names the patient's address too.
  if (name === 'placeDeviceOrder') {
    const named = Object.values(people).find(({ userId }) => userId === value);
    right.body = { ...(right.body as object), pUsername: named?.username };
  }
  // Whoever says who they are says both of their names.
  if (name === 'addInquiry') right.body = { ...(right.body as object), username: account.username };
  // The link of a share is good for the one to whom it was sent.
  if (name === 'verifyTempAcess')
    right.body = { ...(right.body as object), token: shareToken(account.username) };
  // Everybody changes their own time, at whichever time of the day it is.
  if (name === 'editTimeEntry')
    right.body = {
      ...(right.body as object),
      ...{
        entryId: timeEntryOf(account.accountId, value),
        start: '20261118-15:00:00',
        end: '20261118-15:05:00',
      },
    };
  // A message is of the conversation with its patient.
  if (name === 'markConversationSeen') {
    right.body = { ...(right.body as object), noteId: messageOf(value) };
  }
  // Whoever takes a review back takes the own one.
  if (name === 'undoAlert') {
    right.body = { ...(right.body as object), alertId: acknowledgedBy(value, account.accountId) };
  }
  if (name === 'undoReview') {
    right.body = { ...(right.body as object), reviewId: reviewOf(account.accountId, value) };
  }
  return right;
}
