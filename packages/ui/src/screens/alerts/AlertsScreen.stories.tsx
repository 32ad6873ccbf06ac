import { endpoints } from '@rpm/api-client';
import { alertWords } from '@rpm/domain/words/alert';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { alertClinic, emptyClinic } from '@rpm/mock-server/seed';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Alerts',
  component: AlertsScreen,
  parameters: { layout: 'fullscreen', page: { path: '/alerts', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: alertClinic() })),
});

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };

/** Opens the first alert that nobody has taken on. */
async function openFirst(canvas: Canvas, user: User) {
  const [button] = await canvas.findAllByRole('button', { name: new RegExp(`^${alertWords.acknowledge}`) });
  const row = button?.closest('tr');
  if (!row) throw new Error('An alert waits.');
  await user.click(within(row).getByRole('link'));
  await canvas.findByText(alertWords.resolveWith);
}
const body = () => within(document.body);
async function openResolve(canvas: Canvas, user: User) {
  await openFirst(canvas, user);
  await user.click(canvas.getByRole('button', { name: alertWords.outcomes.advice }));
  return within(await body().findByRole('dialog', { name: alertWords.resolve.title }));
}
const note = 'Rested, and measured again: within limits.';
const sent = (path: string) =>
  seen.call.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(path));

/** SCR-02: the critical first; each with its value, the limit that it passed, how often, since when, and who has it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heads = await canvas.findAllByRole('rowheader', {}, { timeout: 10_000 });
    const rows = heads.map((cell) => cell.closest('tr'));
    await expect(canvas.getByRole('table', { name: alertWords.tableName })).toBeVisible();
    const classes = rows.map((row) =>
      within(row as HTMLElement).queryByText('Critical') ? 'Critical' : 'Cautious',
    );
    const waiting = rows.filter((row) => !row?.textContent?.includes('Snoozed')).length;
    await expect(classes.slice(0, waiting)).toEqual([...classes.slice(0, waiting)].sort().reverse());
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said().join()).toMatch(/critical and .* cautious/));
    await expect(canvas.getAllByText(/^Limit /).length).toBeGreaterThan(0);
  },
});

/** Whoever acknowledges becomes the owner; the button gives way to the name, and the undo brings it back. */
export const Acknowledge = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    const panel = within(
      canvas.getByText(alertWords.resolveWith).closest('section')?.parentElement as HTMLElement,
    );
    await userEvent.click(panel.getByRole('button', { name: new RegExp(`^${alertWords.acknowledge}`) }));
    await userEvent.click(await panel.findByRole('button', { name: alertWords.undo }));
    await expect(await panel.findByText(alertWords.events.undone, { exact: false })).toBeVisible();
    await expect(panel.getByRole('button', { name: new RegExp(`^${alertWords.acknowledge}`) })).toBeVisible();
  },
});

/** r2: an outcome and a note close it; without a note nothing is sent. It moves to Resolved. */
export const Resolve = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openResolve(canvas, userEvent);
    const text = dialog.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) });
    await expect(text).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: alertWords.resolve.submit }));
    await expect(await dialog.findByText(alertWords.resolve.errors.noteRequired)).toBeVisible();
    await userEvent.type(text, 'too short');
    await expect(await dialog.findByText(alertWords.resolve.errors.noteTooShort)).toBeVisible();
    await expect(sent('/api/resolve-alert')).toEqual([]);
    await userEvent.type(text, note);
    await userEvent.click(dialog.getByRole('button', { name: alertWords.resolve.submit }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByText(alertWords.resolveWith)).toBeNull());
    await expect(canvas.getAllByText(new RegExp(note))[0]).toBeVisible();
  },
});

/** 409: who was quicker is named, and the note is kept. */
export const SomebodyWasQuicker = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await openResolve(canvas, userEvent);
    const refused = {
      state: 'Resolved',
      by: { userId: 'b', name: 'Teasel Fakeley' },
      time: '20261120-14:04:00',
    };
    msw.use(answers(endpoints.resolveAlert, JSON.stringify(refused), { status: 409 }));
    const text = dialog.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) });
    await userEvent.type(text, note);
    await userEvent.click(dialog.getByRole('button', { name: alertWords.resolve.submit }));
    await expect(await dialog.findByText(/^Teasel Fakeley resolved this at/)).toBeVisible();
    await expect(text).toHaveValue(note);
  },
});

/** Behaviour 1a: offline nothing is sent, and the note stays. */
export const ResolveOffline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openResolve(canvas, userEvent);
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) }), note);
    setOnline(false);
    await userEvent.click(dialog.getByRole('button', { name: alertWords.resolve.submit }));
    await expect(await dialog.findByText(taskWords.offline)).toBeVisible();
    await expect(sent('/api/resolve-alert')).toEqual([]);
    setOnline(true);
  },
});

/** A snooze puts it off, makes its user the owner, and says until when. */
export const Snooze = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    await userEvent.click(canvas.getByRole('combobox', { name: new RegExp(`^${alertWords.snooze}`) }));
    await userEvent.click(await body().findByRole('option', { name: alertWords.snoozeFor.hour }));
    await expect((await canvas.findAllByText(/Snoozed until/)).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('button', { name: alertWords.undo })).toBeVisible();
  },
});

/** Down opens the first alert, a number its outcome; while something is typed a number is a number (WCAG 2.1.4). */
export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText(alertWords.resolveWith);
    await userEvent.keyboard('5');
    const dialog = within(await body().findByRole('dialog', { name: alertWords.resolve.title }));
    await expect(
      dialog.getByRole('radio', { name: new RegExp(alertWords.outcomes.noContact) }),
    ).toBeChecked();
    await userEvent.keyboard('1');
    await expect(dialog.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) })).toHaveValue('1');
  },
});

/** The filters are in the address, and a filter that finds nothing says so. */
export const Filtered = meta.story({
  parameters: { page: { path: '/alerts?vital=Weight&owner=mine', isSignedIn: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(alertWords.noMatch)).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: alertWords.clear });
    await userEvent.click(clear as HTMLElement);
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

/** What was closed, with its outcome. */
export const Resolved = meta.story({
  parameters: { page: { path: '/alerts?tab=resolved', isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${alertWords.acknowledge}`) })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(alertWords.empty)).toBeVisible();
    await expect(canvas.getByText(alertWords.emptyReason.medical)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getAlerts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: new RegExp(alertWords.tabs.medical) })).toBeVisible();
    await expect(canvas.queryByText(alertWords.empty)).toBeNull();
  },
});

/** Behaviour 1a, 503: said, and a retry brings the list. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAlerts, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(alertWords.loading.failed)).toBeVisible();
    msw.use(backend({ world: alertClinic() }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

/** Behaviour 1a, 401: the session is over. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAlerts, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledTimes(1));
  },
});

/** 390 px: cards, and an alert as a page with the way back. */
export const Phone = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Marigold Testpatient' });
    await userEvent.click(link as HTMLElement);
    const back = await canvas.findByRole('button', { name: alertWords.back });
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.click(back);
    await expect(await canvas.findByRole('tab', { name: new RegExp(alertWords.tabs.medical) })).toBeVisible();
  },
});
