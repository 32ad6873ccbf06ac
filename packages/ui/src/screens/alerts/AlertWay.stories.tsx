import { alertWords } from '@rpm/domain/words/alert';
import {
  atAlerts,
  body,
  type Canvas,
  nextByKey,
  note,
  sent,
  snoozed,
  takesOn,
  type User,
} from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

/** SCR-02: whoever has done something with an alert goes on with the one after it. */
const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Way',
  component: AlertsScreen,
  ...atAlerts,
});

const wait = { timeout: 10_000 };
/** Which alert is open, by its address: two of one patient may follow each other. */
const openAt = () => document.querySelector('th a[aria-current]')?.getAttribute('href') ?? null;
/** The alerts that wait, in their order, as the list leads to them. */
const listed = (canvas: Canvas) =>
  canvas
    .getAllByRole('rowheader')
    .map((cell: HTMLElement) => within(cell).getByRole('link').getAttribute('href'));

/** Opens the second alert. Gives the address of the one after it. */
async function openSecond(canvas: Canvas, userEvent: User) {
  await canvas.findAllByRole('rowheader', {}, wait);
  await nextByKey(canvas);
  const [, second, third] = canvas.getAllByRole('rowheader');
  if (!second || !third) throw new Error('Three alerts wait.');
  await userEvent.click(within(second).getByRole('link'));
  await canvas.findByText(alertWords.resolveWith, {}, wait);
  return listed(canvas)[2];
}

/** What was put off is found again at the end of the list; J goes on with the alert that came after it. */
export const GoesOnAfterSnoozing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const third = await openSecond(canvas, userEvent);
    await userEvent.keyboard('s');
    await userEvent.click(await body().findByRole('menuitem', { name: alertWords.snoozeFor.hour }, wait));
    await waitFor(() => expect(canvas.getAllByText(snoozed).length).toBeGreaterThan(1), wait);
    await userEvent.keyboard('j');
    await waitFor(() => expect(openAt()).toBe(third), wait);
  },
});

/** What was resolved is in the list no more; J goes on with the alert that came after it, and not from the top. */
export const GoesOnAfterResolving = meta.story({
  play: async ({ canvas, userEvent }) => {
    const third = await openSecond(canvas, userEvent);
    const before = canvas.getAllByRole('rowheader').length;
    await userEvent.keyboard('1');
    const dialog = within(await body().findByRole('dialog', { name: alertWords.resolve.title }, wait));
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) }), note);
    await userEvent.click(dialog.getByRole('button', { name: alertWords.resolve.submit }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(before - 1), wait);
    await userEvent.keyboard('j');
    await waitFor(() => expect(openAt()).toBe(third), wait);
    await expect(sent('/api/resolve-alert')).toHaveLength(1);
    await expect(canvas.queryAllByRole('button', takesOn).length).toBeGreaterThan(0);
  },
});
