import {
  ClinicChange,
  ClinicForm,
  ContactForm,
  Credentials,
  InquiryForm,
  NewPassword,
  type OpeningHours,
  readSymptomWords,
  SettingsForm,
  SignUp,
  StaffInvitation,
  usualHours,
} from '@rpm/domain';
import { demoAccounts } from '../../src/seed/index.ts';
import { bySchema, type Form, long, merged, right } from './form.ts';

const { provider, administrator } = demoAccounts;

/** The forms of accounts, of the clinic, and of what is written to it. */
export const clinicForms: Record<string, Form> = {
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
