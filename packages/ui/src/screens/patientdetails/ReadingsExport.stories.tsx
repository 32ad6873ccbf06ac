import { endpoints } from '@rpm/api-client';
import { exportWords } from '@rpm/domain/words/export';
import { exportFileWords as texts } from '@rpm/domain/words/exportFile';
import { recordWords } from '@rpm/domain/words/record';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { linesOf, savedFiles } from '@rpm/storybook/savedFiles.ts';
import { anyCount, sentence } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Readings export',
  component: PatientDetailsScreen,
  parameters: atRecord(),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

/** Opens the export of the readings, and says how many the table has. */
async function openExport({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const card = within(await canvas.findByRole('region', { name: recordWords.record.readings.title }));
  const range = await card.findByText(
    sentence(recordWords.record.readings.range({ from: '1', to: '10', count: anyCount })),
  );
  const total = Number(/^1–10\D+(\d+)/.exec(String(range.textContent))?.[1]);
  await userEvent.click(card.getByRole('button', { name: exportWords.button }));
  return { dialog: within(await screen.findByRole('dialog', { name: texts.readings.title })), total };
}

/** API-21, API-22: all readings of the stretch that is shown, of all pages; the file's name says nothing of the patient. */
export const Default = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const saved = savedFiles();
    const { dialog, total } = await openExport(context);
    await expect(dialog.getByText(texts.fits({ count: total }))).toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['blood-pressure.csv']));
    const [head, ...lines] = await linesOf(saved[0]);
    await expect(head).toContain('LOINC 8480-6');
    await expect(lines).toHaveLength(total);
    await expect(lines[0]).toMatch(/^2026-11-\d\dT[\d:]+Z,\d+,\d+,/);
  },
});

/** Behaviour 1a: a failure is said in the dialog, and nothing is saved. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.exportReadings, 503)),
  play: async (context) => {
    const saved = savedFiles();
    const { dialog } = await openExport(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(saved).toEqual([]);
  },
});
