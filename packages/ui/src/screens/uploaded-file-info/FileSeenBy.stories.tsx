import { endpoints } from '@rpm/api-client';
import { fileWords } from '@rpm/domain/words/file';
import { roleWords } from '@rpm/domain/words/role';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, northside, smallClinic, southside } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { UploadedFileScreen } from './UploadedFileScreen.tsx';

const text = fileWords.detail.seen;
const { accountId: userId } = demoAccounts.patient;
const content = 'Potassium 4.2';
const files = [
  {
    ...{ patientId: userId, reportSubType: 'Blood', uploadedBy: 'Quince Deskworth', txnName: 'text' },
    ...{ reportType: 'LabReport' as const, at: new Date('2026-11-19T15:00:00Z'), fileName: 'Blood.txt' },
    ...{ contentType: 'text/plain' as const, bytes: content.length, content: btoa(content) },
  },
];
const doctor = {
  ...{ userId: 'doctor', name: 'Wren Q. Exampledoc', role: 'DOCTOR', clinic: northside.name },
  ...{ from: '20261119-16:10:00', to: '20261119-16:10:00' },
};
const seen = (result: object[], since: string | null = null) =>
  answers(endpoints.getFileViews, JSON.stringify({ since, result }));

const meta = preview.meta({
  title: 'Screens/Patient/Files/One file, seen by',
  component: UploadedFileScreen,
  globals: { role: 'patient' },
  parameters: {
    layout: 'fullscreen',
    page: { path: `/uploaded-file-info/${userId}/-/LabReport/text/-`, isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), files } })),
  render: () => (
    <Routes>
      <Route
        path="/uploaded-file-info/:username/:filename/:reporttype/:txnname/:reportsubtype"
        element={<UploadedFileScreen />}
      />
    </Routes>
  ),
});

/** What stands beside 'Seen by'. */
const factOf = async (canvas: ReturnType<typeof within>) => {
  const label = await canvas.findByText(fileWords.detail.seenBy);
  const fact = label.nextElementSibling;
  if (!(fact instanceof HTMLElement)) throw new Error('Nothing stands beside it.');
  return within(fact);
};

/** RTE-05, design x5: nobody of the clinic has been given it; said plainly, as the server has it. */
export const Nobody = meta.story({
  tags: ['w390', 'empty'],
  play: async ({ canvas }) => {
    const fact = await factOf(canvas);
    await expect(await fact.findByText(text.nobody)).toBeVisible();
    await expect(fact.queryByRole('list')).toBeNull();
  },
});

/** RTE-05, SCR-08: one, by name, role and time; the own clinic goes without saying. */
export const One = meta.story({
  tags: ['w390', 'dark'],
  beforeEach: ({ msw }) => msw.use(seen([doctor])),
  play: async ({ canvas }) => {
    const fact = await factOf(canvas);
    const row = await fact.findByRole('listitem');
    await expect(row).toHaveTextContent(doctor.name);
    await expect(row).toHaveTextContent(roleWords.provider);
    await expect(row).toHaveTextContent(/2026/);
    await expect(row).not.toHaveTextContent(northside.name);
    await expect(row).not.toHaveTextContent(text.last({ time: '' }).trim());
    await expect(fact.queryByRole('button')).toBeNull();
  },
});

/** Many: the last four, then all. Somebody looked again; one has an odd long name, one is read from right to left, one is a daughter. */
export const Many = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      seen([
        { ...doctor, to: '20261120-14:30:00' },
        { ...doctor, userId: 'nurse', name: `<img src=x> ${'Longname'.repeat(20)}`, role: 'STAFF' },
        { ...doctor, userId: 'other', name: 'مريم العيّنة', clinic: southside.name },
        { ...doctor, userId: 'daughter', name: 'June Sampleton', role: 'PATIENT' },
        { ...doctor, userId: 'desk', name: '', role: 'STAFF' },
        { ...doctor, userId: 'head', name: 'Sage Leadworth', role: 'ADMIN' },
      ]),
    ),
  play: async ({ canvas, userEvent }) => {
    const fact = await factOf(canvas);
    await expect(await fact.findAllByRole('listitem')).toHaveLength(4);
    const [again, long, other, daughter] = fact.getAllByRole('listitem');
    await expect(again).toHaveTextContent(text.last({ time: '' }).trim());
    await expect(long).toHaveTextContent('<img src=x>');
    await expect(other).toHaveTextContent(southside.name);
    await expect(daughter).toHaveTextContent(text.shared);
    const all = fact.getByRole('button', { name: text.all({ count: 6 }) });
    await userEvent.click(all);
    await expect(fact.getAllByRole('listitem')).toHaveLength(6);
    await expect(fact.getByRole('button', { name: text.fewer })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A file from before that was kept: nobody is said not to have looked. */
export const OfBefore = meta.story({
  beforeEach: ({ msw }) => msw.use(seen([], '20261120-08:00:00')),
  play: async ({ canvas }) => {
    const fact = await factOf(canvas);
    await expect(await fact.findByText(/2026/)).toBeVisible();
    await expect(fact.queryByText(text.nobody)).toBeNull();
  },
});

/** The same, when somebody has looked since. */
export const OneOfBefore = meta.story({
  beforeEach: ({ msw }) => msw.use(seen([doctor], '20261118-08:00:00')),
  play: async ({ canvas }) => {
    const fact = await factOf(canvas);
    await expect(await fact.findByRole('listitem')).toHaveTextContent(doctor.name);
    const [before = ''] = text.since({ day: '@' }).split('@');
    await expect(fact.getByText((said) => said.startsWith(before))).toBeVisible();
  },
});

/** Behaviour 1b, 500: who has seen it is not told; the file is there. */
export const SeenByFails = meta.story({
  tags: ['network-fault', 'failed'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getFileViews, 500)),
  play: async ({ canvas }) => {
    const fact = await factOf(canvas);
    await expect(await fact.findByText(text.loading.failed)).toBeVisible();
    await expect(fact.queryByText(text.nobody)).toBeNull();
    await seesText(canvas, content);
  },
});

/** On a phone the failure takes the whole width of the card, below its label. */
export const SeenByFailsOnPhone = meta.story({
  tags: ['network-fault', 'failed', 'w390'],
  globals: { viewport: { value: 'w390' } },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getFileViews, 500)),
  play: async ({ canvas }) => {
    const label = await canvas.findByText(fileWords.detail.seenBy);
    const says = await canvas.findByText(text.loading.failed);
    const row = label.parentElement?.getBoundingClientRect();
    await expect(says.closest('dd')?.getBoundingClientRect().width).toBe(row?.width);
    await expect(says.getBoundingClientRect().top).toBeGreaterThan(label.getBoundingClientRect().bottom);
  },
});

/** On its way: nobody is said yet not to have looked. */
export const SeenByWaits = meta.story({
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getFileViews)),
  play: async ({ canvas }) => {
    const fact = await factOf(canvas);
    await seesText(canvas, content);
    await expect(fact.queryByText(text.nobody)).toBeNull();
  },
});
