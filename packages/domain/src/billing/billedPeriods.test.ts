import { describe, expect, test } from 'vitest';
import { days, judged, no, said } from '../../judgedMonth.ts';
import { billedPeriodsOf } from './billedPeriods.ts';

const line = (code: string, start?: string, end?: string | null) => ({
  ...{ code, description: '', units: 1, cents: null, evidence: { days: 0, minutes: 0, contacts: 0 } },
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
});

test('of a bill the device periods are those of its supply codes alone, where it names their days (SCR-04)', () => {
  const lines = [
    line('99454', '2026-10-01', '2026-10-31'),
    line('99445', '2026-09-01', '2026-09-30'),
    line('99457', '2026-10-01', '2026-10-31'),
    line('99453', '2026-10-02', null),
    line('99454'),
  ];
  expect(billedPeriodsOf({ lines })).toEqual([
    { start: '2026-10-01', end: '2026-10-31' },
    { start: '2026-09-01', end: '2026-09-30' },
  ]);
});

describe('a day of supply is billed once (99454 and 99445, once in 30 days)', () => {
  const from = (first: string, count: number) => ({ dataDays: days(first, count) });
  const october = { start: '2026-10-01', end: '2026-10-31' };

  test('a clinic that goes from calendar months to 30 days does not bill the days of October again', () => {
    const facts = { ...from('2026-09-20', 80), billedPeriods: [october] };
    expect(no(facts, judged(2026, 11), '99454')).toEqual(['billedBefore']);
    expect(said(facts, judged(2026, 12)).filter((each) => each.startsWith('99454'))).toHaveLength(1);
    expect(no(facts, judged(2026, 12), '99454')).toEqual([null]);
  });

  test('nor one that goes the other way', () => {
    const facts = { ...from('2026-09-20', 80), billedPeriods: [{ start: '2026-10-20', end: '2026-11-18' }] };
    const calendar = { ...judged(2026, 11), periodRule: 'calendarMonth' as const };
    expect(no(facts, calendar, '99454')).toEqual(['billedBefore']);
  });

  test('periods that follow each other are all billed', () => {
    const before = { start: '2026-09-20', end: '2026-10-19' };
    expect(no({ ...from('2026-09-20', 80), billedPeriods: [before] }, judged(2026, 11), '99454')).toEqual([
      null,
    ]);
  });
});
