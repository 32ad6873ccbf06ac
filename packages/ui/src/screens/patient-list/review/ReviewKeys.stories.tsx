import { endpoints } from '@rpm/api-client';
import { localTimeOf, readStamp } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { noteWords } from '@rpm/domain/words/note';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import preview from '@rpm/storybook/preview.tsx';
import { type Canvas, fiveWait, isHere, opened, rows, textOf, wait } from '@rpm/storybook/reviewStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { PatientListScreen } from '../PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode/Keys',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?review=1', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: fiveWait,
});

/** WCAG 2.1.4: J next, K back, R reviewed, Z undo; none while something is typed, or with a modifier. */
export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('j');
    const second = await opened(canvas);
    await expect(second).not.toBe(first);
    await userEvent.keyboard('k');
    await isHere(first);
    await userEvent.keyboard('{Control>}j{/Control}');
    await isHere(first);
    await opened(canvas);
    await userEvent.keyboard('r');
    await isHere(second);
    await waitFor(() => expect(bodiesTo(endpoints.reviewReadings)).toHaveLength(1));
    await expect(await canvas.findByText(texts.states.reviewed, { selector: 'li span' }, wait)).toBeVisible();
    await opened(canvas);
    await userEvent.keyboard('z');
    await isHere(first);
    await waitFor(() => expect(bodiesTo(endpoints.undoReview)).toHaveLength(1));
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: texts.help.title }, wait));
    await userEvent.keyboard('j');
    await isHere(first);
    await userEvent.click(help.getByRole('checkbox', { name: texts.keySwitchLabel }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await isHere(first);
    await expect(localStorage.getItem('rpm.keys')).toBe('off');
  },
});

/** Keys that come in one and the same moment, before any frame. */
const pressAtOnce = (...keys: string[]) => {
  for (const key of keys) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

/** The next patient is held, drawn and read, so that a key only shows them. */
async function nextIsDrawn(canvas: Canvas): Promise<string> {
  await opened(canvas);
  return textOf(() => document.querySelector('.invisible:not(:has([role="status"])) h2'));
}

const userIdOf = (at: number) => (bodiesTo(endpoints.claimPatient)[at] as { userId: string }).userId;

/** SCR-02, ADR 31: a key shows the next patient at once, and the page around follows behind that frame. */
export const ShowsAtOnce = meta.story({
  play: async ({ canvas }) => {
    const second = await nextIsDrawn(canvas);
    const before = (await rows(canvas))[0];
    pressAtOnce('j');
    await Promise.resolve();
    await expect(document.querySelector('#open-patient')).toHaveTextContent(second);
    await expect(before).toHaveAttribute('aria-current', 'true');
    // Who was left comes before, folded to a line.
    await waitFor(async () => expect((await rows(canvas))[1]).toHaveTextContent(second), wait);
    await expect((await rows(canvas))[1]).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(document.querySelector('#open-patient')).toHaveFocus());
    await expect(document.querySelectorAll('#open-patient')).toHaveLength(1);
  },
});

/** ADR 31: R pressed in the same moment as J marks the patient whom J showed, and not the one before. */
export const ReviewedRightAfterNext = meta.story({
  play: async ({ canvas }) => {
    const second = await nextIsDrawn(canvas);
    const userId = userIdOf(1);
    pressAtOnce('j', 'r');
    await waitFor(() => expect(bodiesTo(endpoints.reviewReadings)).toMatchObject([{ userId }]), wait);
    const done = await canvas.findByText(texts.states.reviewed, { selector: 'li span' }, wait);
    await expect(done.closest('li')).toHaveTextContent(second);
    await expect(canvas.getByText(texts.states.left, { selector: 'li span' })).toBeVisible();
  },
});

/** ADR 31: two keys in one moment go on by two, and each patient is passed once. */
export const TwoKeysAtOnce = meta.story({
  play: async ({ canvas }) => {
    const first = await opened(canvas);
    const second = await nextIsDrawn(canvas);
    pressAtOnce('j', 'j');
    await waitFor(
      () => expect(canvas.getAllByText(texts.states.left, { selector: 'li span' })).toHaveLength(2),
      wait,
    );
    const third = await opened(canvas);
    await expect([first, second]).not.toContain(third);
    pressAtOnce('k');
    await isHere(second);
  },
});

/** SCR-02: S opens the menu at its first action, the arrow goes on, and Enter puts off until eight in the morning. */
export const SnoozesByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('s');
    const { hour, tomorrow } = alertWords.snoozeFor;
    const atTop = await screen.findByRole('menuitem', { name: hour }, wait);
    await waitFor(() => expect(atTop).toHaveFocus(), wait);
    // Until the morning of the next day, whatever the hour.
    for (let steps = 0; steps < 2; steps += 1) {
      if (document.activeElement?.textContent !== tomorrow) await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(atTop).not.toHaveFocus(), wait);
    }
    await waitFor(() => expect(screen.getByRole('menuitem', { name: tomorrow })).toHaveFocus(), wait);
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await opened(canvas)).not.toBe(first), wait);
    const [asked] = bodiesTo(endpoints.snoozeAlert) as { until: string }[];
    const until = readStamp(String(asked?.until));
    await expect(until && localTimeOf(until, browserTimeZone())).toMatchObject({
      day: 21,
      hour: 8,
      minute: 0,
    });
  },
});

/** SCR-02: a patient is put off until a time that is picked; the next one is open then. */
export const SnoozesUntilPicked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: texts.keys.snooze }, wait);
    await userEvent.keyboard('s');
    await userEvent.click(await screen.findByRole('menuitem', { name: alertWords.snoozePick }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: alertWords.snooze }, wait));
    const until = dialog.getByLabelText(new RegExp(alertWords.snoozeUntil));
    await fireEvent.change(until, { target: { value: '2026-11-24T09:30' } });
    await userEvent.click(dialog.getByRole('button', { name: alertWords.snooze }));
    await waitFor(() => expect(bodiesTo(endpoints.snoozeAlert)).not.toHaveLength(0), wait);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** WCAG 2.4.3: a composer that is closed gives the focus back to the patient, where a screen reader reads on. */
export const NoteClosed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    const head = document.querySelector('#open-patient');
    await waitFor(() => expect(head).toHaveFocus(), wait);
    await userEvent.keyboard('n');
    const text = await screen.findByRole('textbox', { name: noteWords.composer.text }, wait);
    await waitFor(() => expect(text).toHaveFocus(), wait);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(head).toHaveFocus());
  },
});
