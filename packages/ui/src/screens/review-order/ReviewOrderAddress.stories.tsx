import { addressWords } from '@rpm/domain/words/address';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords } from '@rpm/domain/words/orderStatus';
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
    await expect(canvas.queryByText('Street address is required')).toBeNull();
    const confirm = confirmButton(canvas);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(confirm);
    const messages = {
      Street: 'Street address is required',
      City: 'City is required',
      State: 'State is required',
      'ZIP code': 'ZIP code is required',
    };
    for (const [label, message] of Object.entries(messages)) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message));
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(canvas.getByLabelText(addressWords.street)).toHaveFocus();
    await expect(canvas.getByText(orderWords.review.correct({ count: 4 }))).toBeVisible();
    await expect(placings()).toEqual([]);
  },
});

/** ADR-02: only letters, numbers, spaces and '=' in street, city and state; told when the field is left, with a hint. */
export const InvalidCharacters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAddress(canvas, { Street: '12 Sample Ct. #4', City: 'O-ville', State: 'N/Y' }, userEvent);
    await userEvent.tab();
    const text = "Invalid characters used. Only letters, numbers, spaces, and '=' are allowed.";
    await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(3));
    await expect(canvas.getByLabelText(addressWords.street)).toHaveAccessibleDescription(
      expect.stringContaining(addressWords.streetHint),
    );
    await userEvent.clear(canvas.getByLabelText(addressWords.city));
    await userEvent.type(canvas.getByLabelText(addressWords.city), 'Münster = 7');
    await expect(canvas.getAllByText(text)).toHaveLength(2);
  },
});

/** A pasted street that is too long stays whole, and it is said at once what is wrong; nothing is sent. */
export const StreetTooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAddress(canvas, { City: 'Mockville', State: 'Ohio', 'ZIP code': '43999' }, userEvent);
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    const street = canvas.getByLabelText(addressWords.street);
    await userEvent.click(street);
    await userEvent.paste('x'.repeat(5000));
    await expect(street).toHaveValue('x'.repeat(5000));
    await expect(street).toHaveAccessibleDescription(expect.stringContaining(addressFaults.addressTooLong));
    await userEvent.click(confirmButton(canvas));
    await expect(street).toHaveFocus();
    await expect(placings()).toEqual([]);
  },
});

/** ADR-04: a ZIP code of less than five characters. */
export const ZipTooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAddress(canvas, { 'ZIP code': '4399' }, userEvent);
    await userEvent.tab();
    await expect(await canvas.findByText('ZIP code must be at least 5 characters long.')).toBeVisible();
  },
});

/** ADR-05: a ZIP code of another form; mended, the message goes and the order can be placed. */
export const ZipFormat = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rest = { Street: '12 Sample Court', City: 'Mockville', State: 'Ohio' };
    await typeAddress(canvas, { ...rest, 'ZIP code': '4399-12' }, userEvent);
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    await userEvent.click(confirmButton(canvas));
    const text = 'Invalid ZIP code format. Use 12345 or 12345-6789.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByText(orderWords.review.correct({ count: 1 }))).toBeVisible();
    await expect(canvas.getByLabelText(addressWords.zipCode)).toHaveFocus();
    await expect(placings()).toEqual([]);
    await userEvent.clear(canvas.getByLabelText(addressWords.zipCode));
    await userEvent.type(canvas.getByLabelText(addressWords.zipCode), '43999');
    await expect(canvas.queryByText(text)).toBeNull();
    await userEvent.click(confirmButton(canvas));
    await waitFor(() => expect(placings()).toHaveLength(1));
  },
});

/** What was typed stays when another way is looked at, and is asked about before the page is left. */
export const TypedTextStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAddress(canvas, { Street: 'רחוב הדוגמה 12' }, userEvent);
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    await expect(leave.defaultPrevented).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: deliveryModeWords.Pickup }));
    await userEvent.click(canvas.getByRole('radio', { name: deliveryModeWords.Mail }));
    await expect(canvas.getByLabelText(addressWords.street)).toHaveValue('רחוב הדוגמה 12');
    await expect(localStorage.getItem('rpm.selection')).not.toContain('רחוב');
  },
});
