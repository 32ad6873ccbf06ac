import { formatInstant, usualGuidance } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';
import { backend } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import { spyOn } from 'storybook/test';

const { accountId: patientId } = demoAccounts.patient;
const { accountId: setById } = demoAccounts.provider;

/** `parameters` of a story at the address of the patient's dashboard. */
export const at = (search: string) => ({
  layout: 'fullscreen' as const,
  page: { path: `/patient-dashboard?${search}`, isSignedIn: true },
});

/** One reading a day, so many days before the story's one, oldest first. */
const pressures = (...values: [daysAgo: number, systolic: number, diastolic: number][]) =>
  values.map(([ago, systolic, diastolic]) => {
    const kind =
      systolic > 160 ? ('Critical' as const) : systolic > 135 ? ('Cautious' as const) : ('Normal' as const);
    const when = new Date(Date.UTC(2026, 10, 20, 13) - ago * 86_400_000);
    return {
      ...{ patientId, vital: 'BloodPressure' as const, serial: 'SN-1', at: when, receivedAt: when },
      ...{ class: kind, values: { systolic, diastolic } },
      classes: { systolic: kind, diastolic: 'Normal' as const },
    };
  });
/** Two weeks of blood pressure: the first like each other, the second rising. */
export const week = [
  ...[13, 12, 11, 10, 9, 8, 7].map((ago) => [ago, 130, 82] as const),
  ...([
    [6, 137, 83],
    [5, 143, 85],
    [4, 151, 90],
    [3, 158, 92],
    [2, 149, 88],
    [1, 154, 91],
    [0, 168, 97],
  ] as const),
].map(([ago, top, bottom]): [number, number, number] => [ago, top, bottom]);
/** A backend with these readings of blood pressure. */
export const measured = (...values: [number, number, number][]) =>
  backend({ world: { ...smallClinic(), readings: () => pressures(...values) } });

/** A backend with these two weeks, and limits that were set anew from each of these days of November on. */
export const limitsFrom = (...days: number[]) => {
  const ranges = days.map((day, at) => ({
    ...{ patientId, vital: 'BloodPressure' as const, version: at + 1, limits: {} },
    ...{ start: new Date(Date.UTC(2026, 10, day, 14)), end: new Date(Date.UTC(2126, 10, 20)) },
    ...{ setById, setAt: new Date(Date.UTC(2026, 10, 1)) },
  }));
  return backend({ world: { ...smallClinic(), ranges, readings: () => pressures(...week) } });
};

/** The range of her blood pressure, as her doctor set it. */
export const setRange = {
  ...{ vital: 'BloodPressure', version: 1, setTime: '20260602-15:00:00', limits: {} },
  ...{ startDateTime: '20260602-15:00:00', endDateTime: '20271201-05:00:00' },
  setBy: { userId: 'user-wren', name: 'Wren Q. Exampledoc' },
};
/** Nothing urgent, and a clinic that can be called. */
export const clinicWithPhone = {
  urgent: null,
  clinic: {
    ...{ name: 'Northside Sample Clinic', timeZone: 'UTC', openUntil: null, opens: null, hasHours: false },
    guidance: { ...usualGuidance, phone: '(614) 555-0142' },
  },
};

/** 'November 20', as the language of the page writes it. */
export const november20 = formatInstant(new Date(Date.UTC(2026, 10, 20, 13)), 'longMonthDay', {
  ...{ timeZone: 'UTC', locale: language, onBad: () => {} },
}) as string;

/** Prints nothing, and keeps what stood on the sheet each time the page wanted to print. */
export function printedSheets(): readonly string[] {
  const sheets: string[] = [];
  spyOn(window, 'print').mockImplementation(() => {
    sheets.push(document.querySelector('[data-print-sheet]')?.textContent ?? '');
  });
  return sheets;
}
