import { describe, expect, test } from 'vitest';
import { days } from '../../judgedMonth.ts';
import { november, papers, patient } from '../../judgedPatient.ts';
import type { MonthAsked } from './monthJudged.ts';
import { type BillingPapers, noPapers } from './papers.ts';
import type { PatientCare } from './patientCare.ts';
import { periodExampleOf } from './periodExample.ts';

/** November 16: the period of October 20 runs for two more days after today. */
const running: MonthAsked = { ...november, now: new Date('2026-11-16T17:00:00Z') };
const example = (care: Partial<PatientCare>, asked: Partial<MonthAsked> = {}, own: BillingPapers = papers) =>
  periodExampleOf([{ care: { ...patient, ...care }, papers: own }], { ...running, ...asked });

describe('the patient by whom the rules for the device period are shown (SCR-04)', () => {
  test('has the same days in both windows, and what each rule says of them', () => {
    const dataDays = [...days('2026-10-20', 6), ...days('2026-11-01', 9)];
    expect(example({ dataDays })).toEqual({
      ...{ name: patient.name, today: '2026-11-16', dataDays },
      windows: {
        thirtyDays: {
          ...{ start: '2026-10-20', end: '2026-11-18', count: 15, code: '99445' },
          more: { count: 1, code: '99454' },
        },
        calendarMonth: {
          ...{ start: '2026-11-01', end: '2026-11-30', count: 9, code: '99445' },
          more: { count: 7, code: '99454' },
        },
      },
    });
  });

  test('says the nearest code, and none where too few days are to come', () => {
    const one = example({ dataDays: ['2026-10-20', '2026-10-21'] });
    expect(one?.windows.thirtyDays).toMatchObject({ count: 2, code: '99445', more: null });
    expect(one?.windows.calendarMonth).toMatchObject({
      ...{ count: 0, code: null, more: { count: 2, code: '99445' } },
    });
  });

  test('is the same by whichever rule the clinic bills now', () => {
    const dataDays = days('2026-10-20', 10);
    expect(example({ dataDays }, { periodRule: 'calendarMonth' })).toEqual(example({ dataDays }));
  });

  test('a period that ends in the month after is told by the rules of that month', () => {
    const dataDays = days('2026-11-02', 16);
    const asked = { now: new Date('2026-11-20T17:00:00Z') };
    expect(example({ dataDays }, asked)?.windows.thirtyDays).toMatchObject({
      ...{ start: '2026-11-02', end: '2026-12-01', count: 16, code: '99454', more: null },
    });
  });

  test('days are counted also while papers are missing, and none from before the consent', () => {
    const dataDays = days('2026-10-20', 16);
    expect(example({ dataDays }, {}, noPapers)?.windows.thirtyDays).toMatchObject({
      ...{ count: 16, code: '99454', more: null },
    });
    const late = example({ dataDays, consentDay: '2026-10-25' });
    expect(late?.dataDays).toEqual(days('2026-10-25', 11));
    expect(late?.windows.thirtyDays).toMatchObject({ start: '2026-10-25', count: 11 });
  });

  test('is one who lacks days for a code rather than one who has all; of nobody with readings there is none', () => {
    const full = { care: { ...patient, name: 'All', dataDays: days('2026-10-20', 20) }, papers };
    const near = { care: { ...patient, name: 'Near', dataDays: days('2026-10-20', 15) }, papers };
    const less = { care: { ...patient, name: 'Less', dataDays: days('2026-10-20', 14) }, papers };
    const none = { care: { ...patient, name: 'None', dataDays: [] }, papers };
    expect(periodExampleOf([none, full, less, near], running)?.name).toBe('Near');
    expect(periodExampleOf([none, full], running)?.name).toBe('All');
    expect(periodExampleOf([none], running)).toBeNull();
    expect(periodExampleOf([], running)).toBeNull();
  });
});
