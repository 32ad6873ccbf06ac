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
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoPassword } from '@rpm/mock-server/seed';
import {
  askedLog,
  changeOf,
  comesInParts,
  confirmFirst,
  endParts,
  from,
  logged,
  oddEntries,
  openExport,
  rowOf,
  told,
} from '@rpm/storybook/auditLogStory.ts';
import { chooseOption } from '@rpm/storybook/chooseOption.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { linesOf, savedFiles } from '@rpm/storybook/savedFiles.ts';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { containing } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';
import { entries } from './auditStory.ts';

const { exportAuditLog, getAuditLog } = endpoints;
const { actions, export: texts, fields } = auditWords;

const meta = preview.meta({
  title: 'Screens/Account/Audit log',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile?tab=audit', isSignedIn: true } },
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(logged(entries)),
});

const root = document.documentElement;

/** u4: newest first; person, action, whom, details, from where; warnings by a word; an action that is not ours raw. */
export const Default = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    await canvas.findByText(actions['range.saved']);
    const rows = within(canvas.getByRole('table', { name: profileWords.audit.title })).getAllByRole('row');
    await expect(rows).toHaveLength(entries.length + 1);
    const count = auditWords.entries({ count: 248 });
    await expect(rows[1]).toHaveTextContent(told('Hawthorn Ledgerby', actions['audit.exported'], count));
    await expect(rows[2]).toHaveTextContent(
      told(
        'Wren Q. Exampledoc',
        actions['range.saved'],
        'Clover Demoson',
        `${vitalWords.kinds.HeartRate}, ${auditWords.changes({ count: 3 })}`,
      ),
    );
    await expect(rows[6]).toHaveTextContent(
      told(
        actions.read,
        'Sorrel Fixture',
        `${accessWords.kinds.vitals}, ${auditWords.times({ count: 4 })}`,
        from('edge', '203.0.113.7'),
      ),
    );
    await expect(rows[7]).toHaveTextContent(told(actions.refused, '403 getStaff', auditWords.warning));
    const place = from('firefox', '192.0.2.44');
    await expect(rows[8]).toHaveTextContent(told(actions['login-new'], place, auditWords.newDevice));
    await expect(rows[9]).toHaveTextContent('record.frobbed');
  },
});

/** u4: a row opens by its button and tells before and after; up and down go from button to button. */
export const Opens = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, actions['range.saved']);
    const button = row.getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const changes = within(await canvas.findByRole('table', { name: auditWords.changed }));
    const parameter = vitalWords.parameters.heartRate;
    const first = changeOf(changes, fields.cautiousMin({ parameter }));
    await expect(first).toHaveTextContent(/55 beats\/min.*50 beats\/min/);
    const second = changeOf(changes, fields.criticalMin({ parameter }));
    await expect(second).toHaveTextContent(`45 beats/min${loadWords.unknown}`);
    await userEvent.keyboard('{ArrowDown}');
    const next = await rowOf(canvas, actions['order.status']);
    await expect(next.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const status = [fields.status, orderStatusWords.Submitted, orderStatusWords.PickedUp].join(' ');
    await expect(await canvas.findByRole('row', { name: containing(status) })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a phone each entry is a card that opens. */
export const Phone = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    await seesText(canvas, actions['range.saved']);
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** u4: filters by person, action, time, warning and text ask the server, and one button takes them back. */
export const Filters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(actions['range.saved']);
    await chooseOption(canvas, userEvent, auditWords.person, 'Quince Deskworth');
    await chooseOption(canvas, userEvent, auditWords.action, auditWords.groups.refusals);
    await chooseOption(canvas, userEvent, auditWords.period, auditWords.periods.month);
    await userEvent.click(canvas.getByRole('checkbox', { name: auditWords.warnings }));
    await userEvent.type(canvas.getByRole('searchbox', { name: auditWords.search }), 'mari');
    await waitFor(() =>
      expect(askedLog().at(-1)).toEqual({
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
    const row = await rowOf(canvas, actions['clinic.session-length']);
    await expect(row.getByText('Hawthorn Ledgerby')).toBeVisible();
    const page = within(canvas.getByRole('main'));
    await userEvent.click(page.getByRole('link', { name: profileWords.audit.back }));
    await expect(await canvas.findByRole('link', { name: auditWords.open })).toBeVisible();
  },
});

/** u4, F6: the export waits for a confirmation, asks for what is shown, and is saved as a file. */
export const Exports = meta.story({
  tags: ['w390', 'network-fault'],
  beforeEach: ({ msw }) => msw.use(logged(entries, 248), confirmFirst),
  play: async ({ canvas, msw, userEvent }) => {
    const saved = savedFiles();
    const dialog = await openExport(canvas, userEvent);
    await expect(dialog.getByText(texts.says({ count: 248 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: fileTexts.submit }));
    const question = within(await screen.findByRole('dialog', { name: securityWords.step.title }));
    await expect(question.getByText(securityWords.confirmTitle)).toBeVisible();
    msw.use(backend());
    await userEvent.type(question.getByLabelText(securityWords.step.password), `${demoPassword}{Enter}`);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([texts.file]), { timeout: 5000 });
    const lines = await linesOf(saved[0]);
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
  play: async ({ canvas, userEvent }) => {
    const dialog = await openExport(canvas, userEvent);
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
  beforeEach: ({ msw }) => comesInParts(msw),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const dialog = await openExport(canvas, userEvent);
    await expect(dialog.getByText(texts.says({ count: 12_345 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: fileTexts.submit }));
    await waitFor(() => expect(bodiesTo(exportAuditLog).length).toBeGreaterThan(2));
    endParts();
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([texts.file]), { timeout: 5000 });
    const [first, ...rest] = bodiesTo(exportAuditLog);
    await expect(first).not.toHaveProperty('after');
    for (const body of rest) await expect(body).toMatchObject({ after: { id: 'a1' }, period: 'week' });
    const lines = await linesOf(saved[0]);
    await expect(lines).toHaveLength(1 + entries.length * (rest.length + 1));
  },
});

/** u4: others are told that only administrators see this, and nothing is asked. */
export const NotForStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await seesText(canvas, profileWords.audit.onlyAdministrators);
    await expect(askedLog()).toEqual([]);
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
    await seesText(canvas, auditWords.empty);
  },
});

/** Behaviour 1a: each failure is one of the list, with a retry. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAuditLog, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await seesText(canvas, profileWords.audit.loading.failed);
    for (const [at, failure] of failures(getAuditLog).entries()) {
      msw.use(failure);
      await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
      await waitFor(() => expect(seen.log.mock.calls.length).toBeGreaterThanOrEqual(at + 2));
      await seesText(canvas, profileWords.audit.loading.failed);
    }
    msw.use(logged(entries));
    await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
    await seesText(canvas, actions['range.saved']);
  },
});

/** Behaviour 1a, 403: the right was taken back meanwhile. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAuditLog, 403)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
  },
});

/** Behaviour 1a: long and hostile names, a broken line, and what is no line at all. */
export const OddData = meta.story({
  tags: ['w390', 'network-fault'],
  beforeEach: ({ msw }) => msw.use(logged(oddEntries(), 3)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^<img src=x/)).length).toBeGreaterThan(1);
    await expect(canvas.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
