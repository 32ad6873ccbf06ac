import { addressWords } from '@rpm/domain/words/address';
import { loginWords } from '@rpm/domain/words/login';
import { rangeWords } from '@rpm/domain/words/range';
import preview from '@rpm/storybook/preview.tsx';
import { Eye, EyeOff, Mail } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextInput } from './TextInput.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/TextInput',
  component: TextInput,
  args: { label: addressWords.city, defaultValue: 'Mockville', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
});

/** For one line of text. */
export const Plain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: addressWords.city });
    await userEvent.type(input, '!');
    await expect(input).toHaveValue('Mockville!');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** For a value that may need help to be written. */
export const WithHint = meta.story({ args: { hint: 'Where the device is sent' } });

/** WCAG 3.3.1: the error is told by text and shape, and read out with the control. */
export const WithError = meta.story({
  args: {
    label: addressWords.state,
    defaultValue: '',
    error: addressWords.errors.stateRequired,
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: addressWords.state });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(addressWords.errors.stateRequired);
  },
});

/** For a value that is known and not asked. It can be focused and copied, and not changed. */
export const ReadOnly = meta.story({
  args: { label: rangeWords.doctor, defaultValue: 'Wren Q. Exampledoc', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: rangeWords.doctor });
    await userEvent.type(input, 'x');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Wren Q. Exampledoc');
  },
});

/** For what is not available now. Prefer to leave it out, or say why in the hint. */
export const Disabled = meta.story({
  args: { label: 'Disabled', defaultValue: 'Not available', disabled: true },
});

/** A measured value; the unit is read out too. */
export const WithUnit = meta.story({
  args: { label: 'Weight', defaultValue: '178.1', unit: 'lb', inputMode: 'decimal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toHaveAccessibleDescription('lb');
  },
});

/** An icon before the text is an ornament: the label still stands above. */
export const WithIcon = meta.story({
  args: {
    label: loginWords.email,
    type: 'email',
    defaultValue: 'marigold.testpatient@example.test',
    icon: <Mail aria-hidden="true" strokeWidth={1.75} className="size-full" />,
  },
});

function Password() {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextInput
      label={loginWords.password}
      type={isShown ? 'text' : 'password'}
      defaultValue="placeholder1"
      autoComplete="current-password"
      trailing={
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          aria-label={isShown ? loginWords.hidePassword : loginWords.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? loginWords.hide : loginWords.show}
        </Button>
      }
    />
  );
}

/** A button at the end stays reachable by Tab, after the text. */
export const WithButton = meta.story({
  render: () => <Password />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(loginWords.password, { selector: 'input' });
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('placeholder1');
  },
});

const onSubmit = fn();

function HookForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { city: '' } });
  return (
    <form noValidate className="grid gap-3" onSubmit={handleSubmit((values) => onSubmit(values))}>
      <TextInput
        label={addressWords.city}
        {...register('city', { required: addressWords.errors.cityRequired })}
        error={formState.errors.city?.message}
        isRequired
      />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  );
}

/** With react-hook-form: an error gives the field the focus, and goes away when it is mended. */
export const InAForm = meta.story({
  render: () => <HookForm />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const input = canvas.getByRole('textbox', { name: addressWords.city });
    await expect(await canvas.findByText(addressWords.errors.cityRequired)).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Mockville{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({ city: 'Mockville' });
    await expect(input).not.toBeInvalid();
  },
});

/** Foreign and hostile text is shown as it is. */
export const StressText = meta.story({
  args: { label: 'First name', defaultValue: 'מרים בדיקה <script>alert(1)</script>', dir: 'auto' },
});

/** At 320 px with a unit, an icon and a long value. */
export const Narrow = meta.story({
  args: {
    unit: 'mmol/L',
    icon: <Mail aria-hidden="true" strokeWidth={1.75} className="size-full" />,
    defaultValue: 'a value that is far longer than its control',
  },
  globals: { viewport: { value: 'w320' } },
  tags: ['w320'],
});
