import { limits } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { fieldWords } from '@rpm/domain/words/field';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Living({ value: first, onChange, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SearchField {...rest} value={value} onChange={change} />;
}

const meta = preview.meta({
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  args: {
    label: clinicOrderWords.searchFor.patient,
    placeholder: clinicOrderWords.searchPlaceholder,
    maxLength: limits.searchMaxCharacters,
    value: '',
    onChange: fn(),
  },
  render: (args) => (
    <div className="max-w-80">
      <Living {...args} />
    </div>
  ),
});

/** ORD-03: each change is told with the whole text; the button empties the field and gives the focus back. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: clinicOrderWords.searchFor.patient });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'Ma');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ma');
    await userEvent.click(canvas.getByRole('button', { name: fieldWords.clearSearch }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Escape empties the field by the keyboard; Tab and Enter on the button do too. */
export const ClearedByKeyboard = meta.story({
  args: { value: 'RPM-20' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('x');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
});

/** A text that is longer than the server takes cannot be typed or pasted. */
export const TooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(limits.searchMaxCharacters + 50));
    await expect(field).toHaveValue('x'.repeat(limits.searchMaxCharacters));
  },
});

/** For a field whose place says what it is. */
export const HiddenLabel = meta.story({ args: { isLabelHidden: true, value: 'RPM-20' } });

/** When the text cannot be searched for. */
export const WithError = meta.story({
  args: { value: '**', error: 'Type at least one letter or number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'Type at least one letter or number',
    );
  },
});

/** Text from right to left, and markup, are text. */
export const StressText = meta.story({ args: { value: 'מרים בדיקה <script>alert(1)</script>' } });
