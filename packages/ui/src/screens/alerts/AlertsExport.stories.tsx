import { endpoints } from '@rpm/api-client';
import { alertWords } from '@rpm/domain/words/alert';
import { exportWords } from '@rpm/domain/words/export';
import { exportFileWords as texts } from '@rpm/domain/words/exportFile';
import { classWords } from '@rpm/domain/words/reading';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails } from '@rpm/mock-server/msw';
import { alertClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { linesOf, savedFiles } from '@rpm/storybook/savedFiles.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const { exportAlerts } = endpoints;
const { columns } = alertWords;

const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Export',
  component: AlertsScreen,
  parameters: { layout: 'fullscreen', page: { path: '/alerts?severity=Critical', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: alertClinic() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function openExport({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const button = await canvas.findByRole('button', { name: exportWords.button }, { timeout: 10_000 });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: texts.alerts.title }));
}

/** SCR-02: the alerts that the filters leave, the newest first, with values in the reader's units. */
export const Default = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([texts.alerts.file]));
    const [head, ...lines] = await linesOf(saved[0]);
    await expect(head).toMatch(beginning(`\ufeff${columns.class},${columns.patient},`));
    await expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) await expect(line).toMatch(beginning(`${classWords.Critical},`));
    await expect(bodiesTo(exportAlerts)).toEqual([{ tab: 'medical', owner: 'all', severity: 'Critical' }]);
  },
});

/** Behaviour 1a: a failure is said in the dialog, and nothing is saved. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(exportAlerts, 503)),
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(saved).toEqual([]);
  },
});
