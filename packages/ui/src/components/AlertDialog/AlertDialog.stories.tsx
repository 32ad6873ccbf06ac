import preview from '@rpm/storybook/preview.tsx';
import { largestText } from '@rpm/storybook/views.ts';
import { expect, fn, screen, within } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const keep = fn();
const leave = fn();

const meta = preview.meta({
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  // It lies over the whole page: on the page of documentation each story has one of its own.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    isOpen: true,
    title: 'Leave this page?',
    description: 'What you typed is not saved.',
    safe: { label: 'Stay', onPress: () => keep() },
    act: { label: 'Leave', onPress: () => leave() },
  },
  beforeEach: () => {
    keep.mockClear();
    leave.mockClear();
  },
});

/** Behaviour R9: the focus is on the safe answer, and a press outside answers nothing. */
export const Question = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    await expect(dialog).toHaveAccessibleDescription('What you typed is not saved.');
    await expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(keep).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
  },
});

/** Escape gives the safe answer. */
export const EscapeIsSafe = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(keep).toHaveBeenCalledOnce();
    await expect(leave).not.toHaveBeenCalled();
  },
});

/** For what cannot be taken back. */
export const Dangerous = meta.story({
  args: {
    title: 'Remove this device?',
    description: 'Its reference ranges are removed with it.',
    safe: { label: 'Keep', onPress: () => keep() },
    act: { label: 'Remove', onPress: () => leave(), isDangerous: true },
  },
});

/** Behaviour 1a, duplicate submit: while the answer runs a second press does nothing. */
export const Busy = meta.story({
  args: { act: { label: 'Leave', onPress: () => leave(), busy: 'Leaving...' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leaving...' }));
    await expect(leave).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a: why the act was not done is told at once, after the description and not in its paragraph; the question stays. */
export const NotDone = meta.story({
  args: { problem: "That didn't work. Try again." },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const alert = within(dialog).getByRole('alert');
    await expect(alert).toHaveTextContent("That didn't work. Try again.");
    await expect(dialog).toHaveAccessibleDescription('What you typed is not saved.');
    await expect(alert.closest('p')).toBeNull();
    await expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus();
  },
});

/** The session's warning: over everything, centered, one answer that has the focus. */
export const WithMark = meta.story({
  args: {
    layer: 'session',
    title: 'Session Timeout Warning',
    description: 'You have not been active for some time. You will be logged out in 8 seconds.',
    mark: (
      <span className="grid size-30 place-items-center rounded-full border-8 border-brand-solid text-number">
        8
      </span>
    ),
    safe: { label: 'Keep Me Logged In', onPress: () => keep() },
    act: undefined,
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Keep Me Logged In' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(keep).toHaveBeenCalledOnce();
  },
});

/** Behaviour 1b: 200 characters, markup, right to left. */
export const Stress = meta.story({
  args: { title: '<script>alert(1)</script> מרים בדיקה', description: 'Mockford'.repeat(25) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '<script>alert(1)</script> מרים בדיקה' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** Behaviour R9: higher than the window, as in large text on a small phone, it begins with its question and not with its answers. */
export const Tall = meta.story({
  args: { description: 'What you typed is not saved. '.repeat(30) },
  globals: { viewport: { value: 'w320' } },
  tags: ['w320'],
  beforeEach: largestText,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    await expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollTop).toBe(0);
  },
});
