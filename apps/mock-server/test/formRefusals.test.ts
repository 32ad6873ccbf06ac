import { readFileSync } from 'node:fs';
import { endpoints } from '@rpm/api-client/calls';
import {
  ActivationForm,
  addressErrors,
  ClinicChange,
  ClinicForm,
  ContactForm,
  Credentials,
  Deactivation,
  type EnrolmentForm,
  emptyEnrolment,
  enrolmentErrors,
  InquiryForm,
  measureIn,
  NewAddress,
  NewPassword,
  newPatient,
  type OpeningHours,
  type RangeForm,
  rangePayload,
  readSymptomWords,
  SettingsForm,
  SignUp,
  StaffInvitation,
  submitLimitErrors,
  usualHours,
} from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { careForms } from './forms/careForms.ts';
import { bySchema, type Form, long, merged, right } from './forms/form.ts';
import { workForms } from './forms/workForms.ts';
import { startOfTest, testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { rightPlacement } from './rightPlacement.ts';
import { makeStore } from './stores.ts';

const { provider, patient, administrator } = demoAccounts;

const enrolment: EnrolmentForm = {
  ...emptyEnrolment,
  firstName: 'Rosemary',
  lastName: 'Newcomer',
  dob: '1950-05-06',
  username: 'rosemary.newcomer@example.test',
  dUserId: provider.accountId,
  hasConsent: true,
  consentDate: '2026-11-20',
};
const address = { street: '1 Example Street', city: 'Sampletown', state: 'NY', zipCode: '10001' };
const range: RangeForm = {
  doctorName: 'Wren Exampledoc',
  start: '2026-11-20T15:00',
  end: '2126-11-20T15:00',
  isStartByForm: false,
  withLimits: true,
  parameters: [
    {
      parameter: 'systolic',
      measure: measureIn('us', 'mmHg'),
      found: { cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null },
      unitDescription: null,
      normal: { min: 90, max: 120 },
      cautiousMin: '90',
      cautiousMax: '139',
      criticalMin: '80',
      criticalMax: '180',
    },
  ],
};
const withLimits = (change: object): RangeForm => ({
  ...range,
  parameters: range.parameters.map((each) => ({ ...each, ...change })),
});
const isOrderly = (typed: object) =>
  withLimits(typed).parameters.every((each) => Object.keys(submitLimitErrors(each)).length === 0);
/** Of the forms, those of the first days: accounts, the clinic, enrolment, orders. */
const firstForms: Record<string, Form> = {
  enrolment: {
    call: 'createPatientInfo',
    who: provider,
    wrong: [
      { firstName: '' },
      { lastName: ' ' },
      { dob: '' },
      { dob: '1899-12-31' },
      { dob: '2999-01-01' },
      { dob: '1950-02-30' },
      { username: '' },
      { username: 'nobody' },
      { username: 'x<b@evil.com>' },
      { username: 'ro\u202Ese@example.test' },
      { consentDate: '' },
      { consentDate: '2999-01-01' },
      { consentDate: '2026-11-22' },
      { consentDate: '1950-05-05' },
      { dUserId: '' },
      { phone: long },
      { middleName: long },
      ...['1', '123456', 'ABCDE', ''].map((zipCode) => ({ ...address, zipCode })),
      { ...address, street: '<script>alert(1)</script>' },
      { ...address, state: '' },
      { contactName: 'Ann' },
      { contactPhone: '1' },
    ],
    isRight: (typed) =>
      Object.keys(enrolmentErrors({ ...enrolment, ...typed }, startOfTest, 'UTC')).length === 0,
    body: (typed) => {
      const body = newPatient({ ...enrolment, ...typed }, false);
      const sent = { ...enrolment, ...typed };
      const contact = { name: sent.contactName, phone: sent.contactPhone, relation: '' };
      return { ...body, emergencyContact: contact.name + contact.phone === '' ? null : contact };
    },
  },
  'new address': {
    call: 'placeDeviceOrder',
    who: provider,
    wrong: [
      { street: '' },
      { street: '1 Main St.' },
      { street: '<script>alert(1)</script>' },
      { city: '' },
      { city: long },
      { state: 'N/Y' },
      { state: '' },
      { zipCode: '' },
      { zipCode: '1' },
      { zipCode: '123456' },
      { zipCode: 'ABCDE' },
    ],
    isRight: (typed) =>
      Object.keys(addressErrors({ kind: 'new', address: { ...address, ...typed } })).length === 0 &&
      bySchema(NewAddress)({ ...address, ...typed }),
    body: (typed) => ({ ...rightPlacement, address: { ...address, ...typed } }),
  },
  'reference range': {
    call: 'updatePatientVitalRange',
    who: provider,
    wrong: [
      { cautiousMin: '140' },
      { criticalMin: '181' },
      { criticalMin: '91' },
      { criticalMax: '138' },
      { criticalMax: `1${'0'.repeat(308)}` },
      { criticalMax: '301' },
      { criticalMin: '-5' },
    ],
    isRight: isOrderly,
    body: (typed) => {
      const vital = { name: 'BloodPressure', data: { userId: patient.accountId } };
      return { ...rangePayload(vital, withLimits(typed), 'UTC') };
    },
  },
  'limits of an order': {
    call: 'placeDeviceOrder',
    who: provider,
    wrong: [
      { cautiousMin: '140' },
      { criticalMin: '181' },
      { criticalMax: '301' },
      { criticalMin: '-5' },
      { cautiousMax: '1000' },
    ],
    isRight: isOrderly,
    body: (typed) => {
      const [line] =
        rangePayload({ name: 'BloodPressure', data: {} }, withLimits(typed), 'UTC')?.vitalRanges ?? [];
      const limits = {
        systolic: {
          min: { cautious: line?.cautiousMin, critical: line?.criticalMin },
          max: { cautious: line?.cautiousMax, critical: line?.criticalMax },
        },
      };
      const orders = rightPlacement.orders.map((order) => ({
        ...order,
        vitals: order.vitals.map((each) => ({ ...each, monitoring: { ...each.monitoring, limits } })),
      }));
      return { ...rightPlacement, orders };
    },
  },
  activation: {
    call: 'activateDevice',
    who: patient,
    wrong: [{ serial: '' }, { serial: ' ' }, { serial: '\u200B' }, { serial: 'x'.repeat(65) }],
    isRight: bySchema(ActivationForm),
    body: (typed) => ({ ...right('activateDevice'), deviceSerialId: (typed as ActivationForm).serial }),
  },
  deactivation: {
    call: 'deactivateDevice',
    who: provider,
    wrong: [{ reason: '' }, { reason: ' ' }, { reason: long }],
    isRight: (typed) => bySchema(Deactivation)({ orderId: 'ORD-1', ...typed }),
    body: merged('deactivateDevice'),
  },
  inquiry: {
    call: 'addInquiry',
    who: provider,
    wrong: [
      { type: '' },
      { type: 'praise' },
      { message: '' },
      { message: 'too short' },
      { message: 'x'.repeat(501) },
    ],
    isRight: (typed) => bySchema(InquiryForm)({ ...right('addInquiry'), ...typed }),
    body: merged('addInquiry'),
  },
  contact: {
    call: 'sendContact',
    who: null,
    wrong: [
      { name: '' },
      { name: 'x'.repeat(101) },
      { email: 'nobody' },
      { email: 'x<b@evil.com>' },
      { message: 'too short' },
      { message: 'x'.repeat(501) },
    ],
    isRight: (typed) => bySchema(ContactForm)({ ...right('sendContact'), ...typed }),
    body: merged('sendContact'),
  },
  settings: {
    call: 'saveProfile',
    who: provider,
    wrong: [{ phone: 'call me' }, { phone: long }, { sessionSeconds: 1 }, { sessionSeconds: 1e9 }],
    isRight: (typed) => bySchema(SettingsForm)({ phone: '', sessionSeconds: 300, ...typed }),
    body: merged('saveProfile'),
  },
  clinic: {
    call: 'saveClinic',
    who: administrator,
    wrong: [{ sessionMaxSeconds: 1 }, { sessionMaxSeconds: 1e9 }],
    isRight: bySchema(ClinicChange),
    body: merged('saveClinic'),
  },
  'sign-up': {
    call: 'signup',
    who: null,
    wrong: [
      { username: 'x<b@evil.com>' },
      { username: 'x,y@example.test' },
      { username: 'a\u202eb@example.test' },
      { username: 'nobody' },
      { password: 'short' },
      { acceptsTerms: false },
    ],
    isRight: (typed) => bySchema(SignUp)({ ...right('signup'), ...typed }),
    body: merged('signup'),
  },
  'clinic details': {
    call: 'saveClinicDetails',
    who: administrator,
    wrong: [
      { name: ' ' },
      { name: long },
      { timeZone: 'Nowhere/City' },
      { timeZone: '+05:00' },
      { units: 'stones' },
      { monday: [{ from: '17:00', to: '09:00' }] },
      { sunday: [{ from: '', to: '09:00' }] },
      { escalationMinutes: '481' },
      { symptomWords: 'x'.repeat(61) },
      { silentDays: '31' },
    ],
    isRight: (typed) =>
      bySchema(ClinicForm)({
        ...right('saveClinicDetails'),
        ...usualHours,
        escalationMinutes: '45',
        symptomWords: 'dizzy',
        silentDays: '5',
        ...(typed as Partial<OpeningHours>),
      }),
    body: (typed) => {
      const { monday, sunday, escalationMinutes, symptomWords, silentDays, ...rest } =
        typed as Partial<ClinicForm>;
      const words = symptomWords !== undefined && { symptomWords: readSymptomWords(symptomWords) };
      const days = { ...(monday && { monday }), ...(sunday && { sunday }) };
      const minutes = escalationMinutes !== undefined && { escalationMinutes: Number(escalationMinutes) };
      const silence = silentDays !== undefined && { silentDays: Number(silentDays) };
      const openingHours = { ...usualHours, ...days };
      return { ...right('saveClinicDetails'), openingHours, ...minutes, ...words, ...silence, ...rest };
    },
  },
  invitation: {
    call: 'inviteStaff',
    who: administrator,
    wrong: [
      { firstName: '' },
      { lastName: '' },
      { username: 'x,y@example.test' },
      { role: 'PATIENT' },
      { role: '' },
    ],
    isRight: (typed) => bySchema(StaffInvitation)({ ...right('inviteStaff'), ...typed }),
    body: merged('inviteStaff'),
  },
  'log in': {
    call: 'login',
    who: null,
    wrong: [{ username: '' }, { username: 'nobody' }, { password: '' }, { password: long }],
    isRight: (typed) => bySchema(Credentials)({ ...right('login'), ...typed }),
    body: merged('login'),
  },
  'new password': {
    call: 'changePassword',
    who: provider,
    wrong: [{ password: '' }, { password: 'short' }, { password: long }],
    isRight: (typed) => NewPassword.safeParse((typed as { password: string }).password).success,
    body: merged('changePassword'),
  },
};

const forms = { ...firstForms, ...careForms, ...workForms };

describe.each(Object.entries(forms))('what the form of %s refuses, the server refuses (F16)', (_, form) => {
  test.each(form.wrong.map((typed) => [JSON.stringify(typed).slice(0, 80), typed] as const))(
    '%s',
    async (_say, typed) => {
      expect(form.isRight(typed)).toBe(false);
      const api = testApi(await makeStore('memory', requestWorld()));
      const token = form.who ? await api.sessionOf(form.who) : undefined;
      const options = token === undefined ? {} : { token };
      const { status, json } = await api.ask(endpoints[form.call], { ...options, body: form.body(typed) });
      expect([status, json]).toEqual([400, expect.objectContaining({ message: expect.any(String) })]);
    },
  );
});

/** What is chosen, pressed or proven, with no text or number that a form judges. */
const pressed = [
  // Which thing, and which of its moves.
  ...['switchClinic', 'confirmRange', 'acknowledgeAlert', 'assignAlert', 'snoozeAlert', 'undoAlert'],
  ...['acknowledgeCompliance', 'takeCompliance', 'snoozeCompliance', 'undoCompliance', 'removeCredential'],
  ...['saveCredentialRule', 'useDeviceModel', 'moveOperatorItem', 'markConversationSeen', 'endNoteTemplate'],
  ...['updateDeviceOrderStatus', 'issueDeviceToken', 'revokeDeviceToken', 'newActivationCode'],
  ...['endPatientAccess', 'restorePatientAccess', 'readmitPatient', 'liftPatientHold', 'withdrawErasure'],
  ...['confirmErasure', 'mergePatients', 'undoMerge', 'claimPatient', 'releasePatient', 'endReview'],
  ...['changeOwnRecordRequest', 'removeFile', 'stopReminders', 'reviewReadings', 'undoReview'],
  ...['removeFactor', 'endSession', 'leaveShare', 'withdrawInvitation', 'endAccess', 'restoreAccess'],
  ...[
    'resetSecondFactor',
    'endSystem',
    'endSubscription',
    'signTimer',
    'startTimer',
    'pauseTimer',
    'resumeTimer',
  ],
  ...['generateBill', 'generateBills', 'closeMonth', 'printEvidence', 'getClaims', 'addVendorConnection'],
  ...['renewVendorSecret', 'endVendorConnection', 'bindWaitingDevice', 'dismissWaitingDevice'],
  ...['connectHospital', 'finishHospital', 'syncHospital', 'endHospital', 'deliverVendorReadings'],
  ...['endEhr', 'unlinkSignOn', 'beginLaunch', 'finishSignOn', 'endConnectedApp'],
  // What is taken out.
  ...['exportAlerts', 'exportAuditLog', 'exportBills', 'exportCompliance', 'exportOrders', 'exportPatients'],
  ...['exportPatient', 'exportOwnRecord', 'exportReadings', 'exportTime'],
  // A text that may be anything while it is written.
  'saveNoteDraft',
] as const;

/** Judged by what they hold or prove, by tests of their own. */
const provenElsewhere = {
  addReadings: 'delivery.test.ts',
  // Files by their content.
  addFile: 'records.test.ts',
  beginFile: 'records.test.ts',
  addFilePart: 'records.test.ts',
  finishFile: 'records.test.ts',
  savePhoto: 'photos.test.ts',
  importRates: 'billingRates.test.ts',
  // Addresses, clients and domains; what a provider and a browser bring.
  saveSignOn: 'signOn.test.ts',
  checkSignOn: 'signOn.test.ts',
  addEhr: 'launches.test.ts',
  beginSignOn: 'signOn.test.ts',
  // What an app asks, word for word.
  answerApp: 'connectedApps.test.ts',
  // Codes, links and factors.
  verifyEmail: 'emails.test.ts',
  verifySecondFactor: 'secondFactor.test.ts',
  sendLoginCode: 'secondFactor.test.ts',
  forgotPassword: 'accountAccess.test.ts',
  checkPasswordToken: 'accountAccess.test.ts',
  resetPassword: 'accountAccess.test.ts',
  confirmIdentity: 'secondFactor.test.ts',
  addTotp: 'secondFactor.test.ts',
  addPasskey: 'secondFactor.test.ts',
  verifyTempAcess: 'sharing.test.ts',
  acceptInvitation: 'staff.test.ts',
} as const;

test('every call with a body is that of a form here, or of none (F16)', () => {
  const withBody = Object.entries(endpoints).filter(([, { body }]) => body.def.type !== 'undefined');
  const known = [
    ...Object.values(forms).map(({ call }) => call),
    ...pressed,
    ...Object.keys(provenElsewhere),
  ];
  expect([...new Set(known)].sort()).toEqual(withBody.map(([name]) => name).sort());
  for (const [call, file] of Object.entries(provenElsewhere))
    expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'), call).toContain(call);
});
