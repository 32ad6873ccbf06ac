import { alertWords } from '@rpm/domain/words/alert';
import { seen } from '@rpm/storybook/seen.ts';
import { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };

/** The whole document, where dialogs and toasts stand. */
export const body = () => within(document.body);

/** A note as a nurse writes it. */
export const note = 'Rested, and measured again: within limits.';

/** Opens the first alert that nobody has taken on. */
export async function openFirst(canvas: Canvas, user: User) {
  const [button] = await canvas.findAllByRole('button', { name: new RegExp(`^${alertWords.acknowledge}`) });
  const row = button?.closest('tr');
  if (!row) throw new Error('An alert waits.');
  await user.click(within(row).getByRole('link'));
  await canvas.findByText(alertWords.resolveWith);
}

/** Opens the first alert, and the dialog that resolves it. */
export async function openResolve(canvas: Canvas, user: User) {
  await openFirst(canvas, user);
  await user.click(canvas.getByRole('button', { name: alertWords.outcomes.advice }));
  return within(await body().findByRole('dialog', { name: alertWords.resolve.title }));
}

/** The calls of a path that went out, a line each. */
export const sent = (path: string) =>
  seen.call.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(path));
