import { expect, waitFor, within } from 'storybook/test';

/**
 * Waits until every part of a page is known, once the page is there. Until then a part that comes may hide again what stands
 * below it, for a moment (ADR 77): what was found is found no more, and what is pressed is not there.
 */
export const drawn = () => waitFor(() => expect(document.querySelector('[data-first]')).toBeNull());

/** A card of a page by its name, once nothing above it can hide it any more. */
export async function cardNamed(canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) {
  await canvas.findByRole('region', { name });
  await drawn();
  return within(await canvas.findByRole('region', { name }));
}

type Reads = Pick<ReturnType<typeof within>, 'getByText'>;
type Text = string | RegExp | ((said: string) => boolean);

/** Sees a text once what stands above it is known: until then it may be on the page unseen. */
export const seesText = (canvas: Reads, text: Text, { timeout = 10_000 } = {}) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible(), { timeout });
