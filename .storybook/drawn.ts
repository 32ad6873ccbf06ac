import { expect, waitFor, type within } from 'storybook/test';

/**
 * Waits until a text can be seen. What stands below a part that is still coming is on the page before it is shown (ADR 77), and
 * `findByText` finds it there.
 */
export const isDrawn = (canvas: Pick<ReturnType<typeof within>, 'getByText'>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());
