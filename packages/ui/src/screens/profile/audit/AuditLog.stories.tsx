import { endpoints } from '@rpm/api-client';
import { accessWords } from '@rpm/domain/words/access';
import { appWords } from '@rpm/domain/words/app';
import { auditWords } from '@rpm/domain/words/audit';
import { exportFileWords as fileTexts } from '@rpm/domain/words/exportFile';
import { loadWords } from '@rpm/domain/words/load';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { profileWords } from '@rpm/domain/words/profile';
import { securityWords } from '@rpm/domain/words/security';
import { staffWords } from '@rpm/domain/words/staff';
import { taskWords } from '@rpm/domain/words/task';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoPassword } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { savedFiles } from '@rpm/storybook/savedFiles.ts';
import { bodiesTo, queriesTo, seen } from '@rpm/storybook/seen.ts';
import { anything, containing } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';
import { entries, entry } from './auditStory.ts';

const { exportAuditLog, getAuditLog } = endpoints;
const texts = auditWords.export;

/** The log answers with these. */
const logged = (result: readonly unknown[], total = result.length) =>
  answers(getAuditLog, JSON.stringify({ result, total }));

const meta = preview.meta({
  title: 'Screens/Account/Audit log',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile?tab=audit', isSignedIn: true } },
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(logged(entries)),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
const rowOf = async ({ canvas }: Pick<Context, 'canvas'>, text: string) =>
  within((await canvas.findByText(text)).closest('tr') as HTMLElement);
/** Finds these in this order, whatever stands between them. */
const told = (...said: string[]) => containing(said.join(anything));
const root = document.documentElement;

/** u4: newest first; person, action, whom, details, from where; warnings by a word; an action that is not ours raw. */
export const Default = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    await canvas.findByText(auditWords.actions['range.saved']);
    const rows = within(canvas.getByRole('table', { name: profileWords.audit.title })).getAllByRole('row');
    await expect(rows).toHaveLength(entries.length + 1);
    await expect(rows[1]).toHaveTextContent(
      told('Hawthorn Ledgerby', auditWords.actions['audit.exported'], auditWords.entries({ count: 248 })),
    );
    await expect(rows[2]).toHaveTextContent(
      told(
        'Wren Q. Exampledoc',
        auditWords.actions['range.saved'],
        'Clover Demoson',
        `${vitalWords.kinds.HeartRate}, ${auditWords.changes({ count: 3 })}`,
      ),
    );
    await expect(rows[6]).toHaveTextContent(
      told(
        auditWords.actions.read,
        'Sorrel Fixture',
        `${accessWords.kinds.vitals}, ${auditWords.times({ count: 4 })}`,
        auditWords.place({ browser: securityWords.browsers.edge, source: '203.0.113.7' }),
      ),
    );
    await expect(rows[7]).toHaveTextContent(
      told(auditWords.actions.refused, '403 getStaff', auditWords.warning),
    );
    await expect(rows[8]).toHaveTextContent(
      told(
        auditWords.actions['login-new'],
        auditWords.place({ browser: securityWords.browsers.firefox, source: '192.0.2.44' }),
        auditWords.newDevice,
      ),
    );
    await expect(rows[9]).toHaveTextContent('record.frobbed');
  },
});

/** u4: a row opens by its button and tells before and after; up and down go from button to button. */
export const Opens = meta.story({
  tags: ['dark'],
  play: async (context) => {
    const { userEvent } = context;
    const row = await rowOf(context, auditWords.actions['range.saved']);
    const button = row.getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const changes = within(await context.canvas.findByRole('table', { name: auditWords.changed }));
    const first = changes.getByRole('row', {
      name: containing(auditWords.fields.cautiousMin({ parameter: vitalWords.parameters.heartRate })),
    });
    await expect(first).toHaveTextContent(/55 bpm.*50 bpm/);
    await expect(
      changes.getByRole('row', {
        name: containing(auditWords.fields.criticalMin({ parameter: vitalWords.parameters.heartRate })),
      }),
    ).toHaveTextContent(`45 bpm${loadWords.unknown}`);
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      (await rowOf(context, auditWords.actions['order.status'])).getByRole('button'),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await context.canvas.findByRole('row', {
        name: containing(
          [auditWords.fields.status, orderStatusWords.Submitted, orderStatusWords.PickedUp].join(' '),
        ),
      }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a phone each entry is a card that opens. */
export const Phone = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(auditWords.actions['range.saved'])).toBeVisible();
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** u4: filters by person, action, time, warning and text ask the server, and one button takes them back. */
export const Filters = meta.story({
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string, option: string) => {
      await userEvent.click(await canvas.findByRole('combobox', { name }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await canvas.findByText(auditWords.actions['range.saved']);
    await choose(auditWords.person, 'Quince Deskworth');
    await choose(auditWords.action, auditWords.groups.refusals);
    await choose(auditWords.period, auditWords.periods.month);
    await userEvent.click(canvas.getByRole('checkbox', { name: auditWords.warnings }));
    await userEvent.type(canvas.getByRole('searchbox', { name: auditWords.search }), 'mari');
    await waitFor(() =>
      expect(queriesTo({ ...getAuditLog, path: '/api/audit-log' }).at(-1)).toEqual({
        ...{ person: expect.stringMatching(/staff/), group: 'refusals', period: 'month', warnings: 'true' },
        ...{ search: 'mari', page: '0', noOfRows: '20' },
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: auditWords.clear }));
    for (const [name, value] of [
      [auditWords.person, auditWords.everybody],
      [auditWords.action, auditWords.groups.all],
      [auditWords.period, auditWords.periods.week],
    ] as const)
      await expect(canvas.getByRole('combobox', { name })).toHaveTextContent(value);
    await expect(canvas.getByRole('checkbox', { name: auditWords.warnings })).not.toBeChecked();
    await expect(canvas.getByRole('searchbox', { name: auditWords.search })).toHaveValue('');
  },
});

/** What is done stands in the log: here, that the longest session was changed on the page before. */
export const Real = meta.story({
  beforeEach: ({ msw }) => msw.use(backend()),
  parameters: { page: { path: '/profile', isSignedIn: true } },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: staffWords.session.title }));
    await userEvent.click(card.getByRole('combobox', { name: staffWords.session.label }));
    await userEvent.click(await screen.findByRole('option', { name: profileWords.minutes({ count: 10 }) }));
    await userEvent.click(card.getByRole('button', { name: staffWords.session.save }));
    await expect(await screen.findByText(staffWords.session.saved)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: auditWords.open }));
    const heading = await canvas.findByRole('heading', { name: profileWords.audit.title });
    await waitFor(() => expect(heading).toHaveFocus());
    const row = await rowOf({ canvas }, auditWords.actions['clinic.session-length']);
    await expect(row.getByText('Hawthorn Ledgerby')).toBeVisible();
    const page = within(canvas.getByRole('main'));
    await userEvent.click(page.getByRole('link', { name: profileWords.audit.back }));
    await expect(await canvas.findByRole('link', { name: auditWords.open })).toBeVisible();
  },
});

async function openExport({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await canvas.findByText(auditWords.actions['range.saved']);
  await userEvent.click(canvas.getByRole('button', { name: texts.button }));
  return within(await screen.findByRole('dialog', { name: texts.title }));
}
/** What a story does when enough parts have come. */
const parts: { rest?: () => void } = {};
const confirmFirst = answers(exportAuditLog, JSON.stringify({ code: 'confirmFirst', message: 'Confirm' }), {
  status: 403,
});

/** u4, F6: the export waits for a confirmation, asks for what is shown, and is saved as a file. */
export const Exports = meta.story({
  tags: ['w390', 'network-fault'],
  beforeEach: ({ msw }) => msw.use(logged(entries, 248), confirmFirst),
  play: async (context) => {
    const { userEvent, msw } = context;
    const saved = savedFiles();
    const dialog = await openExport(context);
    await expect(dialog.getByText(texts.says({ count: 248 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: fileTexts.submit }));
    const question = within(await screen.findByRole('dialog', { name: securityWords.step.title }));
    await expect(question.getByText(securityWords.confirmTitle)).toBeVisible();
    msw.use(backend());
    await userEvent.type(question.getByLabelText(securityWords.step.password), `${demoPassword}{Enter}`);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([texts.file]), { timeout: 5000 });
    const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? [];
    await expect(lines.length).toBeGreaterThan(0);
    await expect(await screen.findByText(fileTexts.done({ count: lines.length - 1 }))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodiesTo(exportAuditLog)).toHaveLength(2);
    await expect(bodiesTo(exportAuditLog)[1]).toEqual({
      ...{ clinicName: 'Northside Sample Clinic', person: '', group: 'all', period: 'week' },
      ...{ search: '', warnings: 'false' },
    });
  },
});

/** Behaviour 1a: offline and 500 keep the dialog and say so; nothing is saved. */
export const ExportFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(exportAuditLog, 500)),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openExport(context);
    const submit = dialog.getByRole('button', { name: fileTexts.submit });
    await userEvent.click(submit);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    const back = setOnline(false);
    await userEvent.click(submit);
    await expect(await dialog.findByText(taskWords.offline)).toBeVisible();
    back();
    await userEvent.click(dialog.getByRole('button', { name: fileTexts.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Very many entries come in parts, each after the one before; the file holds all of them (ADR 54). */
export const ExportOfVeryMany = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => {
    const place = { at: 1_763_650_000_000, id: 'a1' };
    const part = (next: typeof place | null) =>
      answers(exportAuditLog, JSON.stringify({ result: entries, next }));
    msw.use(logged(entries, 12_345), part(place));
    parts.rest = () => msw.use(part(null));
  },
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await expect(dialog.getByText(texts.says({ count: 12_345 }))).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: fileTexts.submit }));
    await waitFor(() => expect(bodiesTo(exportAuditLog).length).toBeGreaterThan(2));
    parts.rest?.();
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([texts.file]), { timeout: 5000 });
    const [first, ...rest] = bodiesTo(exportAuditLog);
    await expect(first).not.toHaveProperty('after');
    for (const body of rest) await expect(body).toMatchObject({ after: { id: 'a1' }, period: 'week' });
    const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? [];
    await expect(lines).toHaveLength(1 + entries.length * (rest.length + 1));
  },
});

/** u4: others are told that only administrators see this, and nothing is asked. */
export const NotForStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(profileWords.audit.onlyAdministrators)).toBeVisible();
    await expect(queriesTo({ ...getAuditLog, path: '/api/audit-log' })).toEqual([]);
  },
});

/** ERR-02: loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getAuditLog)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(appWords.loading)).toBeInTheDocument();
  },
});

/** Nothing fits the filters. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(logged([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(auditWords.empty)).toBeVisible();
  },
});

/** Behaviour 1a: each failure is one of the list, with a retry. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAuditLog, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(profileWords.audit.loading.failed)).toBeVisible();
    for (const [at, failure] of failures(getAuditLog).entries()) {
      msw.use(failure);
      await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
      await waitFor(() => expect(seen.log.mock.calls.length).toBeGreaterThanOrEqual(at + 2));
      await expect(await canvas.findByText(profileWords.audit.loading.failed)).toBeVisible();
    }
    msw.use(logged(entries));
    await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByText(auditWords.actions['range.saved'])).toBeVisible();
  },
});

/** Behaviour 1a, 403: the right was taken back meanwhile. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAuditLog, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loadWords.forbidden)).toBeVisible();
  },
});

/** Behaviour 1a: long and hostile names, a broken line, and what is no line at all. */
export const OddData = meta.story({
  tags: ['w390', 'network-fault'],
  beforeEach: ({ msw }) => {
    const name = `<img src=x onerror=alert(1)> ${'Longname'.repeat(15)}`;
    const odd = entry(30, 'wren', {
      action: 'patient.enrolled',
      name,
      whom: name,
      source: '2001:db8::'.padEnd(39, '1'),
    });
    msw.use(
      logged([odd, { ...odd, id: 'c2', time: 'then', times: 'x', browser: 'lynx', details: null }, 7], 3),
    );
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^<img src=x/)).length).toBeGreaterThan(1);
    await expect(canvas.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
