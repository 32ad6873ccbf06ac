import { rangeWords } from '@rpm/domain/words/range';
import preview from '@rpm/storybook/preview.tsx';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
});

/** For the one action of a view. A press calls `onClick` once. */
export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** For every other action. */
export const Secondary = meta.story({ args: { variant: 'secondary' } });

/** For the next step of a row, where ten primary buttons would shout. */
export const Soft = meta.story({ args: { variant: 'soft' } });

/** For quiet actions in bars and card heads. */
export const Ghost = meta.story({ args: { variant: 'ghost' } });

/** For what cannot be taken back. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Remove' } });

/** STS-06: an inert button is focusable and says its reason when pressed (behaviour R16). */
export const Inert = meta.story({
  args: { variant: 'inert', children: 'Activated' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Activated' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** A second press while busy does nothing (behaviour 1a, duplicate submit). */
export const Busy = meta.story({
  args: { variant: 'primary', busy: rangeWords.busy },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: rangeWords.busy });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Cannot be used now, keeps its place in the tab order, does nothing. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

/** 32, 36, 44 and 52 px. */
export const Sizes = meta.story({
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Small 32</Button>
      <Button size="md">Default 36</Button>
      <Button size="lg">Large 44</Button>
      <Button size="xl" variant="primary">
        Patient 52
      </Button>
    </div>
  ),
});

/** The icon stands before the label and is not read out. */
export const WithIcon = meta.story({
  args: {
    variant: 'primary',
    icon: <Plus aria-hidden="true" className="size-icon" />,
    children: 'Assign Device',
  },
});

/** A long label wraps and is never cut. */
export const LongLabel = meta.story({
  args: { children: 'Confirm the order of all selected devices for pickup at the front desk of the clinic' },
  decorators: [
    (Story) => (
      <div className="w-48">
        <Story />
      </div>
    ),
  ],
});
