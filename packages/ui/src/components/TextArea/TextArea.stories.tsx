import { fieldWords } from '@rpm/domain/words/field';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Living({ value: first, onChange, ...rest }: TextAreaProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <TextArea {...rest} value={value} onChange={change} />;
}

const meta = preview.meta({
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: inquiryWords.details, value: '', maxLength: 500, onChange: fn() },
  render: (args) => (
    <div className="max-w-160">
      <Living {...args} />
    </div>
  ),
});

/** INQ-03: the counter shows length / 500, and is read out with the field. */
export const Counts = meta.story({
  args: { hint: 'At least 10 characters' },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: inquiryWords.details });
    await expect(area).toHaveAccessibleDescription('At least 10 characters 0 / 500');
    await userEvent.type(area, 'Two{Enter}lines');
    await expect(canvas.getByText('9 / 500')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('Two\nlines');
  },
});

/** A screen reader is told when little is left, and not at every letter. */
export const TellsWhatIsLeft = meta.story({
  args: { value: 'x'.repeat(447) },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(fieldWords.atMostLeft({ count: 100 }));
    await userEvent.type(canvas.getByRole('textbox'), 'xx');
    await expect(status).toHaveTextContent(fieldWords.atMostLeft({ count: 100 }));
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(status).toHaveTextContent(fieldWords.atMostLeft({ count: 50 }));
  },
});

/** Nothing more can be typed at the limit. */
export const Full = meta.story({
  args: { value: 'x'.repeat(499) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'yz');
    await expect(canvas.getByText('500 / 500')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(`${'x'.repeat(499)}y`);
    await expect(canvas.getByRole('status')).toHaveTextContent(fieldWords.atMostLeft({ count: 0 }));
  },
});

/** INQ-03, INQ-11: an emoji is one character, for the counter, for what fits, and for a paste. */
export const Emoji = meta.story({
  args: { value: '😀'.repeat(498) },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(canvas.getByText('498 / 500')).toBeVisible();
    await userEvent.click(area);
    await userEvent.paste('😀😀😀');
    await expect(canvas.getByRole('status')).toHaveTextContent(fieldWords.doesNotFit({ max: 500 }));
    await userEvent.paste('😀😀');
    await expect(canvas.getByText('500 / 500')).toBeVisible();
    // In the middle of a full text nothing more is typed, and the caret stays.
    area.setSelectionRange(4, 4);
    await userEvent.keyboard('z');
    await expect(area).toHaveValue('😀'.repeat(500));
    await expect(area.selectionStart).toBe(4);
    area.setSelectionRange(2, 4);
    await userEvent.keyboard('z');
    await expect(area).toHaveValue(`😀z${'😀'.repeat(498)}`);
  },
});

/** Behaviour of inquiries: a paste of 1 MB is refused, told, and changes nothing. The next letter is taken. */
export const HugePaste = meta.story({
  args: { value: 'The cuff ' },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(1024 * 1024));
    await expect(area).toHaveValue('The cuff ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(fieldWords.doesNotFit({ max: 500 }));
    await userEvent.paste('leaks');
    await expect(area).toHaveValue('The cuff leaks');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A dragged text that does not fit is refused in the same way. */
export const HugeDrop = meta.story({
  args: { value: 'The cuff' },
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'x'.repeat(501));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    const isTaken = await fireEvent(canvas.getByRole('textbox'), drop);
    await expect(isTaken).toBe(false);
    await expect(canvas.getByRole('status')).toHaveTextContent(fieldWords.doesNotFit({ max: 500 }));
  },
});

/** WCAG 3.3.1: too short. */
export const WithError = meta.story({
  args: { value: 'No data', error: 'Please provide at least 10 characters', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '7 / 500 Please provide at least 10 characters',
    );
  },
});

/** Foreign text goes its own way, and the counter stays on the right; markup is text. */
export const StressText = meta.story({ args: { value: 'מרים בדיקה <script>alert(1)</script>' } });

/** At 320 px. */
export const Narrow = meta.story({
  args: { value: 'The cuff leaks.', hint: 'At least 10 characters' },
  globals: { viewport: { value: 'w320' } },
  tags: ['w320'],
});
