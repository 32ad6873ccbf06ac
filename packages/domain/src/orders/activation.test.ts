import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../wire/fieldErrors.ts';
import { Activation, ActivationForm, activationOutcome } from './activation.ts';
import { serialKey, visibleSerial } from './patientOrder.ts';
import { SerialNumber } from './serialNumber.ts';

const serialError = (serial: string) => fieldErrors(ActivationForm, { serial }).serial ?? null;
const required = 'serialRequired';

test.each([
  ['', required],
  ['  ', required],
  ['\u00a0\t', required],
  ['\u200b', required],
  ['\ufeff \u2060\u00ad', required],
  ['SN-1', null],
  [' SN-1 ', null],
  ['x'.repeat(64), null],
  [` ${'x'.repeat(64)} `, null],
  ['x'.repeat(65), 'serialTooLong'],
])('the serial number %j: %j (ACT-01)', (typed, error) => {
  expect(serialError(typed)).toBe(error);
});

test('a serial number is wrong when it is blank, too long, or has letters that only look like those of a label', () => {
  const typed = fc.oneof(fc.string({ maxLength: 90 }), fc.string({ unit: 'binary', maxLength: 90 }));
  fc.assert(
    fc.property(typed, (serial) => {
      const [seen, key] = [[...visibleSerial(serial)], serialKey(serial)];
      const isPlain = [...key].every((letter) => letter > ' ' && letter <= '~');
      expect(serialError(serial) === null).toBe(key !== '' && seen.length <= 64 && isPlain);
    }),
  );
  for (const lookalike of ['S\u039d-1', '\u0405N-1', 'SN\u20101', 'S\u0301N']) {
    expect(serialError(lookalike)).toBe('serialLetters');
  }
  expect(serialError('\uff33\uff2e-\uff11')).toBeNull();
});

test('a serial number is kept as it is seen (ACT-02)', () => {
  expect(SerialNumber.parse('\u200b SN\u200d 7\ufeff7 \u2060')).toBe('SN 77');
});

test('the payload (ACT-02)', () => {
  const payload = {
    orderId: 'RPM-1',
    userId: 'u-1',
    dUserId: 'u-2',
    deviceId: 'd-1',
    deviceSerialId: 'SN-1',
  };
  expect(Activation.parse({ ...payload, deviceSerialId: ' SN-1 ', more: 1 })).toEqual(payload);
  for (const field of Object.keys(payload)) {
    expect(Activation.parse({ ...payload, [field]: 'x'.repeat(64) })).toBeTruthy();
    for (const bad of ['', ' ', 7, undefined, 'x'.repeat(255)]) {
      expect(Activation.safeParse({ ...payload, [field]: bad }).success).toBe(false);
    }
  }
  expect(Activation.safeParse({ ...payload, userId: 'x'.repeat(254) }).success).toBe(true);
  expect(Activation.safeParse({ ...payload, orderId: 'x'.repeat(65) }).success).toBe(false);
});

describe('activationOutcome (ACT-03, ACT-04, behaviour R13)', () => {
  test.each([
    [200, 'Device Activated', true, 'Device Activated'],
    [201, 'Activated.', true, 'Activated.'],
    [299, 'Activated', true, 'Activated'],
    [200, 'Deactivated', false, 'Deactivated'],
    [200, 'device activated', false, 'device activated'],
    [200, 'ACTIVATED', false, 'ACTIVATED'],
    [200, 'ok', false, 'ok'],
    [200, '', false, null],
    [200, undefined, false, null],
    [200, ['Activated'], false, null],
    [
      409,
      'This serial number belongs to another order.',
      false,
      'This serial number belongs to another order.',
    ],
    [409, 'Activated by someone else', false, 'Activated by someone else'],
    [199, 'Activated', false, 'Activated'],
    [300, 'Activated', false, 'Activated'],
    [500, null, false, null],
    [0, undefined, false, null],
  ])('%d with %j: %j, %j', (status, sent, isActivated, message) => {
    expect(activationOutcome(status, sent)).toEqual({ isActivated, message });
  });

  test('nothing but 2xx activates, and only with words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 599 }), fc.anything(), (status, message) => {
        const { isActivated, message: said } = activationOutcome(status, message);
        if (isActivated) expect([Math.floor(status / 100), said]).toEqual([2, message]);
        expect(said?.trim()).not.toBe('');
      }),
    );
  });
});
