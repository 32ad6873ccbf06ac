import preview from '@rpm/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Same as the home address', onChange: fn() },
});

/** The label and the space key turn it on and off. */
export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Same as the home address' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Same as the home address'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** Chosen. */
export const On = meta.story({ args: { defaultChecked: true } });

/** For a choice whose effect is not plain from its name. */
export const WithHint = meta.story({
  args: { hint: 'The device is sent there' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('The device is sent there');
  },
});

/** WCAG 3.3.1: a choice without which the form cannot be sent. */
export const WithError = meta.story({
  args: { error: 'Confirm the address', isRequired: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Confirm the address');
  },
});

/** What is not available now, off and on. */
export const Disabled = meta.story({
  render: () => (
    <div className="grid gap-2">
      <Checkbox label="Off, not available" disabled />
      <Checkbox label="On, not available" disabled defaultChecked />
    </div>
  ),
});

/** A long label wraps beside the box; foreign text and markup are text. */
export const StressText = meta.story({
  render: () => (
    <div className="grid max-w-72 gap-2">
      <Checkbox
        label={'I have read what the clinic wrote about the device and agree to it. '.repeat(3).trim()}
      />
      <Checkbox label="מרים בדיקה <script>alert(1)</script>" defaultChecked />
    </div>
  ),
});
