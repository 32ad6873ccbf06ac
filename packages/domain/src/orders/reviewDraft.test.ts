import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UserRecord } from '../accounts/session.ts';
import { addressErrors } from '../patients/address.ts';
import { PatientInfo } from '../patients/patient.ts';
import type { ChosenDevice } from './chosenDevices.ts';
import { addressChoice, type Delivery, noDelivery } from './delivery.ts';
import { Placement, placementOf } from './placement.ts';
import { orderingProvider, reviewDraft } from './reviewDraft.ts';

const saved = { street: '12 Main St. #4', city: 'Exampleton', state: 'OH', zipCode: '43999' };
const typed = { street: '48 Placeholder Lane', city: 'Exampleton', state: 'OH', zipCode: '43999' };
const user: UserRecord = {
  userId: 'u-2',
  username: 'wren.exampledoc@example.test',
  role: 'DOCTOR',
  clinicName: 'Northside Sample Clinic',
  firstName: 'Wren',
  middleName: 'Q.',
  lastName: 'Exampledoc',
};
const staff = { ...user, userId: 'u-3', role: 'STAFF' };
const patient = PatientInfo.parse({
  userId: 'u-1',
  username: 'juniper.mockford@example.test',
  firstName: 'Juniper',
  middleName: null,
  lastName: 'Mockford',
  dob: '1943-07-29',
  gender: 'f',
  address: saved,
  provider: { userId: 'u-9', name: 'Ash Sampleton' },
});
const device: ChosenDevice = {
  deviceId: 'd-1',
  deviceName: 'Upper Arm Monitor',
  deviceModel: 'EX-BP120',
  brand: 'Example Instruments',
  mrSubSource: 'Example Instruments',
  imgSource: '/cuff.svg',
  mrSubType: 'BloodPressure',
  vitals: [],
};
const fine = { isOnline: true, isLoaded: true, isPatientChanged: false, isDeviceGone: false };
const byMail: Delivery = { mode: 'Mail', source: 'new', typed };

describe('where an order goes (REV-03)', () => {
  test.each([
    [null, saved, { kind: 'saved', address: saved }],
    ['saved', saved, { kind: 'saved', address: saved }],
    ['new', saved, { kind: 'new', address: typed }],
    [null, null, { kind: 'new', address: typed }],
    ['saved', null, { kind: 'new', address: typed }],
    ['new', null, { kind: 'new', address: typed }],
  ] as const)('chosen %j, in the record %j', (source, address, choice) => {
    expect(addressChoice({ source, typed }, address)).toEqual(choice);
  });

  test('at first neither mode nor address is chosen, and nothing is typed (REV-02)', () => {
    expect(noDelivery).toEqual({
      mode: null,
      source: null,
      typed: { street: '', city: '', state: '', zipCode: '' },
    });
  });
});

test.each([
  ['DOCTOR', 'u-2'],
  [' doctor ', 'u-2'],
  ['STAFF', 'u-9'],
  ['ADMIN', 'u-9'],
])('for a %s, the one who orders is %s (PAY-01, ROL-02)', (role, userId) => {
  expect(orderingProvider({ ...user, role }, patient)?.userId).toBe(userId);
});

describe('the order as it would be placed', () => {
  test('by the provider who is logged in, of the record’s patient, to the address of the record', () => {
    expect(reviewDraft(user, patient, [device], { ...byMail, source: null }, fine)).toEqual({
      draft: {
        provider: user,
        patient: {
          userId: 'u-1',
          username: 'juniper.mockford@example.test',
          firstName: 'Juniper',
          middleName: null,
          lastName: 'Mockford',
          dob: '1943-07-29',
          gender: 'f',
        },
        clinic: 'Northside Sample Clinic',
        mode: 'Mail',
        address: { kind: 'saved', address: saved },
        devices: [device],
      },
      refusal: null,
      wrongFields: 0,
    });
  });

  test('by staff in the name of the provider who is responsible; a missing gender is an empty text', () => {
    const { draft } = reviewDraft(staff, { ...patient, gender: null }, [device], byMail, fine);
    expect(draft).toMatchObject({
      provider: { userId: 'u-9', firstName: 'Ash Sampleton' },
      patient: { gender: '' },
    });
  });

  test.each([
    ['recordIncomplete', user, { userId: null }],
    ['recordIncomplete', user, { username: null }],
    ['recordIncomplete', user, { dob: null }],
    ['recordIncomplete', user, { dob: '1943-02-30' }],
    ['noProvider', staff, { provider: null }],
  ] as const)('is none, for the reason %s', (refusal, who, change) => {
    const reviewed = reviewDraft(who, { ...patient, ...change }, [device], byMail, fine);
    expect(reviewed).toEqual({ draft: null, refusal, wrongFields: 0 });
  });

  test('a provider needs nobody else to be responsible', () => {
    const { draft, refusal } = reviewDraft(user, { ...patient, provider: null }, [device], byMail, fine);
    expect([draft?.provider.userId, refusal]).toEqual(['u-2', null]);
  });

  test('the wrong fields of the address count only for Mail (REV-05)', () => {
    const bad = { ...byMail, typed: { ...typed, street: '', zipCode: '1' } };
    expect(reviewDraft(user, patient, [device], bad, fine)).toMatchObject({
      refusal: 'addressErrors',
      wrongFields: 2,
    });
    expect(reviewDraft(user, patient, [device], { ...bad, mode: 'Pickup' }, fine)).toMatchObject({
      refusal: null,
      wrongFields: 0,
    });
  });

  test('what can be confirmed can be placed, and what cannot has a reason', () => {
    const mostly = <T>(right: T, ...wrong: T[]) => fc.constantFrom(right, right, right, ...wrong);
    const delivery = fc.record<Delivery>({
      mode: fc.constantFrom(null, 'Pickup', 'Mail'),
      source: fc.constantFrom(null, 'saved', 'new'),
      typed: fc.constantFrom(typed, { ...typed, street: '' }, { ...typed, zipCode: '4399' }),
    });
    const of = fc.record({
      dob: mostly('1943-07-29', null, '29.07.1943'),
      address: fc.constantFrom(null, saved),
      provider: fc.constantFrom(null, { userId: 'u-9', name: 'Ash Sampleton' }),
    });
    const circumstances = fc.record({
      isOnline: mostly(true, false),
      isLoaded: fc.constant(true),
      isPatientChanged: mostly(false, true),
      isDeviceGone: mostly(false, true),
    });
    const devices = mostly([device], []);
    let placed = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(user, staff),
        of,
        devices,
        delivery,
        circumstances,
        (who, part, chosen, to, now) => {
          const reviewed = reviewDraft(who, { ...patient, ...part }, chosen, to, now);
          const { draft, refusal, wrongFields } = reviewed;
          if (wrongFields > 0) expect(refusal).not.toBeNull();
          if (refusal !== null) return;
          placed += 1;
          if (!draft?.mode) throw new Error('Nothing to place.');
          expect(Placement.safeParse(placementOf(draft, draft.mode)).success).toBe(true);
          expect(draft.mode === 'Mail' ? addressErrors(draft.address) : {}).toEqual({});
        },
      ),
      { numRuns: 500 },
    );
    expect(placed).toBeGreaterThan(10);
  });
});
