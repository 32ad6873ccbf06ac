import { addressWords } from '@rpm/domain/words/address';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { controlLook, controlStyle } from './controlStyle.ts';
import { Field } from './Field.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/Field',
  component: Field,
  args: {
    label: addressWords.city,
    children: (control) => (
      <input
        {...control}
        defaultValue="Mockville"
        className={`${controlStyle({ look: controlLook({ error: control['aria-invalid'] && 'x' }) })} px-control-pad`}
      />
    ),
  },
});

/** The label names the control and gives it the focus when pressed. */
export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(addressWords.city));
    const control = canvas.getByRole('textbox', { name: addressWords.city });
    await expect(control).toHaveFocus();
    await expect(control).not.toHaveAttribute('aria-invalid');
    await expect(control).not.toHaveAttribute('aria-describedby');
  },
});

/** Hint and error are both read out with the control, the hint first. */
export const HintAndError = meta.story({
  args: { hint: 'Where the device is sent', error: addressWords.errors.cityRequired, isRequired: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: addressWords.city });
    await expect(control).toHaveAccessibleDescription(
      `Where the device is sent ${addressWords.errors.cityRequired}`,
    );
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
  },
});

/** For a control whose place says what it is: the label is there for screen readers. */
export const HiddenLabel = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: addressWords.city })).toBeVisible();
  },
});

/** Long and foreign texts wrap; markup is text. */
export const StressText = meta.story({
  args: {
    label: 'The city of the address that the device is sent to, as it is written on letters',
    hint: 'מרים בדיקה <img src=x onerror=alert(1)>',
    error: `${'Averylongword'.repeat(12)} is too long. Shorten it to the name of the city alone, without district and postal code.`,
  },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
});
