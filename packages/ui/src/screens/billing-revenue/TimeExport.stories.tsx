import { endpoints } from '@rpm/api-client';
import { exportWords } from '@rpm/domain/words/export';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { taskWords } from '@rpm/domain/words/task';
import { timerWords } from '@rpm/domain/words/timer';
import { backend, fails } from '@rpm/mock-server/msw';
import { timeClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { linesOf, savedFiles } from '@rpm/storybook/savedFiles.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { beginning, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BillingRevenueScreen } from './BillingRevenueScreen.tsx';

const { time: texts, submit } = exportFileWords;

const meta = preview.meta({
  title: 'Screens/Clinic/Billing revenue/Export time',
  component: BillingRevenueScreen,
  parameters: { layout: 'fullscreen', page: { path: '/billing-revenue?month=2026-11', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: timeClinic() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function openExport({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: exportWords.time }, { timeout: 15_000 }));
  return within(await screen.findByRole('dialog', { name: texts.title }));
}

/** Issue 15.9: the time of the month as a file, asked for week by week, a line for each entry. */
export const Default = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await expect(
      dialog.getByText(texts.says({ month: timeInWords('2026-11-15T12:00:00Z', 'monthYear') })),
    ).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: submit }));
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 8000 });
    await expect(saved[0]?.name).toBe(texts.file({ month: '2026-11' }));
    const [head, ...lines] = await linesOf(saved[0]);
    await expect(head).toMatch(
      beginning(
        `\ufeff${[texts.patient, exportFileWords.alerts.birthDate, texts.author, texts.start, texts.end, texts.minutes, texts.activity].join()},`,
      ),
    );
    await expect(lines.length).toBeGreaterThan(3);
    // Times as in every other file, and whose day of birth tells two of one name apart.
    for (const line of lines)
      await expect(line).toMatch(/,\d{4}-\d\d-\d\d,.*,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z,/);
    await expect(lines.join()).toContain(timerWords.activities.PhoneCall);
    await expect(bodiesTo(endpoints.exportTime)).toHaveLength(5);
  },
});

/** Behaviour 1a: a failure is said in the dialog, and nothing is saved. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.exportTime, 503)),
  play: async (context) => {
    const saved = savedFiles();
    const dialog = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(saved).toEqual([]);
  },
});
