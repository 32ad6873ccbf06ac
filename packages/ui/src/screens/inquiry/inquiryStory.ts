import { inquiryWords } from '@rpm/domain/words/inquiry';
import { screen, type within } from 'storybook/test';

/** What a story can do with the page. */
export interface Hands {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}
export type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getByText' | 'findByRole'>;

export const typeSelect = (canvas: Canvas) => canvas.getByRole('combobox', { name: inquiryWords.type });
export const details = (canvas: Canvas) => canvas.getByRole('textbox', { name: inquiryWords.details });
/** Presses Submit. */
export const submit = (canvas: Canvas, userEvent: Hands) =>
  userEvent.click(canvas.getByRole('button', { name: inquiryWords.submit }));

/** Chooses 'Missing data' and types the details. */
export async function fillIn(canvas: Canvas, userEvent: Hands, text: string) {
  await userEvent.click(typeSelect(canvas));
  await userEvent.click(await screen.findByRole('option', { name: inquiryWords.types.missing_data }));
  await userEvent.type(details(canvas), text);
}
