import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { storyNow } from '@rpm/mock-server/seed';
import { expect, waitFor, within } from 'storybook/test';

/** The page as a story has it. */
export type Canvas = Pick<
  ReturnType<typeof within>,
  'findByRole' | 'findByText' | 'getByRole' | 'getByText' | 'queryByText'
>;

/** What is read and drawn before a queue stands. */
export const wait = { timeout: 10_000 };

/** The moment so many seconds after the story begins. */
export const later = (seconds: number) => new Date(storyNow.getTime() + seconds * 1000);

/** The patients of the queue, once they are there. */
export const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: texts.queue }, wait)).findAllByRole('button');

/** What a heading says, once it is drawn and says anything. */
export async function textOf(head: () => Element | null): Promise<string> {
  let text = '';
  await waitFor(() => {
    text = head()?.textContent ?? '';
    expect(text).not.toBe('');
  }, wait);
  return text;
}

/** The name of the open patient, once its record and readings are there. */
export async function opened(canvas: Canvas): Promise<string> {
  const name = new RegExp(`^${texts.keys.reviewed}`);
  await waitFor(
    () => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true'),
    wait,
  );
  return textOf(() => document.querySelector('#open-patient'));
}

/** The next patient is drawn too, covered. */
export const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Waits until the record of the patient of this name is open. */
export const isHere = (name: string) =>
  waitFor(() => expect(document.querySelector('#open-patient')).toHaveTextContent(name), wait);
