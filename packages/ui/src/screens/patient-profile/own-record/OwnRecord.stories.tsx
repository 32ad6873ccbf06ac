import { endpoints } from '@rpm/api-client';
import { fileWords } from '@rpm/domain/words/file';
import { ownRecordWords } from '@rpm/domain/words/ownRecord';
import { securityWords } from '@rpm/domain/words/security';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { namesOf, savedFiles } from '@rpm/storybook/savedFiles.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientProfileScreen } from '../PatientProfileScreen.tsx';

const { addInquiry, exportOwnRecord, getOwnCorrections, getFilePart } = endpoints;
const { takeOut, corrections } = ownRecordWords;
const { patient } = demoAccounts;
const slow = { timeout: 15_000 };

const meta = preview.meta({
  title: 'Screens/Patient/Patient details/My record',
  component: PatientProfileScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-profile', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
const card = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }, slow));

/**
 * 45 CFR 164.524: one archive with the record as FHIR, as tables, as pages to read, and the files. The name of the file says
 * nobody's.
 */
export const Default = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const own = await card(canvas, takeOut.title);
    await userEvent.click(own.getByRole('button', { name: takeOut.button }));
    await expect(await screen.findByText(takeOut.done, {}, slow)).toBeVisible();
    await expect(bodiesTo(exportOwnRecord)).toEqual([{ userId: patient.accountId }]);
    await expect(namesOf(saved)).toEqual(['health-record-20261120.zip']);
    const [archive] = saved;
    if (!archive) throw new Error('Nothing was saved.');
    const parts = unzipSync(await archive.bytes());
    const paths = Object.keys(parts);
    for (const path of ['health-record.pdf', 'fhir-bundle.json', 'record.json', 'tables/blood-pressure.csv'])
      await expect(paths).toContain(path);
    const record = JSON.parse(strFromU8(parts['record.json'] ?? new Uint8Array()));
    await expect(paths.filter((path) => path.startsWith('files/'))).toHaveLength(record.files.length);
    const bundle = JSON.parse(strFromU8(parts['fhir-bundle.json'] ?? new Uint8Array()));
    await expect(bundle.entry[0].resource.name[0].family).toBe('Testpatient');
    const pdf = strFromU8(parts['health-record.pdf'] ?? new Uint8Array(), true);
    await expect(pdf.slice(0, 5)).toBe('%PDF-');
    // It is read out in its language, and a window names it by its title.
    await expect(pdf).toContain(`/Lang (${document.documentElement.lang})`);
    await expect(pdf).toContain('/DisplayDocTitle true');
    await expect(strFromU8(parts['tables/blood-pressure.csv'] ?? new Uint8Array())).toContain('LOINC 8480-6');
    // Tables are for who reads them: no stamp and no code of a program.
    for (const path of paths.filter((each) => each.startsWith('tables/')))
      await expect(strFromU8(parts[path] ?? new Uint8Array())).not.toMatch(
        /\d{8}-\d\d:|\dT\d\d:|LabReport|\b(final|finished|completed|current)\b/,
      );
    const [file] = record.files;
    await expect(strFromU8(parts['tables/files.csv'] ?? new Uint8Array())).toContain(
      fileWords.kinds[file.reportType as keyof typeof fileWords.kinds],
    );
  },
});

/** ADR 20: a session that was confirmed long ago is asked first; giving up saves nothing and says nothing. */
export const AsksFirst = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(answers(exportOwnRecord, JSON.stringify({ code: 'confirmFirst', message: '' }), { status: 403 })),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const own = await card(canvas, takeOut.title);
    await userEvent.click(own.getByRole('button', { name: takeOut.button }));
    const dialog = await screen.findByRole('dialog', { name: securityWords.step.title }, slow);
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(own.getByRole('button', { name: takeOut.button })).toBeVisible());
    await expect(namesOf(saved)).toEqual([]);
  },
});

/** Nothing is saved by halves: a file that does not come is said, and Try Again is the same button. */
export const FileFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getFilePart, 503)),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const own = await card(canvas, takeOut.title);
    await userEvent.click(own.getByRole('button', { name: takeOut.button }));
    await expect(await own.findByText(takeOut.failedFile, {}, slow)).toBeVisible();
    await expect(namesOf(saved)).toEqual([]);
  },
});

/** Behaviour 1b: the record itself does not come, or is too large for one answer. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(exportOwnRecord, 413)),
  play: async ({ canvas, userEvent }) => {
    const own = await card(canvas, takeOut.title);
    await userEvent.click(own.getByRole('button', { name: takeOut.button }));
    await expect(await own.findByText(takeOut.tooLarge, {}, slow)).toBeVisible();
  },
});

/** Behaviour 1a, slow: what is being done is said, and Stop ends it with nothing saved. */
export const Stopped = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(hangs(getFilePart)),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const own = await card(canvas, takeOut.title);
    await userEvent.click(own.getByRole('button', { name: takeOut.button }));
    const first = new RegExp(`^${takeOut.steps.file({ at: 1, count: '\\d+' })}$`);
    await waitFor(() => expect(own.getByRole('status')).toHaveTextContent(first), slow);
    await userEvent.click(own.getByRole('button', { name: takeOut.cancel }));
    await expect(await own.findByText(takeOut.stopped, {}, slow)).toBeVisible();
    await expect(namesOf(saved)).toEqual([]);
  },
});

/** SCR-05: the file is called by the day that its pages say, which is that of the own clock. */
export const NamedByOwnClock = meta.story({
  globals: { zone: 'Pacific/Kiritimati' },
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const own = await card(canvas, takeOut.title);
    await userEvent.click(own.getByRole('button', { name: takeOut.button }));
    await waitFor(() => expect(namesOf(saved)).toEqual(['health-record-20261121.zip']), slow);
  },
});

/** 45 CFR 164.526: a request reaches the clinic as work; here it stands as not taken yet, and the form is empty again. */
export const AsksForCorrection = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const own = await card(canvas, corrections.title);
    const text = own.getByRole('textbox', { name: corrections.label });
    // Where the window ends with the field, what is wrong comes into sight all the same, and not under the bar of a phone.
    own.getByRole('button', { name: corrections.button }).focus();
    text.scrollIntoView({ block: 'end' });
    await userEvent.keyboard('{Enter}');
    const wrong = await own.findByText(corrections.errors.detailsRequired);
    await expect(wrong).toBeVisible();
    const { left, bottom } = wrong.getBoundingClientRect();
    await expect(wrong).toContainElement(document.elementFromPoint(left + 60, bottom - 4) as HTMLElement);
    await userEvent.type(text, 'My birthday is March 5, not March 4.');
    await userEvent.click(own.getByRole('button', { name: corrections.button }));
    await expect(await screen.findByText(corrections.sent, {}, slow)).toBeVisible();
    await expect(bodiesTo(addInquiry)).toEqual([
      {
        ...{ userId: patient.accountId, username: patient.username, type: 'record_correction' },
        message: 'My birthday is March 5, not March 4.',
      },
    ]);
    await waitFor(() => expect(text).toHaveValue(''));
    await expect(await own.findByText(corrections.states.New)).toBeVisible();
  },
});

/** What became of each, with the answer; long and right-to-left texts stay texts. */
export const CorrectionsAnswered = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) => {
    const by = { userId: 'user-staff-northside', name: 'Quince Deskworth' };
    const base = { time: '20261118-15:00:00', owner: by, history: [] };
    msw.use(
      answers(
        getOwnCorrections,
        JSON.stringify([
          { ...base, itemId: 'c-1', message: 'Longword'.repeat(60), state: 'InProgress' },
          {
            ...{ ...base, itemId: 'c-2', message: 'תאריך הלידה שלי שגוי', state: 'Answered' },
            history: [{ move: 'answer', by, time: '20261119-15:00:00', text: '<b>Fixed</b>' }],
          },
        ]),
      ),
    );
  },
  play: async ({ canvas }) => {
    const own = await card(canvas, corrections.title);
    const list = within(await own.findByRole('list', {}, slow));
    await expect(list.getByText(corrections.states.InProgress({ name: 'Quince Deskworth' }))).toBeVisible();
    await expect(list.getByText('<b>Fixed</b>')).toBeVisible();
  },
});

/** INQ-13 as everywhere: a failure keeps what was typed; the list fails for itself. */
export const CorrectionFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(addInquiry, 500), fails(getOwnCorrections, 500)),
  play: async ({ canvas, userEvent }) => {
    const own = await card(canvas, corrections.title);
    await expect(await own.findByText(corrections.loading.failed, {}, slow)).toBeVisible();
    const text = own.getByRole('textbox', { name: corrections.label });
    await userEvent.type(text, 'Something here is wrong.');
    await userEvent.click(own.getByRole('button', { name: corrections.button }));
    await expect(await own.findByText(corrections.failed, {}, slow)).toBeVisible();
    await expect(text).toHaveValue('Something here is wrong.');
  },
});
