import preview from '@rpm/storybook/preview.tsx';
import { Pencil, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const press = fn();

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { name: 'Edit range', icon: <Pencil strokeWidth={1.75} />, onClick: () => press() },
  beforeEach: () => {
    press.mockClear();
  },
});

/** For quiet actions in bars, card heads and corners. Its name is read out; the icon is not. */
export const Ghost = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit range' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
});

/** For an icon beside fields or secondary buttons. */
export const Secondary = meta.story({
  args: { variant: 'secondary', name: 'Remove device', icon: <Trash2 strokeWidth={1.75} /> },
});

/** Cannot be used now, keeps its place in the tab order, does nothing. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit range' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(press).not.toHaveBeenCalled();
  },
});

/** WCAG 2.5.8: 32 px in the staff's bars, 44 px on phones and for patients. */
export const Sizes = meta.story({
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton name="Close small" size="sm" icon={<X strokeWidth={1.75} />} />
      <IconButton name="Close large" size="lg" icon={<X strokeWidth={1.75} />} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name, side] of [
      ['Close small', 32],
      ['Close large', 44],
    ] as const) {
      const { width, height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect([width, height]).toEqual([side, side]);
    }
  },
});
