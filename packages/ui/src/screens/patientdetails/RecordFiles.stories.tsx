import { endpoints } from '@rpm/api-client';
import { fileWords as texts } from '@rpm/domain/words/file';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic, smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { asPrinted } from '@rpm/storybook/views.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { beginFile, finishFile, getFiles } = endpoints;
const { accountId: userId } = demoAccounts.patient;
const slow = { timeout: 10_000 };
/** What the server takes for a PDF. */
const scan = () =>
  new File(['%PDF-1.4\n', 'x'.repeat(1000), '\n%%EOF\n'], 'Scan.pdf', { type: 'application/pdf' });

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Files',
  component: PatientDetailsScreen,
  globals: { role: 'staff' },
  parameters: {
    layout: 'fullscreen' as const,
    page: { path: `/patientdetails?id=${userId}&tab=files`, isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** RTE-05, authorization matrix: the clinic's people read the files of the record and add to them, in parts. */
export const Default = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, 'metabolic-panel.txt');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No way to choose a file.');
    await userEvent.upload(input, scan());
    const rows = within(await canvas.findByRole('list', { name: texts.addTitle }));
    await expect((await rows.findAllByText(texts.upload.saved, {}, slow))[0]).toBeInTheDocument();
    await expect(bodiesTo(beginFile)).toMatchObject([{ userId, fileName: 'Scan.pdf' }]);
    await waitFor(() => expect(canvas.getAllByText('Scan.pdf').length).toBeGreaterThan(1), slow);
  },
});

/** Behaviour 1c, empty. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), files: [] } })),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.noneForStaff);
  },
});

/** ERR-02. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getFiles)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.choose }, slow)).toBeVisible();
  },
});

/** Behaviour 1b, 500: the list fails alone, and what is added says at its row that it was not saved. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getFiles, 500), fails(finishFile, 500)),
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, texts.loading.failed);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No way to choose a file.');
    await userEvent.upload(input, scan());
    const rows = within(await canvas.findByRole('list', { name: texts.addTitle }));
    await expect(await rows.findByRole('button', { name: texts.upload.retry }, slow)).toBeVisible();
  },
});

/** On paper are the files of the record; nothing can be added there. */
export const Printed = meta.story({
  tags: ['paper'],
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    await seesText(canvas, 'metabolic-panel.txt');
    await expect(canvas.getByText(texts.addTitle)).not.toBeVisible();
    await expect(canvas.getByText(texts.rules)).not.toBeVisible();
  },
});
