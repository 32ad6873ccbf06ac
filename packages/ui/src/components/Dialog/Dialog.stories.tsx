import { activateWords } from '@rpm/domain/words/device';
import { dialogWords, toastWords } from '@rpm/domain/words/frame';
import { orderWords } from '@rpm/domain/words/order';
import preview from '@rpm/storybook/preview.tsx';
import { type ComponentProps, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useToast } from '../../providers/toast/ToastProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

type Extras = Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'onClose'>;

/** A page with a button that opens the dialog: the caller owns only whether it is open. */
function Opens(props: Extras) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function SerialNumber() {
  return (
    <label className="flex flex-col gap-1.5 text-label">
      {activateWords.serial}
      <input className="min-h-control rounded-md border border-line-control bg-surface px-control-pad text-body" />
    </label>
  );
}

const buttons = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">{activateWords.activate}</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  render: ({ isOpen: _isOpen, onClose: _onClose, ...extras }) => <Opens {...extras} />,
  args: {
    isOpen: false,
    onClose: () => {},
    title: 'Activate your device',
    description: 'Upper Arm Monitor, model EX-BP120',
    children: <SerialNumber />,
    actions: buttons,
  },
});

type Play = { canvas: ReturnType<typeof within>; userEvent: { click: (element: Element) => Promise<void> } };

async function open({ canvas, userEvent }: Play, name = 'Activate your device') {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name });
}

/** WCAG 2.4.3: the focus goes to the first field, stays inside, and goes back to the opener after Escape. */
export const WithForm = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await open(context);
    const inside = within(dialog);
    await expect(dialog).toHaveAccessibleDescription('Upper Arm Monitor, model EX-BP120');
    await expect(inside.getByLabelText(activateWords.serial)).toHaveFocus();
    for (const name of ['Cancel', activateWords.activate, dialogWords.close]) {
      await userEvent.tab();
      await expect(inside.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(inside.getByLabelText(activateWords.serial)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await open(context);
  },
});

/** 480 px: a question or a few fields. The close button closes it. */
export const Narrow = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getBoundingClientRect().width).toBe(480);
    await context.userEvent.click(within(dialog).getByRole('button', { name: dialogWords.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(context);
  },
});

/** 520 px: a result, with its mark. What does not end the dialog stands at the other end of the foot (REV-06). */
export const Medium = meta.story({
  args: {
    width: 'medium',
    title: 'Order Confirmation',
    description: orderWords.review.confirmed.Mail({ count: 2, name: 'Juniper Mockford' }),
    mark: <span className="block size-11 rounded-full bg-feedback-success-icon" />,
    children: null,
    aside: <Button>Print Order</Button>,
    actions: (
      <>
        <Button>Add Device</Button>
        <Button variant="primary">Go to Dashboard</Button>
      </>
    ),
  },
  play: async (context) => {
    const dialog = await open(context, 'Order Confirmation');
    await expect(dialog.getBoundingClientRect().width).toBe(520);
    await expect(dialog).toHaveFocus();
  },
});

/** 960 px: a form with columns. */
export const Wide = meta.story({
  args: { width: 'wide' },
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getBoundingClientRect().width).toBe(960);
  },
});

/** 390 px: a sheet from the bottom; the actions are rows of 52 px, the primary one on top. */
export const Phone = meta.story({
  globals: { viewport: { value: 'w390' } },
  tags: ['w390'],
  play: async (context) => {
    const dialog = await open(context);
    const [primary, quiet] = [activateWords.activate, 'Cancel'].map((name) =>
      within(dialog).getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(dialog.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect([primary?.height, quiet?.height]).toEqual([52, 52]);
    await expect(primary?.bottom).toBeLessThan(quiet?.top ?? 0);
  },
});

/** A press outside closes what has nothing to lose. */
export const ClosesOutside = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.parentElement ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Behaviour 1a, activation: a press outside does not throw away what was typed. */
export const StaysOpenOutside = meta.story({
  args: { closesOutside: false },
  play: async (context) => {
    const dialog = await open(context);
    const serial = within(dialog).getByLabelText(activateWords.serial);
    await context.userEvent.type(serial, 'SN-1');
    await context.userEvent.click(dialog.parentElement ?? dialog);
    await expect(dialog).toBeInTheDocument();
    await expect(serial).toHaveValue('SN-1');
  },
});

/** One over the other: Escape closes the upper one only, and the focus goes back into the lower. */
export const Stacked = meta.story({
  args: {
    title: 'Lower',
    description: null,
    children: <Opens title="Upper" actions={<Button>Fine</Button>} />,
    actions: null,
  },
  play: async (context) => {
    const lower = await open(context, 'Lower');
    await context.userEvent.click(within(lower).getByRole('button', { name: 'Open' }));
    const upper = await screen.findByRole('dialog', { name: 'Upper' });
    const { left, top } = upper.getBoundingClientRect();
    await expect(upper).toContainElement(document.elementFromPoint(left + 20, top + 20) as HTMLElement);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(upper).not.toBeInTheDocument());
    await waitFor(() => expect(within(lower).getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

function Saves() {
  const toast = useToast();
  return <Button onClick={() => toast.show({ kind: 'error', text: 'An error occurred' })}>Save</Button>;
}

/** ERR-05: a toast lies over the dialog; it can be closed, is not hidden from screen readers, and closes only itself. */
export const ToastOverIt = meta.story({
  args: { children: <Saves />, actions: null },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const toast = await screen.findByRole('alert');
    await expect(toast).toHaveTextContent('An error occurred');
    await context.userEvent.click(within(toast).getByRole('button', { name: toastWords.close }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
  },
});

/** WCAG 1.4.10: a long dialog scrolls; its foot stays in view and no text is cut. */
export const LongContent = meta.story({
  args: { children: Array.from({ length: 80 }, (_, index) => <p key={String(index)}>Row {index + 1}</p>) },
  play: async (context) => {
    const dialog = await open(context);
    const { bottom } = within(dialog)
      .getByRole('button', { name: activateWords.activate })
      .getBoundingClientRect();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});

const longWord = 'Mockford'.repeat(25);

/** Behaviour 1b: a title of 200 characters breaks. */
export const LongTitle = meta.story({
  args: { title: longWord },
  play: async (context) => {
    const dialog = await open(context, longWord);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** Behaviour 1b: markup in a title stays text, right-to-left text keeps its order. */
export const MarkupInTitle = meta.story({
  args: { title: '<img src=x onerror=alert(1)> מרים בדיקה' },
  play: async (context) => {
    const dialog = await open(context, '<img src=x onerror=alert(1)> מרים בדיקה');
    await expect(dialog.querySelector('img')).toBeNull();
  },
});
