import { readFileSync } from 'node:fs';
import { endpoints } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import { careForms } from './forms/careForms.ts';
import { clinicForms } from './forms/clinicForms.ts';
import { orderForms } from './forms/orderForms.ts';
import { workForms } from './forms/workForms.ts';
import { testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore } from './stores.ts';

const forms = { ...orderForms, ...clinicForms, ...careForms, ...workForms };

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
  saveSignOn: 'signOnSettings.test.ts',
  checkSignOn: 'signOnSettings.test.ts',
  addEhr: 'launches.test.ts',
  beginSignOn: 'signOn.test.ts',
  // What an app asks, word for word.
  answerApp: 'appRequests.test.ts',
  // Codes, links and factors.
  verifyEmail: 'emails.test.ts',
  verifySecondFactor: 'secondFactor.test.ts',
  sendLoginCode: 'secondFactor.test.ts',
  forgotPassword: 'accountAccess.test.ts',
  checkPasswordToken: 'accountAccess.test.ts',
  resetPassword: 'accountAccess.test.ts',
  confirmIdentity: 'confirmation.test.ts',
  addTotp: 'secondFactor.test.ts',
  addPasskey: 'secondFactor.test.ts',
  verifyTempAcess: 'shareLinks.test.ts',
  acceptInvitation: 'staff.test.ts',
  acceptShare: 'carers.test.ts',
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
