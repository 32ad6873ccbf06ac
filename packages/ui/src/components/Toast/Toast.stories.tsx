import { limits } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { toastWords } from '@rpm/domain/words/frame';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { useToast } from '../../providers/toast/ToastProvider.tsx';
import { Button } from '../Button/Button.tsx';
import type { ToastMessage } from './Toast.tsx';

/** What a screen does: `useToast().show({ kind, text })`. The provider stands around all stories and all screens. */
function ShowsToasts({ toasts }: ShowsToastsProps) {
  const toast = useToast();
  const showAll = () => {
    for (const message of toasts) toast.show(message);
  };
  return <Button onClick={showAll}>Show</Button>;
}

interface ShowsToastsProps {
  /** Shown one after the other by one press. */
  toasts: readonly ToastMessage[];
}

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: ShowsToasts,
  args: { toasts: [{ kind: 'success' as const, text: 'Enquiry submitted successfully!' }] },
});

type Play = { canvas: ReturnType<typeof within>; userEvent: { click: (element: Element) => Promise<void> } };

/** Presses Show and gives the toast when it has come to rest. */
async function showToast({ canvas, userEvent }: Play, role: 'status' | 'alert', text: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  const toast = (await screen.findByText(text)).closest(`[role=${role}]`);
  if (!(toast instanceof HTMLElement)) throw new Error(`No ${role} with this text.`);
  await waitFor(() => expect(toast).toHaveStyle({ opacity: '1' }));
  return toast;
}

const barOf = (toast: HTMLElement) => within(toast).getByRole('progressbar', { hidden: true });

/** ERR-05: for what the user asked for and is done. Closes by itself after 5 seconds, which the bar counts; unseen with reduced motion. */
export const Success = meta.story({
  play: async (context) => {
    const toast = await showToast(context, 'status', 'Enquiry submitted successfully!');
    await expect(barOf(toast)).toHaveStyle({
      animationDuration: `${limits.toastAutoCloseMs / 1000}s`,
      animationName: 'toast-bar',
      opacity: matchMedia('(prefers-reduced-motion: reduce)').matches ? '0' : '1',
    });
    await expect(limits.toastAutoCloseMs).toBe(5000);
  },
});

/** ERR-05: the place is the top right of the window, under the header of the page. */
export const AtTheTopRight = meta.story({
  tags: ['!w390'],
  play: async (context) => {
    const box = (
      await showToast(context, 'status', 'Enquiry submitted successfully!')
    ).getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    await expect(innerWidth - box.right).toBeGreaterThanOrEqual(0);
    await expect(innerWidth - box.right).toBeLessThanOrEqual(32);
    await expect(box.left).toBeGreaterThan(innerWidth / 2);
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThan(innerHeight / 2);
  },
});

/** ERR-05: the end of the bar is what closes the toast. */
export const ClosesByItself = meta.story({
  play: async (context) => {
    const toast = await showToast(context, 'status', 'Enquiry submitted successfully!');
    for (const animation of barOf(toast).getAnimations()) animation.finish();
    await waitFor(() => expect(screen.queryByText('Enquiry submitted successfully!')).toBeNull());
  },
});

/** Behaviour R27: a failure is an alert, said at once. It stands in the page too, because the toast goes. */
export const Failure = meta.story({
  args: { toasts: [{ kind: 'error', text: 'Failed to submit enquiry. Please try again.' }] },
  play: async (context) => {
    await showToast(context, 'alert', 'Failed to submit enquiry. Please try again.');
  },
});

/** STS-06: for the reason why nothing happened. */
export const Info = meta.story({
  args: { toasts: [{ kind: 'info', text: clinicOrderWords.alreadyActivated }] },
  play: async (context) => {
    await showToast(context, 'status', clinicOrderWords.alreadyActivated);
  },
});

/** Three at a time; the newest is on top. Shown before the code of toasts has come, none is lost. */
export const Several = meta.story({
  args: {
    toasts: [
      { kind: 'success', text: 'Order ORD-1 is now Processing.' },
      { kind: 'error', text: clinicOrderWords.statusNotUpdated },
      { kind: 'info', text: clinicOrderWords.deactivated },
    ],
  },
  play: async (context) => {
    await showToast(context, 'status', clinicOrderWords.deactivated);
    const region = screen.getByRole('region', { name: toastWords.region });
    const closers = within(region).getAllByRole('button', { name: toastWords.close });
    await expect(closers).toHaveLength(3);
    await expect(region.textContent).toMatch(
      new RegExp([clinicOrderWords.deactivated, clinicOrderWords.statusNotUpdated, 'ORD-1'].join('.*')),
    );
  },
});

/** Behaviour 1a, duplicate submit: the same text, while it is shown, appears once. */
export const SameTextOnce = meta.story({
  play: async (context) => {
    const toast = await showToast(context, 'status', 'Enquiry submitted successfully!');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show' }));
    await expect(screen.getAllByText('Enquiry submitted successfully!')).toHaveLength(1);
    await context.userEvent.click(within(toast).getByRole('button', { name: toastWords.close }));
    await waitFor(() => expect(screen.queryByText('Enquiry submitted successfully!')).toBeNull());
    await showToast(context, 'status', 'Enquiry submitted successfully!');
  },
});

/** The close button has a name, and closes. */
export const ClosesByButton = meta.story({
  play: async (context) => {
    const toast = await showToast(context, 'status', 'Enquiry submitted successfully!');
    await context.userEvent.click(within(toast).getByRole('button', { name: toastWords.close }));
    await waitFor(() => expect(screen.queryByText('Enquiry submitted successfully!')).toBeNull());
  },
});

const undo = fn();

/** What can be done about it is done once, and the toast goes. The page offers the same (behaviour R27). */
export const WithAction = meta.story({
  args: { toasts: [{ kind: 'success', text: 'Saved.', action: { label: 'Undo', onPress: undo } }] },
  beforeEach: () => void undo.mockClear(),
  play: async (context) => {
    const toast = await showToast(context, 'status', 'Saved.');
    await context.userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
  },
});

/** Alt+T goes to the toast from anywhere, Escape closes it. */
export const ClosesByEscape = meta.story({
  play: async (context) => {
    const toast = await showToast(context, 'status', 'Enquiry submitted successfully!');
    await context.userEvent.keyboard('{Escape}');
    await expect(toast).toBeInTheDocument();
    await context.userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(toast).toHaveFocus();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Enquiry submitted successfully!')).toBeNull());
  },
});

/** Behaviour R27: the time stands still while the focus is on the toast or on its button, and goes on afterwards. */
export const PausesOnFocus = meta.story({
  play: async (context) => {
    const toast = await showToast(context, 'status', 'Enquiry submitted successfully!');
    await context.userEvent.unhover(toast);
    await expect(barOf(toast)).toHaveStyle({ animationPlayState: 'running' });
    await context.userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(barOf(toast)).toHaveStyle({ animationPlayState: 'paused' });
    await context.userEvent.tab();
    await expect(within(toast).getByRole('button', { name: toastWords.close })).toHaveFocus();
    await expect(barOf(toast)).toHaveStyle({ animationPlayState: 'paused' });
    context.canvas.getByRole('button', { name: 'Show' }).focus();
    await waitFor(() => expect(barOf(toast)).toHaveStyle({ animationPlayState: 'running' }));
  },
});

/** Behaviour R27: the time stands still while the pointer is on the toast. */
export const PausesOnHover = meta.story({
  play: async (context) => {
    const toast = await showToast(context, 'status', 'Enquiry submitted successfully!');
    await context.userEvent.hover(toast);
    await waitFor(() => expect(barOf(toast)).toHaveStyle({ animationPlayState: 'paused' }));
    await context.userEvent.unhover(toast);
    await waitFor(() => expect(barOf(toast)).toHaveStyle({ animationPlayState: 'running' }));
  },
});

/** ERR-05: dragged by less than 80 percent of its width it comes back, by more it goes. */
export const DragDismisses = meta.story({
  play: async (context) => {
    const toast = await showToast(context, 'status', 'Enquiry submitted successfully!');
    const dragBy = async (percent: number) => {
      await fireEvent.pointerDown(toast, { clientX: 0 });
      await fireEvent.pointerMove(document, { clientX: (toast.offsetWidth * percent) / 100 });
      await fireEvent.pointerUp(document);
    };
    await dragBy(79);
    await expect(toast).toBeInTheDocument();
    await dragBy(81);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
});

function LeavesAfterwards() {
  const toast = useToast();
  const [isHere, setIsHere] = useState(true);
  const leave = () => {
    setIsHere(false);
    toast.show({ kind: 'success', text: 'Order ORD-1 is now Shipped.' });
  };
  return isHere ? <Button onClick={leave}>Show</Button> : <p>Another screen</p>;
}

/** Behaviour 1a, unmount: the answer to a change is told although the screen that asked is gone. */
export const OutlivesItsCaller = meta.story({
  render: () => <LeavesAfterwards />,
  play: async (context) => {
    await showToast(context, 'status', 'Order ORD-1 is now Shipped.');
    await expect(context.canvas.queryByRole('button', { name: 'Show' })).toBeNull();
  },
});

const longText = 'Mockford'.repeat(25);

/** Behaviour 1b: long words break, right-to-left text keeps its order, markup stays text. */
export const Stress = meta.story({
  args: {
    toasts: [
      { kind: 'error', text: longText },
      { kind: 'info', text: 'מרים בדיקה' },
      { kind: 'success', text: '<img src=x onerror=alert(1)>' },
    ],
  },
  play: async (context) => {
    const toast = await showToast(context, 'alert', longText);
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
    await expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
});
