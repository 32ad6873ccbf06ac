import preview from '@rpm/storybook/preview.tsx';
import { largestText } from '@rpm/storybook/views.ts';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateTimeInput, type DateTimeInputProps } from './DateTimeInput.tsx';

function Living({ value: first, onChange, ...rest }: DateTimeInputProps) {
  const [value, setValue] = useState(first);
  const change = (next: string, isUnreadable: boolean) => {
    setValue(next);
    onChange(next, isUnreadable);
  };
  return <DateTimeInput {...rest} value={value} onChange={change} />;
}

const meta = preview.meta({
  title: 'Components/Inputs/DateTimeInput',
  component: DateTimeInput,
  args: { label: 'Pickup time', value: '', onChange: fn() },
  render: (args) => (
    <div className="max-w-80">
      <Living {...args} />
    </div>
  ),
});

/** For a time that is agreed with a patient. The value is local time, to the minute. */
export const Chosen = meta.story({
  args: { value: '2026-11-24T09:30', min: '2026-11-21T09:00' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Pickup time');
    await expect(input).toHaveValue('2026-11-24T09:30');
    await expect(input).toHaveAttribute('min', '2026-11-21T09:00');
    await fireEvent.change(input, { target: { value: '2026-11-25T10:00' } });
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-25T10:00', false);
    await expect(input).toHaveValue('2026-11-25T10:00');
  },
});

/** Nothing is chosen; the browser shows the form that it expects. */
export const Empty = meta.story({ args: { hint: 'During the opening hours of the clinic' } });

/** WCAG 3.3.1: a time that is past. */
export const WithError = meta.story({
  args: { value: '2026-11-01T09:30', error: 'Choose a time that is still to come', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Pickup time');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Choose a time that is still to come');
  },
});

/** RNG-11: February 30 is typed. The browser has no value for it, and says so by `badInput` when the field is left. */
export const Unreadable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Pickup time');
    // Stands for what is typed: the parts of the browser's own field cannot be reached from a script.
    Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } });
    await userEvent.click(input);
    input.blur();
    await expect(args.onChange).toHaveBeenLastCalledWith('', true);
    Object.defineProperty(input, 'validity', { value: { badInput: false } });
    await userEvent.click(input);
    input.blur();
    await expect(args.onChange).toHaveBeenLastCalledWith('', false);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** At 320 px. */
export const Narrow = meta.story({
  args: { value: '2026-11-24T09:30' },
  globals: { viewport: { value: 'w320' } },
  tags: ['w320'],
});

/** RTE-07: in the largest text of the profile a narrow phone shows AM or PM too: it does not lie under the button of the picker. */
export const LargestText = meta.story({
  args: { value: '2026-11-24T21:30' },
  globals: { viewport: { value: 'w320' }, density: 'patient' },
  tags: ['w320'],
  beforeEach: largestText,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Pickup time');
    const { clientWidth, style } = input;
    Object.assign(style, { flex: 'none', width: 'max-content' });
    const { width: wanted } = input.getBoundingClientRect();
    style.removeProperty('flex');
    style.removeProperty('width');
    await expect(wanted).toBeLessThanOrEqual(clientWidth);
  },
});
