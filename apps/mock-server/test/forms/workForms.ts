import {
  AddedClinic,
  type BillingCode,
  type BillingSettings,
  billingForm,
  CodeForm,
  type CodeRate,
  CredentialCheck,
  CredentialReason,
  checkBilling,
  checkCode,
  checkSystem,
  codeForm,
  credentialForm,
  MonthReopening,
  NewBillCode,
  NewDeviceModel,
  readStamp,
  SignUpCodeForm,
  TimeEntryEdit,
  TimerWork,
  type TypedSystem,
  timeFault,
  usualBilling,
} from '@rpm/domain';
import { aSystem, demoAccounts } from '../../src/seed/index.ts';
import { startOfTest } from '../harness.ts';
import { bySchema, type Form, long, merged, right } from './form.ts';

const { provider, patient, administrator } = demoAccounts;
const keys = JSON.stringify(aSystem().keys);
const system: TypedSystem = { name: 'Analytics', grants: ['readings'], keys };

interface CodeBody {
  code: BillingCode;
  rates: CodeRate[];
}
const codeBody = (typed: object): CodeBody => {
  const { code, rates } = right('saveBillingCode') as CodeBody;
  const { rate, ...fields } = typed as { rate?: Partial<CodeRate> };
  return { code: { ...code, ...fields }, rates: rates.map((each) => ({ ...each, ...rate })) };
};

/** A code that the clinic has, in its first version, and of which the rules ask for 16 days. */
const known = { code: '99454', unit: 'days' } as const;

/** The forms about the clinic and who works there. */
export const workForms: Record<string, Form> = {
  'settings of billing': {
    call: 'saveBillingSettings',
    who: administrator,
    wrong: [
      ...[{ tin: '12-345' }, { npi: '1234567890' }, { placeOfService: 'here' }, { payer: ' ' }],
      ...[{ defaultDiagnosis: 'high pressure' }, { closingDays: 0 }, { closingDays: 99 }],
      { stepsDone: ['check'], billingProvider: null },
    ],
    isRight: (typed) =>
      'value' in checkBilling(billingForm({ ...usualBilling, ...typed } as BillingSettings)),
    body: (typed) => ({ settings: { ...usualBilling, ...typed }, version: 0 }),
  },
  'code of billing': {
    call: 'saveBillingCode',
    who: administrator,
    wrong: [
      ...[{ code: '1' }, { description: ' ' }, { threshold: -1 }, { threshold: 10_000 }],
      ...[{ ...known, threshold: 1 }, { excludes: ['x'] }],
      ...[{ effectiveFrom: '2026-02-30' }, { effectiveTo: '2025-12-31' }, { rate: { payer: ' ' } }],
      ...[{ rate: { cents: -1 } }, { rate: { effectiveFrom: '' } }, { rate: { effectiveTo: '2025-12-31' } }],
    ],
    isRight: (typed) => {
      const { code, rates } = codeBody(typed);
      return 'value' in checkCode(codeForm(code, rates, { payer: 'Medicare', year: 2026 }));
    },
    body: (typed) => ({ ...codeBody(typed), version: codeBody(typed).code.code === known.code ? 1 : 0 }),
  },
  'code of billing, as the specification has it': {
    call: 'addBillCode',
    who: provider,
    wrong: [{ code: ' ' }, { payer: '' }, { cents: -1 }, { cents: 1.5 }, { effectiveTo: '2025-12-31' }],
    isRight: (typed) => bySchema(NewBillCode)({ ...right('addBillCode'), ...typed }),
    body: merged('addBillCode'),
  },
  'reopened month': {
    call: 'reopenMonth',
    who: administrator,
    wrong: [{ reason: '' }, { reason: ' ' }, { reason: long }],
    isRight: (typed) => bySchema(MonthReopening)({ ...right('reopenMonth'), ...typed }),
    body: merged('reopenMonth'),
  },
  credential: {
    call: 'addCredential',
    who: provider,
    wrong: [
      ...[{ kind: '' }, { number: ' ' }, { number: long }, { state: null }, { state: 'XX' }],
      ...[{ issuer: '' }, { issued: '' }, { issued: '1899-12-31' }, { issued: '2999-01-01' }],
      ...[{ expires: null }, { expires: '2024-12-18' }, { kind: 'npi', state: null, number: '1234567890' }],
      { kind: 'dea', state: null, number: 'AB1234567' },
    ],
    isRight: (typed) => bySchema(credentialForm('2026-11-20'))({ ...right('addCredential'), ...typed }),
    body: merged('addCredential'),
  },
  'check of a credential': {
    call: 'checkCredential',
    who: administrator,
    wrong: [{ reason: '' }, { reason: ' ' }, { reason: long }],
    isRight: (typed) =>
      CredentialReason.safeParse((typed as { reason: string }).reason).success &&
      bySchema(CredentialCheck)({ ...right('checkCredential'), outcome: 'refused', ...typed }),
    body: (typed) => ({ ...right('checkCredential'), outcome: 'refused', ...typed }),
  },
  'model of a device': {
    call: 'addDeviceModel',
    who: administrator,
    wrong: [
      ...[{ name: ' ' }, { brand: '' }, { model: '' }, { model: long }],
      ...[{ vitals: [] }, { vitals: ['Weight', 'Weight'] }],
    ],
    isRight: (typed) => bySchema(NewDeviceModel)({ ...right('addDeviceModel'), ...typed }),
    body: merged('addDeviceModel'),
  },
  'connected system': {
    call: 'addSystem',
    who: administrator,
    wrong: [
      ...[{ name: ' ' }, { name: long }, { grants: [] }, { keys: '{}' }, { keys: '{"keys":[]}' }],
      { keys: '{"keys":[{"kty":"oct","k":"c2VjcmV0","kid":"a"}]}' },
    ],
    isRight: (typed) => 'value' in checkSystem({ ...system, ...typed }),
    body: (typed) => {
      const sent = { ...system, ...typed };
      return { ...sent, keys: JSON.parse(sent.keys) };
    },
  },
  'entry of time': {
    call: 'addTimeEntry',
    who: provider,
    wrong: [
      ...[{ end: '20261119-14:00:00' }, { start: '20261119-15:00:00' }, { end: '20261120-15:00:01' }],
      { start: '20261118-01:00:00' },
    ],
    isRight: (typed) => {
      const { start, end } = { ...(right('addTimeEntry') as { start: string; end: string }), ...typed };
      const times = { start: readStamp(start) as Date, end: readStamp(end) as Date };
      return timeFault(times, { now: startOfTest, enrolledAt: new Date(0) }) === null;
    },
    body: merged('addTimeEntry'),
  },
  ...Object.fromEntries(
    (['setTimerWork', 'stopTimer'] as const).map((call): [string, Form] => [
      `the work of a timer (${call})`,
      {
        ...{ call, who: provider, wrong: [{ activity: 'Golf' }, { note: long }] },
        isRight: (typed) => bySchema(TimerWork)({ ...right(call), ...typed }),
        body: merged(call),
      },
    ]),
  ),
  'change of an entry': {
    call: 'editTimeEntry',
    who: provider,
    wrong: [
      ...[{ reasonText: ' ' }, { reasonText: long }, { reason: '' }, { reason: 'WrongPatient' }],
      ...[{ note: long }, { activity: 'Golf' }],
    ],
    isRight: (typed) => bySchema(TimeEntryEdit)({ ...right('editTimeEntry'), ...typed }),
    body: merged('editTimeEntry'),
  },
  'code of a log in': {
    call: 'verifyLogin',
    who: null,
    wrong: [{ code: '' }, { code: '12345' }, { code: '1234567' }, { code: 'abcdef' }],
    isRight: bySchema(CodeForm),
    body: merged('verifyLogin'),
  },
  'codes of a sign-up': {
    call: 'publicVerify',
    who: null,
    wrong: [{ code: '12345' }, { activationCode: '' }, { activationCode: 'AAAA' }],
    isRight: (typed) => bySchema(SignUpCodeForm)({ code: '123456', activationCode: 'AAAA-AAAA', ...typed }),
    body: merged('publicVerify'),
  },
  'another clinic of a patient': {
    call: 'addOwnClinic',
    who: patient,
    wrong: [{ activationCode: '' }, { activationCode: 'AAAA' }],
    isRight: bySchema(AddedClinic),
    body: merged('addOwnClinic'),
  },
};
