import { addressWords } from '@rpm/domain/words/address';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords } from '@rpm/domain/words/orderStatus';
import { isAskedBeforeLeaving } from '@rpm/storybook/leavingStory.ts';
import {
  choose,
  confirmButton,
  juniper,
  placings,
  reviewPage,
  typeAddress,
} from '@rpm/storybook/orderStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { addressFaults } from '../../parts/orders/addressFaults.ts';
import { ReviewOrderScreen } from './ReviewOrderScreen.tsx';

const { street, city, state, zipCode } = addressWords;

const meta = preview.meta({
  title: 'Screens/Clinic/Review order/Address',
  component: ReviewOrderScreen,
  parameters: { layout: 'fullscreen', page: reviewPage },
  beforeEach: () => choose(juniper),
});

/**
 * ADR-01, ADR-03, REV-05: with empty fields Confirm can be pressed and does nothing but show each message; the first
 * wrong field has the focus.
 */
export const EmptyFields = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas, userEvent }) => {
    await typeAddress(canvas, {}, userEvent);
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    await expect(canvas.queryByText(addressFaults.streetRequired)).toBeNull();
    const confirm = confirmButton(canvas);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(confirm);
    const messages = {
      [street]: addressFaults.streetRequired,
      [city]: addressFaults.cityRequired,
      [state]: addressFaults.stateRequired,
      [zipCode]: addressFaults.zipRequired,
    };
    for (const [label, message] of Object.entries(messages)) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message));
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(canvas.getByLabelText(street)).toHaveFocus();
    await expect(canvas.getByText(orderWords.review.correct({ count: 4 }))).toBeVisible();
    await expect(placings()).toEqual([]);
  },
});

/** ADR-02: only letters, numbers, spaces and '=' in street, city and state; told when the field is left, with a hint. */
export const InvalidCharacters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAddress(canvas, { [street]: '12 Sample Ct. #4', [city]: 'O-ville', [state]: 'N/Y' }, userEvent);
    await userEvent.tab();
    const text = addressFaults.invalidCharacters;
    await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(3));
    await expect(canvas.getByLabelText(street)).toHaveAccessibleDescription(
      expect.stringContaining(addressWords.streetHint),
    );
    await userEvent.clear(canvas.getByLabelText(city));
    await userEvent.type(canvas.getByLabelText(city), 'Münster = 7');
    await expect(canvas.getAllByText(text)).toHaveLength(2);
  },
});

/** A pasted street that is too long stays whole, and it is said at once what is wrong; nothing is sent. */
export const StreetTooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAddress(canvas, { [city]: 'Mockville', [state]: 'Ohio', [zipCode]: '43999' }, userEvent);
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    const field = canvas.getByLabelText(street);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(5000));
    await expect(field).toHaveValue('x'.repeat(5000));
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(addressFaults.addressTooLong));
    await userEvent.click(confirmButton(canvas));
    await expect(field).toHaveFocus();
    await expect(placings()).toEqual([]);
  },
});

/** ADR-04: a ZIP code of less than five characters. */
export const ZipTooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAddress(canvas, { [zipCode]: '4399' }, userEvent);
    await userEvent.tab();
    await expect(await canvas.findByText(addressFaults.zipTooShort)).toBeVisible();
  },
});

/** ADR-05: a ZIP code of another form; mended, the message goes and the order can be placed. */
export const ZipFormat = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rest = { [street]: '12 Sample Court', [city]: 'Mockville', [state]: 'Ohio' };
    await typeAddress(canvas, { ...rest, [zipCode]: '4399-12' }, userEvent);
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    await userEvent.click(confirmButton(canvas));
    const text = addressFaults.zipInvalid;
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByText(orderWords.review.correct({ count: 1 }))).toBeVisible();
    await expect(canvas.getByLabelText(zipCode)).toHaveFocus();
    await expect(placings()).toEqual([]);
    await userEvent.clear(canvas.getByLabelText(zipCode));
    await userEvent.type(canvas.getByLabelText(zipCode), '43999');
    await expect(canvas.queryByText(text)).toBeNull();
    await userEvent.click(confirmButton(canvas));
    await waitFor(() => expect(placings()).toHaveLength(1));
  },
});

/** What was typed stays when another way is looked at, and is asked about before the page is left. */
export const TypedTextStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAddress(canvas, { [street]: 'רחוב הדוגמה 12' }, userEvent);
    await expect(isAskedBeforeLeaving()).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: deliveryModeWords.Pickup }));
    await userEvent.click(canvas.getByRole('radio', { name: deliveryModeWords.Mail }));
    await expect(canvas.getByLabelText(street)).toHaveValue('רחוב הדוגמה 12');
    await waitFor(() => expect(localStorage.getItem('rpm.selection')).not.toBeNull());
    await expect(localStorage.getItem('rpm.selection')).not.toContain('רחוב');
  },
});
