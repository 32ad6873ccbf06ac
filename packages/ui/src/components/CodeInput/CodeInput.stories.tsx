import { accountWords } from '@rpm/domain/words/account';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { CodeInput } from './CodeInput.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/CodeInput',
  component: CodeInput,
  args: { label: accountWords.code.label, hint: 'Six digits from the mail', name: 'code', onChange: fn() },
});

/** Empty. One field for screen readers, six boxes for the eye. */
export const Default = meta.story({ tags: ['w320'] });

/** SCR-01: pasted in groups, as a mail may have it; what is no digit is left out, of more than six the first count. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(accountWords.code.label);
    await userEvent.click(input);
    await userEvent.paste('Your code: 012 345 67');
    await expect(input).toHaveValue('012345');
    await expect(args.onChange).toHaveBeenLastCalledWith('012345');
    await userEvent.keyboard('{Backspace}9');
    await expect(input).toHaveValue('012349');
  },
});

/** What is wrong stands under the boxes. */
export const Invalid = meta.story({
  args: { error: 'Enter all six digits', isRequired: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(accountWords.code.label);
    await userEvent.type(input, '123');
    await expect(input).toHaveAccessibleDescription('Six digits from the mail Enter all six digits');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
});
