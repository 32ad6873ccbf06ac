import { describe, expect, it } from 'vitest';
import { vitalMeasure } from '../vitals/vitalMeasures.ts';
import { checkTypedReading, type TypedReading } from './typedReading.ts';

const now = new Date('2026-11-20T14:33:20Z');
const opened = new Date('2026-11-20T14:31:40Z');
const us = (kind: 'BloodPressure' | 'Weight') => ({
  ...{ measure: vitalMeasure(kind, 'us'), timeZone: 'America/New_York', now, opened },
});
const at = '2026-11-20T09:30';

describe('checkTypedReading (RTE-07)', () => {
  it('gives a pressure as it was typed', () => {
    const typed = { systolic: '142', diastolic: ' 91 ', at };
    expect(checkTypedReading('BloodPressure', typed, us('BloodPressure'))).toEqual({
      value: {
        ...{ mrSubType: 'BloodPressure', mrTime: '20261120-14:30:00', unit: 'mm[Hg]' },
        values: { systolic: 142, diastolic: 91 },
      },
    });
  });

  it('gives a weight in the pounds of who typed it', () => {
    expect(checkTypedReading('Weight', { weight: '180.5', at }, us('Weight'))).toMatchObject({
      value: { unit: '[lb_av]', values: { weight: 180.5 } },
    });
  });

  it('takes a comma before one decimal, as phones of some languages have no point', () => {
    expect(checkTypedReading('Weight', { weight: '180,5', at }, us('Weight'))).toMatchObject({
      value: { values: { weight: 180.5 } },
    });
  });

  it.each<[string, TypedReading, object]>([
    ['two numbers in one field', { systolic: '142,91', diastolic: '91', at }, { systolic: 'valueNoNumber' }],
    ['nothing', { at: '' }, { systolic: 'valueMissing', diastolic: 'valueMissing', at: 'timeMissing' }],
    ['a word', { systolic: 'high', diastolic: '91', at }, { systolic: 'valueNoNumber' }],
    ['mixed up', { systolic: '91', diastolic: '142', at }, { diastolic: 'valuesCrossed' }],
    ['too high', { systolic: '1420', diastolic: '91', at }, { systolic: 'valueTooHigh' }],
    ['too low', { systolic: '142', diastolic: '9', at }, { diastolic: 'valueTooLow' }],
    ['of tomorrow', { systolic: '142', diastolic: '91', at: '2026-11-21T09:30' }, { at: 'timeAhead' }],
    ['of long ago', { systolic: '142', diastolic: '91', at: '2020-11-20T09:30' }, { at: 'timeTooOld' }],
    [
      'mixed up, of tomorrow',
      { systolic: '91', diastolic: '142', at: '2026-11-21T09:30' },
      { diastolic: 'valuesCrossed', at: 'timeAhead' },
    ],
  ])('says what is wrong: %s', (_, typed, errors) => {
    expect(checkTypedReading('BloodPressure', typed, us('BloodPressure'))).toEqual({ errors });
  });

  it('keeps two apart that are typed within one minute, and one that is sent again together (ADR 49)', () => {
    const stamp = (second: string, tried: string, typedAt = '2026-11-20T09:31') => {
      const typist = { ...us('Weight'), opened: new Date(`2026-11-20T14:31:${second}Z`) };
      const late = { ...typist, now: new Date(`2026-11-20T14:3${tried}Z`) };
      const checked = checkTypedReading('Weight', { weight: '180', at: typedAt }, late);
      return 'value' in checked ? checked.value.mrTime : checked.errors;
    };
    expect(stamp('05', '1:30')).toBe('20261120-14:31:05');
    expect(stamp('35', '1:50')).toBe('20261120-14:31:35');
    expect(stamp('35', '3:20')).toBe('20261120-14:31:35');
    // Whoever says when it was says no second.
    expect(stamp('35', '3:20', '2026-11-20T09:30')).toBe('20261120-14:30:00');
  });

  it('takes the minute that has just begun, and never a time of the future', () => {
    expect(
      checkTypedReading('Weight', { weight: '180', at: '2026-11-20T09:34' }, us('Weight')),
    ).toMatchObject({
      value: { mrTime: '20261120-14:33:20' },
    });
  });
});
