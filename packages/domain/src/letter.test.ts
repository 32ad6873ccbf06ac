import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterRows } from './letter.ts';

test('a row for each device, with a quantity of 1 (LET-02, LET-03)', () => {
  const monitor = { mrSubType: 'BloodPressure', name: ' Upper Arm Monitor ', model: 'EX-BP120' };
  const row = {
    vitalType: 'Blood Pressure',
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
