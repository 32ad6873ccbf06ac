import {
  AbsenceSave,
  AlertResolution,
  ComplianceResolution,
  type Corrections,
  CorrectionWish,
  checkGain,
  checkGuidance,
  checkTypedReading,
  correctionErrors,
  dischargeProblem,
  type GainForm,
  type GuidanceForm,
  guidanceForm,
  InboxReply,
  measureIn,
  NewConversation,
  NewExceptionNote,
  NoteForm,
  NoteTemplateForm,
  noPapers,
  papersTyped,
  ReasonedPatient,
  ReminderSave,
  RequestMoved,
  recordRequestForm,
  ShareForm,
  type TypedReading,
  typedPapers,
  usualGuidance,
} from '@rpm/domain';
import { demoAccounts } from '../../src/seed/index.ts';
import { startOfTest } from '../harness.ts';
import { bySchema, type Form, long, merged, right } from './form.ts';

const { provider, patient, administrator } = demoAccounts;
const kilograms = measureIn('metric', 'kg');
const usualTexts = { en: { signs: ['a'], rest: ['b'] }, es: { signs: ['c'], rest: ['d'] } };
const guidance = guidanceForm(usualGuidance, usualTexts);
const lines = (typed: string) => typed.split('\n').filter(Boolean);
const numbers = ({ day, week }: GainForm) => ({ day: Number(day), week: Number(week) });
const gain = { choice: 'own', day: '1', week: '2.5' } as const;
const wrongGains = [{ day: '0' }, { day: '-1' }, { week: '500' }, { day: '2', week: '1' }];
const holder = { name: 'Mockville General Hospital', city: 'Mockville, Ohio', phone: '' };
const reading: TypedReading = { systolic: '128', diastolic: '76', at: '2026-11-20T14:31' };

/** The forms about a patient, at the clinic and at home. */
export const careForms: Record<string, Form> = {
  correction: {
    call: 'correctPatient',
    who: provider,
    wrong: [
      ...[{ firstName: ' ' }, { lastName: '' }, { middleName: long }, { dob: '' }, { dob: '1948-02-30' }],
      ...[{ phone: 'ask daughter' }, { phone: long }],
      ...[{ dob: '2999-01-01' }, { username: 'nobody' }, { username: 'x<b@evil.com' }, { dUserId: '' }],
      ...[{ consentDate: '' }, { consentDate: '2999-01-01' }, { consentDate: '1940-01-01' }],
      ...[{ timeZone: '' }, { timeZone: 'Atlantis/Capital' }, { timeZone: '+03:00' }],
      ...['', 'soon', '2999-01-01', '1990-01-01'].map((movedOn) => ({ timeZone: 'Asia/Tokyo', movedOn })),
    ],
    isRight: (typed) => {
      const before = right('correctPatient') as Corrections;
      const frame = { now: startOfTest, timeZone: 'UTC', livesSince: new Date('2026-01-01T12:00:00Z') };
      return Object.keys(correctionErrors(before, { ...before, ...typed }, frame)).length === 0;
    },
    body: merged('correctPatient'),
  },
  discharge: {
    call: 'dischargePatient',
    who: provider,
    wrong: [{ day: '' }, { day: '2026-02-30' }, { day: '2999-01-01' }, { day: '1990-01-01' }],
    isRight: (typed) =>
      dischargeProblem((typed as { day: string }).day, {
        ...{ enrolled: new Date('2026-01-01T12:00:00Z'), now: startOfTest, timeZone: 'UTC' },
      }) === null,
    body: merged('dischargePatient'),
  },
  ...Object.fromEntries(
    (['holdPatient', 'askErasure', 'dischargePatient'] as const).map((call): [string, Form] => [
      `the reason (${call})`,
      {
        ...{ call, who: administrator, wrong: [{ reason: '' }, { reason: ' ' }, { reason: long }] },
        isRight: (typed) => bySchema(ReasonedPatient)({ ...right(call), ...typed }),
        body: merged(call),
      },
    ]),
  ),
  note: {
    call: 'addUserNotes',
    who: provider,
    wrong: [
      ...[{ topic: '' }, { topic: 'Weather' }, { text: ' ' }, { text: long }],
      ...[{ minutes: '-1' }, { minutes: '1.5' }, { minutes: '9999' }],
    ],
    isRight: (typed) =>
      bySchema(NoteForm)({
        ...{ topic: 'Encounter', readers: 'patient', text: 'Talked.', minutes: '12', isInteractive: true },
        ...typed,
      }),
    body: (typed) => {
      const { minutes, ...rest } = typed as { minutes?: string };
      return { ...right('addUserNotes'), ...rest, ...(minutes && { minutes: Number(minutes) }) };
    },
  },
  'exception note': {
    call: 'addExceptionNotes',
    who: provider,
    wrong: [{ text: '' }, { text: long }, { topic: 'Weather' }],
    isRight: (typed) => bySchema(NewExceptionNote)({ ...right('addExceptionNotes'), ...typed }),
    body: merged('addExceptionNotes'),
  },
  'note template': {
    call: 'addNoteTemplate',
    who: provider,
    wrong: [
      ...[{ name: ' ' }, { name: long }, { text: '' }, { text: long }, { text: 'Called {nobody}.' }],
      { topic: 'Weather' },
    ],
    isRight: (typed) => bySchema(NoteTemplateForm)({ ...right('addNoteTemplate'), ...typed }),
    body: merged('addNoteTemplate'),
  },
  message: {
    call: 'addMyConversation',
    who: patient,
    wrong: [{ text: '' }, { text: ' \n' }, { text: long }],
    isRight: (typed) => bySchema(NewConversation)({ ...right('addMyConversation'), ...typed }),
    body: merged('addMyConversation'),
  },
  'resolved alert': {
    call: 'resolveAlert',
    who: provider,
    wrong: [{ outcome: '' }, { outcome: 'luck' }, { note: '' }, { note: 'ok' }, { note: long }],
    isRight: (typed) => bySchema(AlertResolution)({ ...right('resolveAlert'), ...typed }),
    body: merged('resolveAlert'),
  },
  'resolved compliance alert': {
    call: 'resolveCompliance',
    who: provider,
    wrong: [{ note: '' }, { note: 'ok' }, { note: long }],
    isRight: (typed) => bySchema(ComplianceResolution)({ ...right('resolveCompliance'), ...typed }),
    body: merged('resolveCompliance'),
  },
  'being away': {
    call: 'sayAway',
    who: patient,
    wrong: [{ until: '' }, { until: '2026-02-30' }, { until: 'Friday' }],
    isRight: bySchema(AbsenceSave),
    body: merged('sayAway'),
  },
  'weight gain at the clinic': {
    call: 'saveClinicGain',
    who: administrator,
    wrong: wrongGains,
    isRight: (typed) => 'value' in checkGain({ ...gain, ...typed }, kilograms),
    body: (typed) => ({ ...right('saveClinicGain'), rule: numbers({ ...gain, ...typed }) }),
  },
  'weight gain of a patient': {
    call: 'savePatientGain',
    who: provider,
    wrong: wrongGains,
    isRight: (typed) => 'value' in checkGain({ ...gain, ...typed }, kilograms),
    body: (typed) => ({ ...right('savePatientGain'), rule: numbers({ ...gain, ...typed }) }),
  },
  guidance: {
    call: 'saveGuidance',
    who: administrator,
    wrong: [
      ...[{ phone: 'call me' }, { afterHoursPhone: long }, { enSigns: '' }, { esRest: '' }],
      { enRest: 'x'.repeat(1001) },
    ],
    isRight: (typed) => 'value' in checkGuidance({ ...guidance, ...typed }, usualTexts),
    body: (typed) => {
      const form: GuidanceForm = { ...guidance, ...typed };
      const texts = {
        en: { signs: lines(form.enSigns), rest: lines(form.enRest) },
        es: { signs: lines(form.esSigns), rest: lines(form.esRest) },
      };
      const { phone, afterHoursPhone } = form;
      return { ...right('saveGuidance'), phone, afterHoursPhone, texts };
    },
  },
  'own reading': {
    call: 'addOwnReadings',
    who: patient,
    wrong: [
      ...[{ systolic: '' }, { systolic: 'high' }, { systolic: '1' }, { systolic: '1000' }],
      ...[{ systolic: '60', diastolic: '150' }, { at: '2026-11-20T16:00' }, { at: '2020-01-01T00:00' }],
    ],
    isRight: (typed) =>
      'value' in
      checkTypedReading(
        'BloodPressure',
        { ...reading, ...typed },
        { measure: measureIn('us', 'mmHg'), timeZone: 'UTC', now: startOfTest, opened: startOfTest },
      ),
    body: (typed) => {
      const { at, ...values } = { ...reading, ...typed };
      const mrTime = `${at.replaceAll('-', '').replace('T', '-')}:00`;
      const numbersOf = Object.entries(values).map(([name, text]) => [name, text ? Number(text) : null]);
      const readings = [{ mrSubType: 'BloodPressure', mrTime, values: Object.fromEntries(numbersOf) }];
      return { userId: patient.accountId, readings };
    },
  },
  'papers for billing': {
    call: 'saveBillingPapers',
    who: provider,
    wrong: [
      { diagnosis: 'high pressure' },
      { consentUntil: '2020-01-01' },
      { otherClaims: [{ kind: 'otherPractice', from: '', to: '' }] },
      { otherClaims: [{ kind: 'otherPractice', from: '2026-06-01', to: '2026-05-31' }] },
    ],
    isRight: (typed) => 'value' in papersTyped({ ...typedPapers(noPapers), ...typed }, '2026-06-01'),
    body: (typed) => {
      const papers = { ...noPapers, ...typed } as { otherClaims: { to: string | null }[] };
      const otherClaims = papers.otherClaims.map((each) => ({ ...each, to: each.to || null }));
      return { ...right('saveBillingPapers'), papers: { ...papers, otherClaims } };
    },
  },
  'request for records': {
    call: 'addRecordRequest',
    who: patient,
    wrong: [
      ...[{ holders: [] }, { holders: [{ ...holder, name: ' ' }] }, { holders: [{ ...holder, city: '' }] }],
      ...[{ holders: [{ ...holder, phone: long }] }, { kinds: [] }, { kinds: ['labs', 'labs'] }],
      ...[{ since: '' }, { since: '1899-12-31' }, { until: '2999-01-01' }, { until: '2019-12-31' }],
      { signedAs: ' ' },
    ],
    isRight: (typed) =>
      bySchema(recordRequestForm('2026-11-20'))({ ...right('addRecordRequest'), isAllowed: true, ...typed }),
    body: merged('addRecordRequest'),
  },
  'move of a request for records': {
    call: 'moveRecordRequest',
    who: provider,
    wrong: [
      { move: 'needPatient', note: null },
      { move: 'needPatient', note: ' ' },
      { move: 'needPatient', note: long },
    ],
    isRight: (typed) => bySchema(RequestMoved)({ ...right('moveRecordRequest'), ...typed }),
    body: merged('moveRecordRequest'),
  },
  share: {
    call: 'shareData',
    who: patient,
    wrong: [
      ...[{ username: '' }, { username: 'nobody' }, { username: 'x<b@evil.com>' }, { parts: [] }],
      ...[{ message: long }, { relation: 'enemy' }],
    ],
    isRight: (typed) => bySchema(ShareForm)({ ...right('shareData'), relation: '', message: '', ...typed }),
    body: merged('shareData'),
  },
  'request to correct the record': {
    call: 'addInquiry',
    who: patient,
    wrong: [{ message: '' }, { message: 'too short' }, { message: 'x'.repeat(501) }],
    isRight: bySchema(CorrectionWish),
    body: (typed) => {
      const { accountId: userId, username } = patient;
      return { type: 'correction', userId, username, ...typed };
    },
  },
  'answer to an inquiry': {
    call: 'moveInquiry',
    who: provider,
    wrong: [{ text: '' }, { text: ' ' }, { text: long }],
    isRight: bySchema(InboxReply),
    body: merged('moveInquiry'),
  },
  reminder: {
    call: 'saveReminder',
    who: patient,
    wrong: [{ hour: -1 }, { hour: 24 }, { hour: 9.5 }],
    isRight: (typed) => bySchema(ReminderSave)({ isOn: true, hour: 9, ...typed }),
    body: merged('saveReminder'),
  },
};
