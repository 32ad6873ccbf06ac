import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { asPrinted } from '@rpm/storybook/views.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { pdfOf } from '../../parts/files/pdfStory.ts';
import { UploadedFileScreen } from './UploadedFileScreen.tsx';

const text = fileWords;
const { accountId: userId } = demoAccounts.patient;
const at = (address: string) => ({
  layout: 'fullscreen' as const,
  page: { path: `/uploaded-file-info/${address}`, isSignedIn: true },
});
const panel = pdfOf(['Potassium 4.2', 'Sodium 140']);
/** A picture of one pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const slow = { timeout: 10_000 };

const files = () => {
  const world = smallClinic();
  const base = {
    ...{ patientId: userId, reportSubType: 'Blood', uploadedBy: 'Quince Deskworth' },
    ...{ reportType: 'LabReport' as const, at: new Date('2026-11-19T15:00:00Z') },
  };
  const note = 'Potassium 4.2 <script>alert(1)</script>';
  return {
    ...world,
    files: [
      {
        ...base,
        txnName: 'text',
        fileName: 'Blood.txt',
        contentType: 'text/plain' as const,
        bytes: note.length,
        content: btoa(note),
      },
      {
        ...base,
        txnName: 'photo',
        fileName: 'Photo.png',
        contentType: 'image/png' as const,
        bytes: atob(png).length,
        content: png,
        uploadedById: userId,
      },
      {
        ...base,
        txnName: 'pdf',
        fileName: 'Panel.pdf',
        contentType: 'application/pdf' as const,
        bytes: panel.length,
        content: btoa(panel),
      },
    ],
  };
};

const meta = preview.meta({
  title: 'Screens/Patient/Files/One file',
  component: UploadedFileScreen,
  globals: { role: 'patient' },
  parameters: at(`${userId}/-/LabReport/text/-`),
  beforeEach: ({ msw }) => msw.use(backend({ world: files() })),
  render: () => (
    <Routes>
      <Route
        path="/uploaded-file-info/:username/:filename/:reporttype/:txnname/:reportsubtype"
        element={<UploadedFileScreen />}
      />
      <Route path="/my-labreports" element={<h1>{text.myLabs}</h1>} />
    </Routes>
  ),
});

/** RTE-05, F18: a text stands as text: what looks like markup in it is none. The title names nobody. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await seesText(canvas, /^Potassium 4\.2 <script>/);
    await expect(canvas.getByRole('heading', { name: 'Blood.txt' })).toBeVisible();
    await expect(document.title).not.toContain('Blood');
    await expect(canvas.queryByRole('button', { name: text.detail.remove })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A picture is painted; who added it may take it away, after one question. */
export const OwnPicture = meta.story({
  tags: ['w390'],
  parameters: at(`${userId}/Photo.png/LabReport/photo/Blood`),
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('img', { name: text.detail.picture({ name: 'Photo.png' }) });
    await waitFor(() => expect(picture).toHaveAttribute('data-painted', 'true'));
    await userEvent.click(await canvas.findByRole('button', { name: text.detail.remove }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: text.detail.remove }));
    await expect(await canvas.findByRole('heading', { name: text.myLabs })).toBeVisible();
    await expect(bodiesTo(endpoints.removeFile)).toEqual([{ userId, txnName: 'photo' }]);
  },
});

/** Whether anything is painted that is neither clear nor white. */
const hasInk = (canvas: HTMLCanvasElement) => {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  return data.some((value, at) => at % 4 === 0 && value < 128 && (data[at + 3] ?? 0) > 128);
};

const preview1 = (at: number) => text.detail.pdf.page({ at, count: 2 });

/** A PDF page by page, by buttons and by keys; its text is there for screen readers. What it asks to run is not run. */
export const Pdf = meta.story({
  tags: ['w390'],
  parameters: at(`${userId}/-/LabReport/pdf/-`),
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('region', { name: preview1(1) }, slow);
    await waitFor(() => expect(page.querySelector('canvas')).toHaveAttribute('data-painted', 'true'), slow);
    await expect(await canvas.findByText('Potassium 4.2', {}, slow)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: text.detail.pdf.next }));
    await expect(await canvas.findByText('Sodium 140', {}, slow)).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(text.detail.pdf.at({ at: 2, count: 2 }));
    page.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('region', { name: preview1(1) }, slow)).toHaveFocus();
    const width = () => page.querySelector('canvas')?.getBoundingClientRect().width ?? 0;
    const before = width();
    await userEvent.keyboard('+');
    await waitFor(() => expect(width()).toBeGreaterThan(before * 1.1), slow);
    await userEvent.keyboard('-');
    await waitFor(() => expect(width()).toBeCloseTo(before, 0), slow);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Design x5: all pages of a PDF go onto paper, each on a sheet of its own and in full, however the preview stands. */
export const PdfOnPaper = meta.story({
  tags: ['paper'],
  parameters: at(`${userId}/-/LabReport/pdf/-`),
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const button = await canvas.findByRole('button', { name: text.detail.print });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'), slow);
    await userEvent.click(button);
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), slow);
    const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
    const pages = [...(sheet?.querySelectorAll('canvas') ?? [])];
    await expect(pages).toHaveLength(2);
    for (const page of pages) await expect(hasInk(page)).toBe(true);
    await userEvent.click(button);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2), slow);
    const back = asPrinted();
    try {
      for (const page of pages) await expect(page).toBeVisible();
      await expect(button).not.toBeVisible();
    } finally {
      back();
    }
  },
});

/** A PDF with more pages than can be printed from here says what to do instead. */
export const TooLongForPaper = meta.story({
  parameters: at(`${userId}/-/LabReport/pdf/-`),
  beforeEach: ({ msw }) => {
    const world = files();
    const long = pdfOf(Array.from({ length: limits.pagesPrintedMax + 1 }, (_, at) => `Page ${at}`));
    const longer = world.files.map((file) =>
      file.txnName === 'pdf' ? { ...file, bytes: long.length, content: btoa(long) } : file,
    );
    msw.use(backend({ world: { ...world, files: longer } }));
  },
  play: async ({ canvas }) => {
    const said = text.detail.tooLong({ count: limits.pagesPrintedMax });
    await seesText(canvas, said);
    await expect(canvas.queryByRole('button', { name: text.detail.print })).toBeNull();
  },
});

/** Design x5: on a phone the file can be saved before it is looked at; what is known of it stands below, with the way to share. */
export const OnAPhone = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole('region', { name: text.detail.preview });
    const download = canvas.getByRole('button', { name: text.detail.downloadOne({ name: 'Blood.txt' }) });
    const about = canvas.getByRole('heading', { name: text.detail.about });
    const share = await canvas.findByRole('link', { name: text.detail.share });
    await expect(share).toHaveAttribute('href', '/recentShared');
    for (const [first, next] of [
      [download, preview],
      [preview, about],
      [about, share],
    ] as const) {
      await expect(first.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        next.getBoundingClientRect().top,
      );
    }
  },
});

/** A PDF that cannot be read says so, and can be downloaded. */
export const BrokenPdf = meta.story({
  parameters: at(`${userId}/-/LabReport/pdf/-`),
  beforeEach: ({ msw }) => {
    const world = files();
    const broken = world.files.map((file) =>
      file.txnName === 'pdf' ? { ...file, bytes: 9, content: btoa('%PDF-1.4\n') } : file,
    );
    msw.use(backend({ world: { ...world, files: broken } }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, text.detail.pdf.failed);
    await expect(
      await canvas.findByRole('button', { name: text.detail.downloadOne({ name: 'Panel.pdf' }) }),
    ).toBeVisible();
  },
});

const isNotFound = async (canvas: ReturnType<typeof within>) => {
  await expect(await canvas.findByRole('heading', { name: text.notFound.title })).toBeVisible();
  await expect(seen.call.mock.calls.some(([line]) => String(line).includes('/api/file-part'))).toBe(false);
};

/** RTE-05: any fault of the address is the one text. */
export const OtherOwner = meta.story({
  tags: ['w390'],
  parameters: at('patient-002/-/LabReport/text/-'),
  play: ({ canvas }) => isNotFound(canvas),
});
/** The kind is another. */
export const OtherKind = meta.story({
  parameters: at(`${userId}/-/Imaging/text/-`),
  play: ({ canvas }) => isNotFound(canvas),
});
/** The name is another, and climbs. */
export const HostileName = meta.story({
  parameters: at(`${userId}/..%2F..%2Fetc%2Fpasswd/LabReport/text/%3Cscript%3E`),
  play: ({ canvas }) => isNotFound(canvas),
});

/** Behaviour 1b, 500: the preview fails alone; the facts stand. */
export const PreviewFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getFilePart, 500)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.detail.loading.failed);
    await expect(
      await canvas.findByRole('button', { name: text.detail.downloadOne({ name: 'Blood.txt' }) }),
    ).toBeVisible();
  },
});
