import { alertWords } from '@rpm/domain/words/alert';
import { classWords } from '@rpm/domain/words/reading';
import { backend, storySession } from '@rpm/mock-server/msw';
import { alertClinic } from '@rpm/mock-server/seed';
import type { RequestHandler } from 'msw';
import { within } from 'storybook/test';
import { seen } from './seen.ts';
import { anything, containing, oneOf } from './sentence.ts';

export type Canvas = ReturnType<typeof within>;
export type User = {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
};

/** How the stories of the inbox begin: at its address, in a clinic in which alerts wait. */
export const atAlerts = {
  parameters: { layout: 'fullscreen' as const, page: { path: '/alerts', isSignedIn: true } },
  beforeEach: ({ msw }: { msw: { use: (...handlers: RequestHandler[]) => void } }) =>
    msw.use(backend({ world: alertClinic() })),
};

/** The whole document, where dialogs and toasts stand. */
export const body = () => within(document.body);

/** A note as a nurse writes it. */
export const note = 'Rested, and measured again: within limits.';

/** How bad an alert is, of its row. */
export const severityOf = (row: HTMLElement) =>
  within(row).queryByText(classWords.Critical) ? 'Critical' : 'Cautious';

/** Until when an alert is put off. */
export const snoozed = containing(alertWords.snoozedUntil({ time: anything }));

/** The tab of medical alerts. */
export const medicalTab = { name: new RegExp(alertWords.tabs.medical) };

/** The button that takes an alert on. */
export const takesOn = { name: new RegExp(`^${alertWords.acknowledge}`) };

/** Who set the limit of an alert. */
export const setBy = oneOf(alertWords.setBy({ name: anything, date: '' }), alertWords.usual);

/** The button that shows the next alert: the keys wait for it. */
export const nextByKey = (canvas: Canvas) =>
  canvas.findByRole('button', { name: new RegExp(`^${alertWords.keys.next}`) }, { timeout: 10_000 });

/** Opens the first alert that nobody has taken on. */
export async function openFirst(canvas: Canvas, user: User) {
  const [button] = await canvas.findAllByRole('button', takesOn);
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

/** A colleague resolves the alert that is open, from another browser. Gives what they are called. */
export async function resolvesElsewhere(): Promise<string> {
  const { token, user } = storySession('staff');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const [, alertId] = /\/api\/alert\/([^/?\s]+)/.exec(sent('/api/alert/').at(-1) ?? '') ?? [];
  const { version } = await (await fetch(`/api/alert/${alertId}`, { headers })).json();
  const answer = await fetch('/api/resolve-alert', {
    method: 'POST',
    headers,
    body: JSON.stringify({ alertId, version, outcome: 'visit', note: 'The clinic has called already.' }),
  });
  if (!answer.ok) throw new Error(`The colleague could not resolve it: ${answer.status}`);
  return `${user.firstName} ${user.lastName}`;
}

/** The calls of a path that went out, a line each. */
export const sent = (path: string) =>
  seen.call.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(path));
