import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords } from '@rpm/domain/words/orderStatus';
import preview from '@rpm/storybook/preview.tsx';
import { Store, Truck } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

/** Holds the choice, as a screen does. */
function Choosing(props: RadioCardsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioCards {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Components/Inputs/RadioCards',
  component: RadioCards,
  render: (props) => <Choosing {...props} />,
  args: {
    title: orderWords.review.delivery,
    options: [
      { value: 'Pickup', label: deliveryModeWords.Pickup, icon: <Store strokeWidth={1.75} /> },
      { value: 'Mail', label: deliveryModeWords.Mail, icon: <Truck strokeWidth={1.75} /> },
    ],
    value: null,
    onChange: () => {},
    isRow: true,
  },
});

/** REV-02: nothing is chosen at first; a press chooses, and arrows go on from there. */
export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [pickup, mail] = canvas.getAllByRole('radio');
    await expect(pickup).not.toBeChecked();
    await expect(mail).not.toBeChecked();
    await userEvent.click(canvas.getByText(deliveryModeWords.Pickup));
    await expect(pickup).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(mail).toBeChecked();
    await expect(mail).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: orderWords.review.delivery })).toBeVisible();
  },
});

/** REV-03: a sentence under each; long ones wrap, and run in their own direction. */
export const WithDetails = meta.story({
  args: {
    title: 'Shipping Address',
    isRow: false,
    value: 'saved',
    options: [
      { value: 'saved', label: 'Saved address', detail: <bdi>{'רחוב הדוגמה 12 '.repeat(8)}</bdi> },
      { value: 'new', label: 'New address', detail: 'Used for this order only' },
    ],
  },
  tags: ['w320'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Saved address/ })).toBeChecked();
    // On paper its heading does not stand alone at the foot of a sheet.
    await expect(canvas.getByRole('radiogroup')).toHaveStyle({ breakInside: 'avoid' });
  },
});

/** While what was chosen is being sent, it cannot be changed. */
export const Locked = meta.story({
  args: { value: 'Mail', isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(deliveryModeWords.Pickup));
    await expect(canvas.getByRole('radio', { name: deliveryModeWords.Mail })).toBeChecked();
  },
});
