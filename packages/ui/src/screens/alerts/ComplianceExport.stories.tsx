import { endpoints } from '@rpm/api-client';
import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords } from '@rpm/domain/words/compliance';
import { exportWords } from '@rpm/domain/words/export';
import { exportFileWords as texts } from '@rpm/domain/words/exportFile';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails } from '@rpm/mock-server/msw';
import { complianceClinic } from '@rpm/mock-server/seed';
import { withShortMonth } from '@rpm/storybook/complianceStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { linesOf, savedFiles } from '@rpm/storybook/savedFiles.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const { exportCompliance } = endpoints;

const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Export compliance',
  component: AlertsScreen,
  parameters: {
    layout: 'fullscreen',
    page: { path: '/alerts?tab=compliance&kind=silent', isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: complianceClinic() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function openExport({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const table = await canvas.findByRole(
    'tabpanel',
    { name: beginning(complianceWords.tab) },
    { timeout: 10_000 },
  );
  const button = await within(table).findByRole('button', { name: exportWords.button }, { timeout: 10_000 });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: texts.compliance.title }));
}

/** SCR-02: the alerts about devices and habits that the filters leave, with days as they are kept. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([texts.compliance.file]));
    const [head, ...lines] = await linesOf(saved[0]);
    await expect(head).toMatch(
      beginning(
        `\ufeff${complianceWords.columns.patient},${texts.alerts.birthDate},${complianceWords.kind},`,
      ),
    );
    await expect(lines.length).toBeGreaterThan(0);
    const { device, lastReading, days } = complianceWords.columns;
    await expect(head?.endsWith(`,${device},${lastReading},${days}`)).toBe(true);
    await expect(lines[0]).toMatch(/,Upper Arm Monitor EX-BP120,,$/);
    for (const line of lines) await expect(line).toContain(`,${complianceWords.kinds.silent},`);
    // Nobody's, as in the file of alerts: a place that is empty.
    for (const line of lines) await expect(line).not.toContain(alertWords.unassigned);
    // Silence has a day and no period.
    await expect(lines[0]).toMatch(new RegExp(`,${complianceWords.kinds.silent},\\d{4}-\\d\\d-\\d\\d,,,,,`));
    await expect(bodiesTo(exportCompliance)).toEqual([{ owner: 'all', kind: 'silent' }]);
  },
});

/** SCR-02: of days with readings, the first and the last day of the period in which they are counted, as the list says them. */
export const DaysOfAPeriod = meta.story({
  parameters: { page: { path: '/alerts?tab=compliance&kind=daysShort', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: withShortMonth() })),
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, ...lines] = await linesOf(saved[0]);
    const { day, from, until, days } = texts.compliance;
    await expect(head).toContain(`,${day},${from},${until},${days},`);
    await expect(lines).toHaveLength(1);
    await expect(lines[0]).toContain(',2026-10-01,2026-10-01,2026-10-31,6,');
    await expect(lines[0]).toMatch(/,1$/);
  },
});

/** SCR-02: those that were resolved, with the note. */
export const Resolved = meta.story({
  parameters: { page: { path: '/alerts?tab=resolved&of=compliance', isSignedIn: true } },
  play: async (context) => {
    const saved = savedFiles();
    const button = await context.canvas.findByRole(
      'button',
      { name: exportWords.button },
      { timeout: 10_000 },
    );
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await context.userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: texts.compliance.title }));
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(bodiesTo(exportCompliance)).toMatchObject([{ tab: 'resolved' }]);
  },
});

/** Behaviour 1a: a failure is said in the dialog, and nothing is saved. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(exportCompliance, 503)),
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(saved).toEqual([]);
  },
});
