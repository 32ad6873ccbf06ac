import { endpoints } from '@rpm/api-client';
import { alertWords } from '@rpm/domain/words/alert';
import { allocationWords } from '@rpm/domain/words/allocation';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { answers, backend, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, emptyClinic } from '@rpm/mock-server/seed';
import {
  atAlerts,
  body,
  medicalTab,
  note,
  openFirst,
  openResolve,
  sent,
  setBy,
  severityOf,
  snoozed,
  takesOn,
} from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anyCount, anything, beginning, containing, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Alerts',
  component: AlertsScreen,
  ...atAlerts,
});

const wait = { timeout: 10_000 };
const { accountId: marigold } = demoAccounts.patient;
const counted = (critical: number, cautious: number) =>
  answers(endpoints.getAlertCounts, JSON.stringify({ critical, cautious, compliance: 0 }));

/** SCR-02: the critical first; each with its value, the limit that it passed, how often, since when, and who has it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heads = await canvas.findAllByRole('rowheader', {}, wait);
    const rows = heads.map((cell) => cell.closest('tr'));
    await expect(canvas.getByRole('table', { name: alertWords.tableName })).toBeVisible();
    const classes = rows.map((row) => severityOf(row as HTMLElement));
    const waiting = rows.filter((row) => !row?.textContent?.match(snoozed)).length;
    await expect(classes.slice(0, waiting)).toEqual([...classes.slice(0, waiting)].sort().reverse());
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(said().join()).toMatch(
        containing(alertWords.waiting({ critical: anyCount, cautious: anyCount })),
      ),
    );
    const limit = beginning(alertWords.limit.high({ limit: anything }));
    await expect(canvas.getAllByText(limit).length).toBeGreaterThan(0);
    // Each says who set the limit that was in force.
    const values = rows.map((row) => within(row as HTMLElement).getAllByRole('cell')[1]?.textContent);
    for (const value of values) await expect(value).toMatch(setBy);
    // The parts stand in this order, each with how many wait.
    const heads2 = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(heads2).toEqual([
      expect.stringContaining(alertWords.groups.Critical),
      expect.stringContaining(alertWords.groups.Cautious),
      alertWords.groups.Snoozed,
    ]);
    const waits = classes.slice(0, waiting).filter((each) => each === 'Critical').length;
    await waitFor(() =>
      expect(canvas.getByText(alertWords.groups.Critical, { exact: false })).toHaveTextContent(
        alertWords.groupCount({ count: waits }),
      ),
    );
  },
});

/** Whoever acknowledges becomes the owner; the button gives way to the name, and the undo brings it back. */
export const Acknowledge = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    const panel = within(
      canvas.getByText(alertWords.resolveWith).closest('section')?.parentElement as HTMLElement,
    );
    await userEvent.click(panel.getByRole('button', takesOn));
    await userEvent.click(await panel.findByRole('button', { name: alertWords.undo }));
    const history = within(
      panel.getByRole('heading', { name: alertWords.history }).closest('section') as HTMLElement,
    );
    await expect(await history.findByText(alertWords.events.undone, { exact: false })).toBeVisible();
    await expect(panel.getByRole('button', takesOn)).toBeVisible();
  },
});

/** What nobody acknowledged in time says who was told of it, and when. */
export const Escalated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    const history = canvas.getByRole('heading', { name: alertWords.history }).closest('section');
    const line = within(history as HTMLElement).getByText(alertWords.events.escalated, { exact: false });
    await expect(line).toHaveTextContent(`${alertWords.told.provider} → Wren Q. Exampledoc`);
    await expect(line.closest('li')).toHaveTextContent(dayInWords('2026-11-20'));
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
    // No toast lies over the way to the next alert.
    await expect(await canvas.findByText(alertWords.resolve.done)).toBeVisible();
    await expect(document.querySelector('[data-toasts] li')).toBeNull();
  },
});

/** A snooze puts it off, makes its user the owner, and says until when. */
export const Snooze = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    await userEvent.keyboard('s');
    await userEvent.click(await body().findByRole('menuitem', { name: alertWords.snoozeFor.hour }));
    await expect((await canvas.findAllByText(snoozed)).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('button', { name: alertWords.undo })).toBeVisible();
  },
});

/** SCR-02: at 1280 px the list stands whole beside the alert that is open. */
export const BesideTheList = meta.story({
  tags: ['w1280'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    const table = canvas.getByRole('table', { name: alertWords.tableName });
    const { parentElement: around } = table;
    await waitFor(() => expect(table.offsetWidth).toBeLessThanOrEqual(around?.clientWidth ?? 0));
    await expect(canvas.queryByRole('region', { name: alertWords.tableName })).toBeNull();
  },
});

/** r1: seven days of the vital with the limit of then, and the call, which starts the timer as a live contact. */
export const CourseAndCall = meta.story({
  tags: ['w1440', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    const course = (await canvas.findByRole('heading', { name: alertWords.course }, wait)).closest('section');
    await expect(await within(course as HTMLElement).findByRole('img', {}, wait)).toBeVisible();
    await canvas.findByRole('button', { name: new RegExp(`^${workingModeWords.keys.call}`) }, wait);
    await userEvent.keyboard('c');
    const call = within(await body().findByRole('dialog', { name: workingModeWords.callTitle }, wait));
    await expect(await call.findByText(workingModeWords.callRuns, {}, wait)).toBeVisible();
    await expect(bodiesTo(endpoints.startTimer)).toMatchObject([
      { activity: 'PhoneCall', isInteractive: true, by: 'switch' },
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    // The minutes are the timer's: the form says that it runs, and takes none down a second time.
    await userEvent.keyboard('1');
    const dialog = within(await body().findByRole('dialog', { name: alertWords.resolve.title }, wait));
    await expect(await dialog.findByText(alertWords.resolve.timerRuns({ count: 0 }), {}, wait)).toBeVisible();
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

/** SCR-02: the alerts of one patient: found by name, kept in the address by the id, and shown all again by one press. */
export const OfOnePatient = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findAllByRole('rowheader', {}, wait);
    await userEvent.click(canvas.getByRole('button', { name: alertWords.allPatients }));
    const dialog = within(await body().findByRole('dialog', { name: allocationWords.choosePatient }, wait));
    await userEvent.type(dialog.getByRole('searchbox'), 'Sorrel');
    await userEvent.click(await dialog.findByRole('button', { name: /^Sorrel Fixture/ }, wait));
    const chosen = await canvas.findByRole('button', { name: /^Sorrel Fixture/ }, wait);
    await expect(await canvas.findByText(alertWords.noMatch, {}, wait)).toBeVisible();
    await expect(sent('/api/alerts').at(-1)).toMatch(/userId=/);
    await expect(sent('/api/alerts').join()).not.toMatch(/Sorrel/);
    await userEvent.click(chosen);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(all.length), wait);
  },
});

/** SCR-02: the address names the patient by the id; what it names that is none finds nothing. */
export const OfThePatientOfTheAddress = meta.story({
  parameters: { page: { path: `/alerts?patient=${marigold}`, isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Marigold Testpatient/ }, wait)).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader', {}, wait)).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(alertWords.longestFirst).length).toBeGreaterThan(0);
  },
});

/** NAV-05, SCR-02: the tab has the live count in its name; more that come are said politely, and no focus moves. */
export const LiveCounts = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(counted(3, 4)),
  play: async ({ canvas, msw, userEvent }) => {
    const { medical } = alertWords.tabs;
    const tab = await canvas.findByRole('tab', { name: `${medical} ${alertWords.inTab({ count: 7 })}` });
    const said = canvas.getByText(alertWords.waiting({ critical: 3, cautious: 4 }));
    await expect(said).toHaveRole('status');
    await expect(said).not.toHaveAttribute('aria-live', 'assertive');
    await userEvent.click(tab);
    msw.use(counted(4, 5));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(said).toHaveTextContent(alertWords.waiting({ critical: 4, cautious: 5 })));
    await expect(
      canvas.getByRole('tab', { name: `${medical} ${alertWords.inTab({ count: 9 })}` }),
    ).toHaveFocus();
  },
});

/** What was closed, with its outcome. */
export const Resolved = meta.story({
  parameters: { page: { path: '/alerts?tab=resolved', isSignedIn: true } },
  play: async ({ canvas }) => {
    const { length } = await canvas.findAllByRole('rowheader');
    // The list is in the order of when that was.
    await expect(canvas.getAllByText(sentence(alertWords.resolvedAt({ time: anything })))).toHaveLength(
      length,
    );
    await expect(canvas.queryByRole('button', takesOn)).toBeNull();
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
    await expect(await canvas.findByRole('tab', medicalTab)).toBeVisible();
    await expect(canvas.queryByText(alertWords.empty)).toBeNull();
  },
});

/** 390 px: cards, and an alert as a page with the way back, which leads to the card that it was opened from (WCAG 2.4.3). */
export const Phone = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Marigold Testpatient' });
    // A card has no head: it says that the name is the owner's.
    const [until] = canvas.getAllByText(snoozed);
    await expect(until?.closest('article')).toHaveTextContent(`${alertWords.owner}:`);
    await userEvent.click(link as HTMLElement);
    const back = await canvas.findByRole('button', { name: alertWords.back });
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.click(back);
    await expect(await canvas.findByRole('tab', medicalTab)).toBeVisible();
    await waitFor(() => expect(link).toHaveFocus());
  },
});
