import { endpoints } from '@rpm/api-client';
import { accessWords } from '@rpm/domain/words/access';
import { appWords } from '@rpm/domain/words/app';
import { pagesWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { roleWords } from '@rpm/domain/words/role';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import { accessLog, accessRow } from '@rpm/storybook/accessStory.ts';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { anything, beginning, containing } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { getAccessLog } = endpoints;
const userId = demoAccounts.patient.accountId;

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Who saw this',
  component: PatientDetailsScreen,
  parameters: {
    layout: 'fullscreen' as const,
    page: { path: `/patientdetails?id=${userId}&tab=access`, isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(accessLog(rows), backend({ world: monitoredClinic() })),
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
const card = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: accessWords.title }));
const root = document.documentElement;

const rows = [
  accessRow(),
  accessRow({ kind: 'vitals', from: '20261120-14:32:00' }),
  accessRow({ userId: 'user-staff', name: 'Quince Deskworth', role: 'STAFF', from: '20261119-10:00:00' }),
];

/** F2: who saw the record, by name, role and clinic, with what and when; one reader in a quarter of an hour is told once. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    const listed = await card(canvas);
    const people = await listed.findAllByRole('listitem');
    await expect(people).toHaveLength(2);
    await expect(people[0]).toHaveTextContent(
      containing(
        `Teasel Fakeley${anything}Northside Sample Clinic${anything}${accessWords.kinds.details}, ${accessWords.kinds.vitals}`,
      ),
    );
    await expect(people[1]).toHaveTextContent(
      containing(`Quince Deskworth${anything}${accessWords.kinds.details}`),
    );
    const tab = canvas.getByRole('link', { name: recordWords.record.tabs.access });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** F2, SCR-07: who looks by a share is named by that, and works at no clinic. */
export const ByAShare = meta.story({
  beforeEach: ({ msw }) => msw.use(accessLog([accessRow({ name: 'Ivy Testpatient', role: 'PATIENT' })])),
  play: async ({ canvas }) => {
    const row = await (await card(canvas)).findByRole('listitem');
    await expect(row).toHaveTextContent(accessWords.shared);
    await expect(row).not.toHaveTextContent('Northside Sample Clinic');
  },
});

/** Behaviour 1a: many entries come page by page. */
export const Pages = meta.story({
  beforeEach: ({ msw }) => msw.use(accessLog(rows, 45)),
  play: async ({ canvas, userEvent }) => {
    const listed = await card(canvas);
    await expect(await listed.findByText(accessWords.range({ from: 1, to: 20, count: 45 }))).toBeVisible();
    await userEvent.click(listed.getByRole('button', { name: containing(pagesWords.next) }));
    await expect(await listed.findByText(accessWords.range({ from: 21, to: 40, count: 45 }))).toBeVisible();
  },
});

/** ERR-02: loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getAccessLog)),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(appWords.loading)).toBeInTheDocument();
  },
});

/** Behaviour 1a, empty. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(accessLog([])),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(accessWords.empty)).toBeVisible();
  },
});

/** Behaviour 1a: 500, a cut answer and another shape are failures, never an empty list; the record stands. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAccessLog, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const listed = await card(canvas);
    const text = accessWords.loading.failed;
    await expect(await listed.findByText(text)).toBeVisible();
    for (const failure of failures(getAccessLog)) {
      msw.use(failure);
      await userEvent.click(await listed.findByRole('button', { name: loadWords.retry }));
      await expect(await listed.findByText(text)).toBeVisible();
    }
    msw.use(accessLog(rows));
    await userEvent.click(await listed.findByRole('button', { name: loadWords.retry }));
    await expect(await listed.findByText('Teasel Fakeley')).toBeVisible();
  },
});

/** Behaviour 1a, offline: told as such. */
export const Offline = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAccessLog, 500)),
  play: async ({ canvas, userEvent }) => {
    const listed = await card(canvas);
    const retry = await listed.findByRole('button', { name: loadWords.retry });
    const back = setOnline(false);
    await userEvent.click(retry);
    await expect(await listed.findByText(accessWords.loading.failed)).toBeVisible();
    back();
  },
});

/** Behaviour 1a: what cannot be read is '—', and a row that is none is counted. */
export const OddRows = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(accessLog([{ ...accessRow(), name: 7, to: 'then', kind: 'x' }, 'x'] as object[])),
  play: async ({ canvas }) => {
    const listed = await card(canvas);
    await expect(await listed.findByRole('listitem')).toHaveTextContent(
      beginning(loadWords.unknown + roleWords.provider),
    );
    await expect(listed.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
  },
});

/** Behaviour 1a: long, foreign and hostile names are shown as they are. */
export const OddNames = meta.story({
  tags: ['w320', 'w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      accessLog([accessRow({ name: `<img src=x> מרים ${'Longname'.repeat(20)}`, clinic: 'C'.repeat(120) })]),
    ),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(/^<img src=x> מרים (Longname){20}$/)).toBeVisible();
    await waitFor(() => expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
});
