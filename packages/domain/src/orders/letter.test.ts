import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PatientInfo } from '../patients/patient.ts';
import { letterFrame, letterRows } from './letter.ts';

test('a row for each device, with a quantity of 1 (LET-02, LET-03)', () => {
  const monitor = { mrSubType: 'BloodPressure', name: ' Upper Arm Monitor ', model: 'EX-BP120' };
  const row = {
    vitalType: 'BloodPressure',
    deviceType: 'Upper Arm Monitor',
    model: 'EX-BP120',
    quantity: 1,
  };
  expect(letterRows([monitor, monitor])).toEqual([row, row]);
  expect(letterRows([])).toEqual([]);
});

test('what is missing is nothing to show, never another word', () => {
  expect(
    letterRows([
      { mrSubType: null, name: null, model: null },
      { mrSubType: ' ', name: '', model: ' ' },
    ]),
  ).toEqual(Array(2).fill({ vitalType: null, deviceType: null, model: null, quantity: 1 }));
});

test('as many pieces as devices, in their order', () => {
  const text = fc.option(fc.string());
  fc.assert(
    fc.property(fc.array(fc.record({ mrSubType: text, name: text, model: text })), (devices) => {
      const rows = letterRows(devices);
      expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(devices.length);
      expect(rows.map(({ model }) => model ?? '')).toEqual(devices.map(({ model }) => model?.trim() ?? ''));
    }),
  );
});

describe('the head and the foot (LET-01)', () => {
  const patient = PatientInfo.parse({
    firstName: 'Juniper',
    middleName: null,
    lastName: 'Mockford',
    username: 'juniper.mockford@example.test',
    address: { street: '48 Placeholder Lane', city: 'Exampleton', state: 'OH', zipCode: '43999' },
  });
  const user = { firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' };
  const parts = {
    patient,
    sentTo: null,
    user,
    at: new Date('2026-11-21T02:30:00Z'),
    timeZone: 'America/New_York',
  };

  test('dated today by the clock on the wall, addressed to the patient, signed by who is logged in', () => {
    expect(letterFrame(parts)).toEqual({
      date: 'November 20, 2026',
      patientName: 'Juniper Mockford',
      addressLines: ['48 Placeholder Lane', 'Exampleton, OH 43999'],
      signer: 'Wren Q. Exampledoc',
    });
    expect(letterFrame({ ...parts, timeZone: 'Asia/Kolkata' }).date).toBe('November 21, 2026');
  });

  test('bears the address that the devices go to, else that of the record, else none', () => {
    const sentTo = { street: '7 Other Court', city: 'Sampleville', state: 'KY', zipCode: '40000-1234' };
    const lines = ['7 Other Court', 'Sampleville, KY 40000-1234'];
    expect(letterFrame({ ...parts, sentTo }).addressLines).toEqual(lines);
    const homeless = { ...patient, address: null };
    expect(letterFrame({ ...parts, patient: homeless, sentTo }).addressLines).toEqual(lines);
    expect(letterFrame({ ...parts, patient: homeless }).addressLines).toEqual([]);
  });

  test('of a patient without any name says nothing', () => {
    const nameless = { ...patient, firstName: null, lastName: ' ', username: null };
    expect(letterFrame({ ...parts, patient: nameless }).patientName).toBeNull();
  });
});
