import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseSelection, type Selection, writeSelection } from './selection.ts';

const unheard = () => {};

const limits = {
  parameter: 'systolic',
  cautiousMin: 90,
  cautiousMax: 140,
  criticalMin: null,
  criticalMax: 165.5,
};
const vital = {
  mrSubType: 'BloodPressure' as const,
  startDateTime: '20261121-15:30:00',
  endDateTime: '21261121-15:30:00',
  limits: [limits],
};
const selection: Selection = {
  ownerId: 'u-2',
  patientId: 'u-1',
  orderKey: '0a1b2c',
  devices: [{ deviceId: 'd-1', vitals: [vital] }],
};
const line = 'Stored selection could not be read';

test('what was written is read again (REV-09)', () => {
  const onBad = vi.fn();
  expect(parseSelection(writeSelection(selection), 'u-2', onBad)).toEqual(selection);
  expect(parseSelection(null, 'u-2', onBad)).toBeNull();
  expect(onBad).not.toHaveBeenCalled();
});

test('a name or an address that slips in is neither written nor read (behaviour R2)', () => {
  const leaky = {
    ...selection,
    name: 'Marigold',
    devices: [
      {
        deviceId: 'd-1',
        owner: 'Marigold',
        vitals: [{ ...vital, limits: [{ ...limits, note: 'Marigold' }] }],
      },
    ],
  };
  expect(writeSelection(leaky)).not.toContain('Marigold');
  expect(parseSelection(JSON.stringify(leaky), 'u-2', unheard)).toEqual(selection);
  expect(writeSelection({ ...selection, patientId: 'marigold.testpatient@example.test' })).toBeNull();
  expect(writeSelection({ ...selection, patientId: 'Marigold Testpatient' })).toBeNull();
});

test("another user's selection is none, and nothing to log", () => {
  const onBad = vi.fn();
  expect(parseSelection(JSON.stringify(selection), 'u-3', onBad)).toBeNull();
  expect(onBad).not.toHaveBeenCalled();
});

describe('what is stored is hostile', () => {
  const withDevice = (device: object) => ({
    ...selection,
    devices: [{ deviceId: 'd-1', vitals: [vital], ...device }],
  });
  const withVital = (change: object) => withDevice({ vitals: [{ ...vital, ...change }] });
  test.each([
    null,
    [],
    {},
    { ...selection, ownerId: '' },
    { ...selection, ownerId: 'x'.repeat(65) },
    { ...selection, patientId: '<b>' },
    { ...selection, patientId: 'a\nb' },
    { ...selection, orderKey: 'Marigold Testpatient' },
    { ...selection, orderKey: undefined },
    { ...selection, devices: {} },
    { ...selection, devices: Array(51).fill(selection.devices[0]) },
    withDevice({ deviceId: 7 }),
    withDevice({ vitals: Array(7).fill(vital) }),
    withVital({ mrSubType: 'Mood' }),
    withVital({ startDateTime: 'soon' }),
    withVital({ endDateTime: '20260231-00:00:00' }),
    withVital({ limits: Array(31).fill(limits) }),
    withVital({ limits: [{ ...limits, parameter: 'Marigold Testpatient' }] }),
    withVital({ limits: [{ ...limits, parameter: '' }] }),
    withVital({ limits: [{ ...limits, cautiousMin: '90' }] }),
    withVital({ limits: [{ parameter: 'systolic' }] }),
    withVital({ startDateTime: vital.endDateTime }),
    withVital({ startDateTime: '21261121-15:30:01' }),
    withVital({ limits: [{ ...limits, cautiousMin: 141 }] }),
    withVital({ limits: [{ ...limits, criticalMin: 165.6 }] }),
  ])('%j is no selection, and is logged without its text', (stored) => {
    const onBad = vi.fn();
    expect(parseSelection(JSON.stringify(stored), 'u-2', onBad)).toBeNull();
    expect(onBad.mock.calls).toEqual([[line]]);
  });

  test('as many as fit, and no text throws', () => {
    const full = {
      ...selection,
      patientId: 'x'.repeat(64),
      devices: Array(50).fill({
        deviceId: 'd',
        vitals: Array(6).fill({ ...vital, limits: Array(30).fill(limits) }),
      }),
    };
    expect(parseSelection(JSON.stringify(full), 'u-2', unheard)).toEqual(full);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseSelection(stored, 'u-2', unheard)).toBeNull();
      }),
    );
  });

  test('whatever ids and limits are chosen, they come back the same or are not kept', () => {
    const number = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0));
    fc.assert(
      fc.property(fc.string(), fc.string(), number, (patientId, parameter, cautiousMin) => {
        const chosen: Selection = {
          ...selection,
          patientId,
          devices: [
            { deviceId: 'd-1', vitals: [{ ...vital, limits: [{ ...limits, parameter, cautiousMin }] }] },
          ],
        };
        const written = writeSelection(chosen);
        if (written !== null) expect(parseSelection(written, 'u-2', unheard)).toEqual(chosen);
      }),
    );
  });
});
