import { fileWords } from '@rpm/domain/words/file';
import { pagesWords } from '@rpm/domain/words/frame';
import { backend } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { AllFilesScreen } from './AllFilesScreen.tsx';

const text = fileWords;
const at = (kind: string) => ({
  layout: 'fullscreen' as const,
  page: { path: `/all-files/${kind}`, isSignedIn: true },
});
const meta = preview.meta({
  title: 'Screens/Patient/Files/Of a kind',
  component: AllFilesScreen,
  globals: { role: 'patient' },
  parameters: at('all'),
  render: () => (
    <Routes>
      <Route path="/all-files/:reportType" element={<AllFilesScreen />} />
    </Routes>
  ),
});

/** So many files of the patient, with names that somebody might give them. */
const many = (names: readonly string[]) => {
  const world = smallClinic();
  const [file] = world.files;
  if (!file) throw new Error('There is no file.');
  return {
    ...world,
    files: names.map((fileName, n) => ({
      ...file,
      ...{ patientId: demoAccounts.patient.accountId, txnName: `file-${n}`, fileName },
    })),
  };
};

/** RTE-05: all files; each kind is a link with its count. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `${text.all} 2` })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: text.allFiles })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'consent.pdf' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Behaviour 1c, many: by page, and found by name. */
export const ManyAndSearch = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: many(Array.from({ length: 300 }, (_, n) => `Report ${n}.pdf`)) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: pagesWords.next })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(text.search), 'report 299');
    await expect(await canvas.findByRole('link', { name: 'Report 299.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Report 1.pdf' })).toBeNull();
    await userEvent.type(canvas.getByLabelText(text.search), 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: text.clear }));
    await expect(await canvas.findByRole('button', { name: pagesWords.next })).toBeVisible();
  },
});

/** Behaviour 1a: long, right-to-left and hostile names, at 320 px too. */
export const OddNames = meta.story({
  tags: ['w320', 'w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: many(['<img src=x onerror=alert(1)>.pdf', 'בדיקת דם.pdf', `${'Long'.repeat(40)}.pdf`]),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '<img src=x onerror=alert(1)>.pdf' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-05: what is no kind of file is an honest page that asks nothing. */
export const UnknownKind = meta.story({
  parameters: at('..%2Fetc'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: text.unknownKind })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link')).toHaveAttribute(
      'href',
      '/files-summary',
    );
    await expect(seen.call).not.toHaveBeenCalled();
  },
});
