import { alertWords } from '@rpm/domain/words/alert';
import { alertClosingWords } from '@rpm/domain/words/alertClosing';
import { atAlerts, body, nextByKey, openFirst, sent, snoozed, takesOn } from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

/** SCR-02: the inbox without a mouse. */
const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Keys',
  component: AlertsScreen,
  ...atAlerts,
});

const wait = { timeout: 10_000 };

/** Down opens the first alert, a number its outcome; while something is typed a number is a number (WCAG 2.1.4). */
export const OpensAndResolves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText(alertWords.resolveWith);
    await userEvent.keyboard('5');
    const dialog = within(await body().findByRole('dialog', { name: alertWords.resolve.title }));
    await expect(
      dialog.getByRole('radio', { name: new RegExp(alertWords.outcomes.noContact) }),
    ).toBeChecked();
    await userEvent.keyboard('1');
    await expect(dialog.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) })).toHaveValue('1');
  },
});

/** J and K walk through the list, A takes the open alert on, ? names them all; the switch turns them off (WCAG 2.1.4). */
export const Walks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader', {}, wait);
    const opened = () => canvas.queryAllByRole('heading', { level: 2 }).at(-1)?.textContent ?? '';
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent);
    await nextByKey(canvas);
    await userEvent.keyboard('j');
    await waitFor(() => expect(opened()).toBe(names[0]), wait);
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(opened()).toBe(names[0]);
    await userEvent.keyboard('jj');
    await waitFor(() => expect(opened()).toBe(names[2]), wait);
    await userEvent.keyboard('k');
    await waitFor(() => expect(opened()).toBe(names[1]), wait);
    await userEvent.keyboard('?');
    const help = within(await body().findByRole('dialog', {}, wait));
    await expect(help.getByText('1–5')).toBeVisible();
    await userEvent.click(help.getByRole('checkbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await expect(opened()).toBe(names[1]);
    localStorage.removeItem('rpm.keys');
  },
});

/** SCR-02: A acknowledges the alert that is open, and nothing else; that, and its undoing, is told to a screen reader (WCAG 4.1.3). */
export const Acknowledges = meta.story({
  play: async ({ canvas, userEvent }) => {
    await nextByKey(canvas);
    const [listed] = await canvas.findAllByRole('button', takesOn, wait);
    const opens = listed?.closest('tr')?.querySelector<HTMLElement>('th a, th button');
    if (!opens) throw new Error('no open alert is listed');
    await userEvent.click(opens);
    await waitFor(() => {
      const waits = canvas.queryAllByRole('button', takesOn);
      expect(waits.some((button) => button.getAttribute('aria-keyshortcuts') === 'a')).toBe(true);
    }, wait);
    await userEvent.keyboard('a');
    await waitFor(() => expect(sent('/api/acknowledge-alert')).toHaveLength(1), wait);
    const told = async (says: string) => {
      const banner = await canvas.findByText(says, {}, wait);
      await expect(banner.closest('[role="status"]')).not.toBeNull();
    };
    await told(alertWords.acknowledged);
    await userEvent.click(await canvas.findByRole('button', { name: alertWords.undo }, wait));
    await told(alertClosingWords.undone);
    await expect(canvas.queryByText(alertWords.acknowledged)).toBeNull();
    // No toast lies over the way to the next alert.
    await expect(document.querySelector('[data-toasts] li')).toBeNull();
  },
});

/** SCR-02: what is acknowledged in the list is told by a toast, as its button goes (WCAG 4.1.3). */
export const AcknowledgesInTheList = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', takesOn, wait);
    if (!first) throw new Error('no open alert is listed');
    await userEvent.click(first);
    await expect(await body().findByText(alertWords.acknowledged, {}, wait)).toBeVisible();
  },
});

/** WCAG 2.4.3: what is opened has the focus, and keeps it when the button that was pressed goes; closed, its row has it. */
export const KeepsTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = () => canvas.getAllByRole('heading', { level: 2 }).at(-1)?.closest('section');
    await canvas.findAllByRole('rowheader', {}, wait);
    await nextByKey(canvas);
    await openFirst(canvas, userEvent);
    await waitFor(() => expect(panel()).toHaveFocus(), wait);
    await userEvent.click(within(panel() as HTMLElement).getByRole('button', takesOn));
    await waitFor(
      () => expect(within(panel() as HTMLElement).queryByRole('button', takesOn)).toBeNull(),
      wait,
    );
    await waitFor(() => expect(panel()).toHaveFocus(), wait);
    const before = panel();
    await userEvent.keyboard('j');
    await waitFor(() => expect(panel()).not.toBe(before), wait);
    await waitFor(() => expect(panel()).toHaveFocus(), wait);
    await userEvent.keyboard('k');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${alertWords.keys.next}`) }));
    await waitFor(() => expect(panel()).toHaveFocus(), wait);
    const listed = document.querySelector('th a[aria-current]')?.getAttribute('href') ?? '';
    await expect(listed).not.toBe('');
    await userEvent.click(within(panel() as HTMLElement).getByRole('button', { name: alertWords.close }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', listed));
  },
});

/** SCR-02: S opens the menu at its first action, again after Escape, and Enter does it: no mouse is needed. */
export const Snoozes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    const first = () => body().findByRole('menuitem', { name: alertWords.snoozeFor.hour }, wait);
    await userEvent.keyboard('s');
    const opened = await first();
    await waitFor(() => expect(opened).toHaveFocus(), wait);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('menu')).toBeNull());
    await userEvent.keyboard('s');
    const again = await first();
    await waitFor(() => expect(again).toHaveFocus(), wait);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent('/api/snooze-alert')).toHaveLength(1), wait);
    await expect((await canvas.findAllByText(snoozed, {}, wait)).length).toBeGreaterThan(0);
  },
});
