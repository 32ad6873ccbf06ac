import { limits, type SearchField as SearchBy } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from './Select.tsx';
import type { SelectOption } from './selectTypes.ts';

const { searchFields } = clinicOrderWords;
const searchBy: SelectOption[] = Object.entries(searchFields).map(([value, label]) => ({ value, label }));
/** The key that goes to what begins with it. */
const letterOf = (field: SearchBy) => searchFields[field].charAt(0).toLowerCase();

function Living({ value: first, onChange, ...rest }: Parameters<typeof Select<string>>[0]) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <Select {...rest} value={value} onChange={change} />;
}

const pressed = fn();

const meta = preview.meta({
  title: 'Components/Inputs/Select',
  component: Select<string>,
  args: { label: clinicOrderWords.searchBy, options: searchBy, value: 'patient', onChange: fn() },
  render: (args) => (
    <div className="max-w-60">
      <Living {...args} />
    </div>
  ),
});

/** ORD-03: the first click on the stand-in opens the list; the choice is told, and the trigger has the focus again. */
export const FirstClick = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const standIn = canvas.getByRole('combobox', { name: clinicOrderWords.searchBy });
    await expect(standIn).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(standIn);
    await userEvent.click(await screen.findByRole('option', { name: searchFields.orderId }));
    await expect(args.onChange).toHaveBeenLastCalledWith('orderId');
    const trigger = canvas.getByRole('combobox', { name: clinicOrderWords.searchBy });
    await expect(trigger).toHaveTextContent(searchFields.orderId);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** The first ArrowDown opens the list at the chosen option; arrows, Home and End move, Enter chooses. */
export const FirstArrow = meta.story({
  args: { value: 'provider' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: searchFields.provider })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: searchFields.orderId })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: searchFields.status })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('option', { name: searchFields.patient })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('patient');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: clinicOrderWords.searchBy })).toHaveFocus(),
    );
  },
});

/** The first Enter opens the list too; Escape closes it and changes nothing; then it opens again. */
export const FirstEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: searchFields.patient })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: clinicOrderWords.searchBy })).toHaveFocus(),
    );
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('listbox', { name: clinicOrderWords.searchBy })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** The first letter on the closed select chooses what begins with it, as everywhere. */
export const FirstLetter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(letterOf('modeOfDelivery'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('modeOfDelivery'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: clinicOrderWords.searchBy })).toHaveFocus();
  },
});

/**
 * 17.5: opening costs the list and no more. What locks the page ends at its body, so that no element of the page is styled anew; a press
 * beside the list meets a cover and nothing of the page.
 */
export const OpensAlone = meta.story({
  args: { label: clinicOrderWords.rowsPerPage },
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      <Living {...args} />
      <button type="button" onClick={pressed}>
        Under the list
      </button>
    </div>
  ),
  beforeEach: () => {
    pressed.mockClear();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const under = canvas.getByRole('button', { name: 'Under the list' });
    const nodes = () => document.body.querySelectorAll('*').length;
    const before = nodes();
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(document.body).toHaveAttribute('data-scroll-locked'));
    const gap = '--removed-body-scroll-bar-size';
    await expect(getComputedStyle(document.body).getPropertyValue(gap)).not.toBe('');
    await expect(getComputedStyle(canvasElement).getPropertyValue(gap)).toBe('');
    await expect(getComputedStyle(document.body).pointerEvents).toBe('none');
    await expect(getComputedStyle(under).pointerEvents).toBe('auto');
    // Three for each option, its check, and some for the list and its frame.
    await expect(nodes() - before).toBeLessThan(8 * searchBy.length + 16);
    const { left, bottom } = document.documentElement.getBoundingClientRect();
    const beside = document.elementFromPoint(left + 2, bottom - 2);
    await expect(beside).toHaveAttribute('data-cover');
    // The press alone: it takes the cover away, and there is nothing left to let go.
    await fireEvent.pointerDown(beside as Element);
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(pressed).not.toHaveBeenCalled();
    await expect(document.querySelector('[data-cover]')).toBeNull();
    await userEvent.click(under);
    await expect(pressed).toHaveBeenCalledOnce();
  },
});

/** In the open list a letter goes to what begins with it. */
export const Typeahead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: clinicOrderWords.searchBy }));
    await screen.findByRole('listbox');
    await userEvent.keyboard(letterOf('status'));
    await waitFor(() => expect(screen.getByRole('option', { name: searchFields.status })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Focus alone brings the code and opens nothing; the control keeps the focus. */
export const FocusOpensNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: clinicOrderWords.searchBy })).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

/** Nothing is chosen yet. */
export const Placeholder = meta.story({
  args: { label: 'Inquiry type', value: undefined, placeholder: 'Select a type' },
});

/** WCAG 3.3.1: the error is tied to the stand-in, and to the real one. */
export const WithError = meta.story({
  args: {
    label: 'Inquiry type',
    value: undefined,
    placeholder: 'Select a type',
    error: 'Please select an enquiry type',
    isRequired: true,
  },
  play: async ({ canvas, userEvent }) => {
    const describes = 'Please select an enquiry type';
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(describes);
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(describes);
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
});

/** ORD-04: 32 px beside a word that names it, in the bar under a table. */
export const Small = meta.story({
  args: {
    label: clinicOrderWords.rowsPerPage,
    isLabelHidden: true,
    size: 'sm',
    value: '5',
    options: ['5', '10', '20', '50'].map((value) => ({ value, label: value })),
  },
  decorators: [
    (Story) => (
      <div className="w-18">
        <Story />
      </div>
    ),
  ],
});

function SearchBar() {
  const [by, setBy] = useState('orderId');
  const [text, setText] = useState('RPM-20');
  return (
    <div className="flex max-md:flex-col max-md:gap-2 md:w-130">
      <div className="md:w-49">
        <Select
          label={clinicOrderWords.searchBy}
          isLabelHidden
          prefix={clinicOrderWords.searchBy}
          options={searchBy}
          value={by}
          onChange={setBy}
          joinedRight
        />
      </div>
      <div className="min-w-0 md:flex-1">
        <SearchField
          label={clinicOrderWords.searchFor[by as SearchBy]}
          isLabelHidden
          placeholder={clinicOrderWords.searchPlaceholder}
          maxLength={limits.searchMaxCharacters}
          value={text}
          onChange={setText}
          joinedLeft
        />
      </div>
    </div>
  );
}

/** ORD-03: joined to the field that it speaks of. */
export const JoinedToSearch = meta.story({ render: () => <SearchBar /> });

/** Below 768 px the two stand one above the other. */
export const JoinedNarrow = meta.story({
  render: () => <SearchBar />,
  globals: { viewport: { value: 'w320' } },
  tags: ['w320'],
});

/** Long and foreign options wrap; markup is text; a long list scrolls. */
export const StressText = meta.story({
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Something that goes on and on, until nobody can read it '.repeat(4).trim() },
      { value: 'rtl', label: 'מרים בדיקה' },
      { value: 'xss', label: '<script>alert(1)</script>' },
      ...Array.from({ length: 60 }, (_, index) => ({ value: `o${index}`, label: `Option ${index + 1}` })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'מרים בדיקה' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Option 60' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});
