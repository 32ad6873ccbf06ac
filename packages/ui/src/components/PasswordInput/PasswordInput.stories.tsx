import { limits } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { loginErrors, loginWords } from '@rpm/domain/words/login';
import preview from '@rpm/storybook/preview.tsx';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect } from 'storybook/test';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/PasswordInput',
  component: PasswordInput,
});

/** A password that is known. */
export const Default = meta.story({
  tags: ['w320'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(accountWords.password.label);
    await userEvent.type(input, 'something');
    await userEvent.click(canvas.getByRole('button', { name: loginWords.showPassword }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** Wrong. */
export const Invalid = meta.story({ args: { error: loginErrors.passwordRequired } });

/** SCR-01: one that is chosen. The rule is checked while it is typed, and a screen reader hears once that it is met. */
export const Chosen = meta.story({
  render: () => <NewPasswordInput error={undefined} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(accountWords.password.newLabel);
    await expect(input).toHaveAccessibleDescription(
      beginning(accountWords.password.hint({ passwordMinCharacters: limits.passwordMinCharacters })),
    );
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(input, 'two words');
    await expect(canvas.getByText(accountWords.password.toGo({ count: 3 }))).toBeVisible();
    await userEvent.type(input, '   ');
    await expect(canvas.getByText(accountWords.password.longEnough)).toBeVisible();
    await userEvent.type(input, '{Backspace}');
    await expect(canvas.getByText(accountWords.password.toGo({ count: 1 }))).toBeVisible();
    await expect(canvas.queryByText(accountWords.password.longEnough)).toBeNull();
  },
});
