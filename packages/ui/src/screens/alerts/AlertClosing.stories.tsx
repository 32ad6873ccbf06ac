import { endpoints } from '@rpm/api-client';
import { limits, localTimeOf, readStamp } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { alertClosingWords } from '@rpm/domain/words/alertClosing';
import { classWords } from '@rpm/domain/words/reading';
import { fails } from '@rpm/mock-server/msw';
import {
  atAlerts,
  body,
  type Canvas,
  note,
  openFirst,
  openResolve,
  snoozed,
} from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, containing, dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { AlertsScreen } from './AlertsScreen.tsx';

/** SCR-02, r2: what is closed is said, and an alert can be put off in place of that. */
const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Closing',
  component: AlertsScreen,
  ...atAlerts,
});

const wait = { timeout: 10_000 };
const later = { name: alertClosingWords.snoozeTomorrow };
const noContact = (dialog: Canvas) =>
  dialog.getByRole('radio', { name: new RegExp(alertWords.outcomes.noContact) });

/** The moment until which the alert was put off, as the reader's clock shows it. */
function untilLocal() {
  const [asked] = bodiesTo(endpoints.snoozeAlert) as { until: string }[];
  const until = readStamp(String(asked?.until));
  if (!until) throw new Error('Nothing was put off.');
  return localTimeOf(until, browserTimeZone());
}
const tomorrowMorning = { year: 2026, month: 11, day: 21, hour: 8, minute: 0 };

/** r2: whose alert it is, the value with its class, and how many readings are closed with it. */
export const SaysWhatIsClosed = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Marigold Testpatient' }, wait);
    await userEvent.click(link as HTMLElement);
    const outcome = new RegExp(`^${alertWords.outcomes.advice}`);
    await userEvent.click(await canvas.findByRole('button', { name: outcome }, wait));
    const found = await body().findByRole('dialog', { name: alertWords.resolve.title }, wait);
    await expect(found).toHaveAccessibleDescription(
      `Marigold Testpatient, ${alertClosingWords.born({ date: dayInWords('1948-03-04') })}`,
    );
    const dialog = within(found);
    const says = dialog.getByText(
      containing(alertClosingWords.says({ count: 19, since: dayInWords('2026-06-10') + anything })),
    );
    await expect(says).toBeVisible();
    const value = dialog.getByText('112 mmHg');
    await expect(value).toBeVisible();
    await expect(dialog.getByText(classWords.Critical)).toBeVisible();
    // It stands before the outcomes.
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    await expect(value.compareDocumentPosition(noContact(dialog)) & follows).toBe(follows);
    await expect(found.scrollWidth).toBeLessThanOrEqual(found.clientWidth);
  },
});

/** r2: whoever reached nobody can put the alert off until tomorrow morning; it is not resolved, and asks for no note. */
export const NoContactIsPutOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openResolve(canvas, userEvent);
    await expect(dialog.queryByRole('button', later)).toBeNull();
    await userEvent.click(noContact(dialog));
    await userEvent.click(await dialog.findByRole('button', later));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull(), wait);
    await expect(untilLocal()).toEqual(tomorrowMorning);
    await expect(bodiesTo(endpoints.resolveAlert)).toEqual([]);
    await expect((await canvas.findAllByText(snoozed, {}, wait)).length).toBeGreaterThan(0);
  },
});

/** An alert is put off until a time that is picked; what is no time of the next 30 days is said at the field, which gets the focus. */
export const PutOffUntilPicked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    await userEvent.keyboard('s');
    await userEvent.click(await body().findByRole('menuitem', { name: alertWords.snoozePick }));
    const dialog = within(await body().findByRole('dialog', { name: alertWords.snooze }, wait));
    const until = dialog.getByLabelText(new RegExp(alertWords.snoozeUntil));
    await expect(until).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: alertWords.snooze }));
    const days = limits.snoozeMaxDays;
    await expect(until).toHaveAccessibleDescription(alertWords.snoozeTime({ days }));
    await expect(until).toHaveFocus();
    await fireEvent.change(until, { target: { value: '2026-11-24T09:30' } });
    await userEvent.click(dialog.getByRole('button', { name: alertWords.snooze }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull(), wait);
    await expect(untilLocal()).toEqual({ year: 2026, month: 11, day: 24, hour: 9, minute: 30 });
    await expect((await canvas.findAllByText(snoozed, {}, wait)).length).toBeGreaterThan(0);
  },
});

/** Behaviour 1a, 503: it is said in the dialog, and what was typed stays. */
export const PutOffFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await openResolve(canvas, userEvent);
    await userEvent.click(noContact(dialog));
    const text = dialog.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) });
    await userEvent.type(text, note);
    msw.use(fails(endpoints.snoozeAlert, 503));
    await userEvent.click(await dialog.findByRole('button', later));
    await expect(await dialog.findByRole('alert', {}, wait)).toBeVisible();
    await expect(text).toHaveValue(note);
    await expect(noContact(dialog)).toBeChecked();
  },
});

/** The menu offers moments of a working day; tomorrow is eight in the morning, whenever it is pressed. */
export const PutOffUntilTomorrow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    await userEvent.keyboard('s');
    const menu = within(await body().findByRole('menu', {}, wait));
    const offered = (await menu.findAllByRole('menuitem', {}, wait)).map(({ textContent }) => textContent);
    const { hour, afternoon, tomorrow, monday } = alertWords.snoozeFor;
    const isMorning = localTimeOf(new Date('2026-11-20T15:00:00Z'), browserTimeZone()).hour < 12;
    await expect(offered).toEqual([
      ...[hour, ...(isMorning ? [afternoon] : []), tomorrow, monday],
      alertWords.snoozePick,
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: tomorrow }));
    await waitFor(() => expect(bodiesTo(endpoints.snoozeAlert)).toHaveLength(1), wait);
    await expect(untilLocal()).toEqual(tomorrowMorning);
  },
});
