import { endpoints } from '@rpm/api-client';
import { localTimeOf, patientRecordPath, readStamp, usualBilling } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords as texts } from '@rpm/domain/words/compliance';
import { leavingWords } from '@rpm/domain/words/leaving';
import { periodWords, vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { complianceClinic, noisyClinic } from '@rpm/mock-server/seed';
import { body, snoozed } from '@rpm/storybook/alertStory.ts';
import { note, openFirst, wait } from '@rpm/storybook/complianceStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { beginning, dayInWords, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { AlertsScreen } from './AlertsScreen.tsx';

/** SCR-02: what a month can still be, and the way to where a cause is mended. */
const meta = preview.meta({
  title: 'Screens/Clinic/Compliance/Remedy',
  component: AlertsScreen,
  parameters: { layout: 'fullscreen', page: { path: '/alerts?tab=compliance', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: complianceClinic() })),
});

/** The clinic whose patient measured from one day to another of November, and not since; the devices came the month before. */
function measured(from: string, to: string) {
  const world = complianceClinic();
  const activatedAt = new Date('2026-10-15T15:00:00Z');
  const orders = world.orders.map((each) => (each.status === 'Activated' ? { ...each, activatedAt } : each));
  const isIn = ({ at }: { at: Date }) =>
    at >= new Date(`${from}T05:00:00Z`) && at < new Date(`${to}T05:00:00Z`);
  return { ...world, orders, readings: () => [...world.readings()].filter(isIn) };
}

/** The same of a clinic that bills by the calendar month. */
function ofTheMonth() {
  const world = measured('2026-10-01', '2026-11-08');
  const value = { ...usualBilling, periodRule: 'calendarMonth' } as const;
  const billing = { value, version: 1, savedById: 'user-staff-northside', savedAt: new Date('2026-10-01') };
  return { ...world, clinics: world.clinics.map((each) => ({ ...each, billing })) };
}
const atDays = { page: { path: '/alerts?tab=compliance&kind=daysShort', isSignedIn: true } };

/** By the 20th a month with six days of readings can still just have its days; one without any can no longer. */
export const DaysOfTheMonth = meta.story({
  parameters: atDays,
  beforeEach: ({ msw }) => msw.use(backend({ world: ofTheMonth() })),
  play: async ({ canvas }) => {
    const month = timeInWords('2026-11-15T12:00:00Z', 'monthYear');
    const cell = (count: number) =>
      canvas.findByText(texts.daysShortIn({ count, month }), {}, wait).then((found) => found.closest('tr'));
    await expect(await cell(6)).toHaveTextContent(texts.daysNote);
    await expect(await cell(6)).toHaveTextContent(periodWords.daysOf({ count: 6, total: 30 }));
    await expect(await cell(6)).not.toHaveTextContent(texts.daysNoteLost);
    await expect(await cell(0)).toHaveTextContent(texts.daysNoteLost);
    await expect(await cell(0)).not.toHaveTextContent(texts.daysNote);
  },
});

/** A clinic that bills 30 days at a time is told of those 30 days, which go on into the next month. */
export const DaysOfThePeriod = meta.story({
  parameters: atDays,
  beforeEach: ({ msw }) => msw.use(backend({ world: measured('2026-11-02', '2026-11-08') })),
  play: async ({ canvas }) => {
    const [from, until] = [dayInWords('2026-11-02'), dayInWords('2026-12-01')];
    const says = await canvas.findByText(texts.daysShortFrom({ count: 5, from, until }), {}, wait);
    await expect(says.closest('tr')).toHaveTextContent(texts.daysNote);
    await expect(says.closest('tr')).toHaveTextContent(periodWords.daysOf({ count: 5, total: 30 }));
  },
});

/** Of one day of readings no 16 can come any more. */
export const DaysOfThePeriodLost = meta.story({
  parameters: atDays,
  beforeEach: ({ msw }) => msw.use(backend({ world: measured('2026-11-02', '2026-11-03') })),
  play: async ({ canvas }) => {
    const [from, until] = [dayInWords('2026-11-02'), dayInWords('2026-12-01')];
    const says = await canvas.findByText(texts.daysShortFrom({ count: 1, from, until }), {}, wait);
    await expect(says.closest('tr')).toHaveTextContent(texts.daysNoteLost);
  },
});

/** An alert leads to the record of its patient. */
export const OpensTheRecord = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFirst(canvas, userEvent);
    const link = dialog.getByRole('link', { name: alertWords.openRecord });
    await expect(link.getAttribute('href')).toContain(patientRecordPath(''));
  },
});

/** A note that was begun is not lost by the way to the record: one is asked first, and may stay with it (SCR-02). */
export const AsksBeforeItLeaves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFirst(canvas, userEvent);
    const note = dialog.getByLabelText(beginning(texts.dialog.note));
    await userEvent.type(note, 'Called, and will');
    await userEvent.click(dialog.getByRole('link', { name: alertWords.openRecord }));
    const question = within(await body().findByRole('alertdialog', { name: leavingWords.discardTitle }));
    await userEvent.click(question.getByRole('button', { name: leavingWords.keep }));
    await expect(note).toHaveValue('Called, and will');
    await userEvent.click(dialog.getByRole('link', { name: alertWords.openRecord }));
    await userEvent.click(await body().findByRole('button', { name: leavingWords.discard }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
});

/** Of a range that ended the record is opened at its vital, where a range is set. */
export const LeadsToTheRange = meta.story({
  tags: ['w390'],
  parameters: { page: { path: '/alerts?tab=compliance&kind=rangeEnds', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: noisyClinic() })),
  play: async ({ canvas, userEvent }) => {
    const vital = vitalWords.kinds.BloodPressure;
    const wrong = texts.rangeEnded({ vital, date: dayInWords('2026-10-31') });
    await canvas.findAllByText(wrong, {}, wait);
    const opens = canvas.getAllByRole('button').find((each) => each.textContent?.includes(wrong));
    await userEvent.click(opens as HTMLElement);
    const dialog = within(await body().findByRole('dialog', { name: wrong }, wait));
    const link = dialog.getByRole('link', { name: texts.dialog.setRange });
    await expect(link.getAttribute('href')).toMatch(/^\/patientdetails\?id=.+&vital=BloodPressure$/);
    await expect(dialog.queryByRole('link', { name: alertWords.openRecord })).toBeNull();
  },
});

/** It is put off until a time that is picked, as a medical alert is; the note that was begun stays while one picks. */
export const SnoozePicked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFirst(canvas, userEvent);
    await userEvent.type(dialog.getByRole('textbox'), note);
    const pick = async () => {
      const menu = dialog.getByRole('combobox', {
        name: new RegExp(`^${texts.dialog.snooze}`),
        hidden: true,
      });
      await userEvent.click(menu);
      await userEvent.click(await body().findByRole('option', { name: alertWords.snoozePick }));
      return within(await body().findByRole('dialog', { name: alertWords.snooze }, wait));
    };
    await userEvent.click((await pick()).getByRole('button', { name: alertWords.resolve.cancel }));
    await expect(await dialog.findByRole('textbox')).toHaveValue(note);
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    const form = await pick();
    const until = form.getByLabelText(new RegExp(alertWords.snoozeUntil));
    await fireEvent.change(until, { target: { value: '2026-11-24T09:30' } });
    await userEvent.click(form.getByRole('button', { name: alertWords.snooze }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull(), wait);
    await expect(await canvas.findByText(snoozed)).toBeVisible();
    await expect(bodiesTo(endpoints.resolveCompliance)).toEqual([]);
    const [sent] = bodiesTo(endpoints.snoozeCompliance) as { until: string }[];
    const at = readStamp(sent?.until ?? '');
    await expect(at && localTimeOf(at, browserTimeZone())).toMatchObject({ day: 24, hour: 9, minute: 30 });
  },
});
