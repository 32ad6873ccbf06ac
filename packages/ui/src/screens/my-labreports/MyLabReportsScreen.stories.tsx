import { endpoints } from '@rpm/api-client';
import { fileWords } from '@rpm/domain/words/file';
import { othersPageWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { refusalWords } from '@rpm/domain/words/refusal';
import { backend, fails } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor, within } from 'storybook/test';
import { MyLabReportsScreen } from './MyLabReportsScreen.tsx';

const text = fileWords;

const meta = preview.meta({
  title: 'Screens/Patient/Files/My lab reports',
  component: MyLabReportsScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/my-labreports', isSignedIn: true } },
});

type Canvas = ReturnType<typeof within>;
const chooser = async (canvas: Canvas) => {
  const [input] = await canvas.findAllByLabelText(text.choose, { selector: 'input' });
  return input as HTMLInputElement;
};
const pdf = (name: string, bytes = 400_000) => {
  const head = '%PDF-1.4\n';
  const tail = '\n%%EOF\n';
  return new File([head, 'x'.repeat(bytes), tail], name, { type: 'application/pdf' });
};
const listed = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: text.yourLabs }));

/** RTE-05: the own laboratory reports, by name, with who added them. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    const list = await listed(canvas);
    const link = await list.findByRole('link', { name: 'metabolic-panel.txt' });
    await expect(link.getAttribute('href')).toMatch(/^\/uploaded-file-info\/[^/]+\/-\/LabReport\/[^/]+\/-$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** ADR 42: a file goes up in parts, is checked when it is whole, and stands in the list. */
export const AddsAFile = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await chooser(canvas), pdf('Cholesterol.pdf'));
    const row = within(await canvas.findByRole('list', { name: text.addTitle }));
    await expect((await row.findAllByText(text.upload.saved))[0]).toBeVisible();
    await expect(bodiesTo(endpoints.addFilePart)).toHaveLength(2);
    const list = await listed(canvas);
    await expect(await list.findByRole('link', { name: 'Cholesterol.pdf' })).toBeVisible();
  },
});

/** Design x4: the same file twice is asked about before any of it is sent, and goes up when it is meant. */
export const SameFileTwice = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await chooser(canvas), pdf('Cholesterol.pdf'));
    const list = await listed(canvas);
    await expect(await list.findByRole('link', { name: 'Cholesterol.pdf' })).toBeVisible();
    await userEvent.upload(await chooser(canvas), pdf('Cholesterol.pdf'));
    const rows = within(canvas.getByRole('list', { name: text.addTitle }));
    await expect(await rows.findByText(text.upload.again)).toBeVisible();
    await expect(bodiesTo(endpoints.beginFile)).toHaveLength(1);
    // Another one of that name is another file.
    await userEvent.upload(await chooser(canvas), pdf('Cholesterol.pdf', 300_000));
    await waitFor(() => expect(bodiesTo(endpoints.beginFile)).toHaveLength(2));
    await userEvent.click(rows.getByRole('button', { name: text.upload.addAgain }));
    await waitFor(() => expect(bodiesTo(endpoints.beginFile)).toHaveLength(3));
    await waitFor(() => expect(rows.queryByText(text.upload.again)).toBeNull());
  },
});

/** What the connection cuts off is tried again from where it was: no part goes twice. */
export const GoesOn = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(fails(endpoints.finishFile, 503));
    await userEvent.upload(await chooser(canvas), pdf('Cholesterol.pdf'));
    const row = within(await canvas.findByRole('list', { name: text.addTitle }));
    const again = await row.findByRole('button', { name: text.upload.retry });
    const sent = bodiesTo(endpoints.addFilePart).length;
    msw.use(backend());
    await userEvent.click(again);
    await waitFor(() => expect(row.queryByText(text.upload.checking)).toBeNull());
    await expect(sent).toBe(2);
  },
});

/** F18: a kind that does not work, one that is too large and an empty one are refused at their rows; nothing is sent. */
export const Refused = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const tif = new File(['x'], 'Scan.tif', { type: 'image/tiff' });
    const empty = new File([], 'Empty.pdf', { type: 'application/pdf' });
    const input = await chooser(canvas);
    // A system lets people choose what is not asked for.
    input.removeAttribute('accept');
    await userEvent.upload(input, [tif, pdf('Old.pdf', 11_000_000), empty]);
    const rows = within(await canvas.findByRole('list', { name: text.addTitle }));
    for (const says of [text.upload.wrongKind, text.upload.tooLarge({ size: '11.0' }), text.upload.empty]) {
      await expect(await rows.findByText(says)).toBeVisible();
    }
    await expect(bodiesTo(endpoints.beginFile)).toHaveLength(0);
  },
});

/** F18: what is not what it says is found by its content, on the server, and said at the row. */
export const NotWhatItSays = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const page = new File(['<html><script>1</script></html>'], 'Report.pdf', { type: 'application/pdf' });
    await userEvent.upload(await chooser(canvas), page);
    const rows = within(await canvas.findByRole('list', { name: text.addTitle }));
    await expect(await rows.findByText(refusalWords.fileNotOfItsType)).toBeVisible();
    // The same file would be refused again.
    await expect(rows.queryByRole('button', { name: text.upload.retry })).not.toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    await expect(bodiesTo(endpoints.beginFile)).toHaveLength(1);
  },
});

/** More than five at a time: the first five are taken, which is said. */
export const TooMany = meta.story({
  play: async ({ canvas, userEvent }) => {
    const files = Array.from({ length: 6 }, (_, at) => pdf(`Report ${at}.pdf`, 10));
    await userEvent.upload(await chooser(canvas), files);
    await expect(await canvas.findByText(text.tooMany)).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: text.addTitle }));
    await expect(rows.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** Behaviour 1b, 500: the list fails alone; adding stays. */
export const ListFails = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getFiles, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(text.loading.failed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.choose })).toBeVisible();
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByRole('link', { name: 'metabolic-panel.txt' })).toBeVisible();
  },
});

/** ROL-04: staff are told whose page it is. */
export const OpenedByStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(othersPageWords.patients)).toBeVisible();
    await expect(seen.call).not.toHaveBeenCalled();
  },
});
