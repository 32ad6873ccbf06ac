import { endpoints } from '@rpm/api-client';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { answers } from '@rpm/mock-server/msw';
import { expect, type within } from 'storybook/test';
import { chooseOption } from './chooseOption.ts';
import { bodiesTo } from './seen.ts';

const { addInquiry } = endpoints;

/** What a story can do with the page. */
interface Hands {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}
/** The page as a story has it. */
export type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getByText' | 'findByRole'>;

/** Where it is chosen what the inquiry is about. */
export const typeSelect = (canvas: Canvas) => canvas.getByRole('combobox', { name: inquiryWords.type });
/** Where the details are typed. */
export const details = (canvas: Canvas) => canvas.getByRole('textbox', { name: inquiryWords.details });
/** Presses Submit. */
export const submit = (canvas: Canvas, userEvent: Hands) =>
  userEvent.click(canvas.getByRole('button', { name: inquiryWords.submit }));

/** Chooses 'Missing data' and types the details. */
export async function fillIn(canvas: Canvas, userEvent: Hands, text: string) {
  await chooseOption(canvas, userEvent, inquiryWords.type, inquiryWords.types.missing_data);
  await userEvent.type(details(canvas), text);
}

/** Fills the form in and presses Submit. */
export async function send(canvas: Canvas, userEvent: Hands, text: string) {
  await fillIn(canvas, userEvent, text);
  await submit(canvas, userEvent);
}

/** What the stories ask, unless it matters. */
export const sample =
  'My blood pressure reading from this morning does not show. I took it at 8 AM and the device said it was sent.';

/** Sends the sample as this user: the page says so, and it went out with who and what. */
export async function sendsAs(canvas: Canvas, userEvent: Hands, userId: string, username: string) {
  await send(canvas, userEvent, sample);
  await expect(await canvas.findByRole('heading', { name: inquiryWords.sentTitle, level: 1 })).toBeVisible();
  await expect(bodiesTo(addInquiry)).toEqual([{ userId, username, type: 'missing_data', message: sample }]);
}

/** The page says that it was sent, and this text went out, once. */
export async function isSent(canvas: Canvas, message: string) {
  await canvas.findByRole('heading', { name: inquiryWords.sentTitle });
  await expect(bodiesTo(addInquiry)).toEqual([expect.objectContaining({ message })]);
}

/** The way back leads here. */
export const leadsBackTo = (canvas: Canvas, address: string) =>
  expect(canvas.getByRole('link', { name: inquiryWords.back })).toHaveAttribute('href', address);

/** Nobody runs the installation: the inquiry arrives, and nobody reads it. */
export const readByNobody = answers(
  addInquiry,
  JSON.stringify({
    ...{ message: 'ok', goesTo: 'nobody', isRaised: false },
    ...{ isOpen: true, opens: null, timeZone: 'UTC' },
  }),
);
