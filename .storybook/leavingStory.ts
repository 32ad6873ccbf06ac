import { leavingWords } from '@rpm/domain/words/leaving';
import { expect, screen, waitFor, within } from 'storybook/test';

/** Whether the browser asks before the page is closed or loaded again. */
export function isAskedBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

/**
 * Escape does not throw away what was typed: one is asked, goes on, and it is still there; then one throws it away.
 *
 * @param field into which it was typed
 */
export async function asksBeforeDiscarding(
  user: { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> },
  field: HTMLElement,
) {
  const typed = (field as HTMLTextAreaElement).value;
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: leavingWords.discardTitle }));
  await user.click(question.getByRole('button', { name: leavingWords.keep }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(field).toHaveValue(typed);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: leavingWords.discard }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
