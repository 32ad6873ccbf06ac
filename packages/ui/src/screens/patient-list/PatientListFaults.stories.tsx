import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { pagesWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { patientListWords } from '@rpm/domain/words/patientList';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { aPatient, emptyClinic, monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientListScreen } from './PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Faults',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list', isSignedIn: true } },
});

/** Behaviour 1a, 500: said, logged, and a retry brings the list; the filters stay. */
export const Fails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/patient-list?sort=name', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientList, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, patientListWords.loading.failed);
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 503');
    await expect(canvas.queryByText(patientListWords.empty)).toBeNull();
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
    await expect(
      canvas.getByRole('combobox', { name: beginning(patientListWords.sortBy) }),
    ).toHaveTextContent(patientListWords.sorts.name);
  },
});

/** Behaviour 1a, 401: the session is over. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientList, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledTimes(1));
  },
});

/** Behaviour 1a, 403: no row, no retry, still signed in. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientList, 403)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
    await expect(canvas.queryByRole('rowheader')).toBeNull();
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, 404. */
export const NotFound = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientList, 404)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.notFound);
    await expect(canvas.getByRole('button', { name: appWords.goBack })).toBeVisible();
  },
});

/** Behaviour 1a, timeout. */
export const TimesOut = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/patient-list', isSignedIn: true, callTimeoutMs: 1000 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getPatientList)),
  play: async ({ canvas }) => {
    await seesText(canvas, patientListWords.loading.tookTooLong);
  },
});

/** Behaviour 1a, offline: the connection is gone before anything came. */
export const Offline = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(endpoints.getPatientList)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(patientListWords.loading.failed)).toBeVisible());
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 0');
  },
});

/** Behaviour 1a, malformed: a cut answer is a failure, not a crash. */
export const BrokenAnswer = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(answers(endpoints.getPatientList, '{"result":[{"userId":')),
  play: async ({ canvas }) => {
    await seesText(canvas, patientListWords.loading.failed);
    await expect(canvas.queryByText(appWords.crashTitle)).toBeNull();
  },
});

/** Behaviour 1a, bad schema: what can be read is shown, the rest is '—', and a row that is none is counted. */
export const BadRows = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.getPatientList,
        JSON.stringify({
          result: [
            {
              userId: 'p-1',
              firstName: 'Ann',
              lastName: 'Example',
              dob: '1948-02-30',
              vitals: 'Weight',
              period: 'many',
              minutesThisMonth: null,
              latest: { mrSubType: 'Pulse' },
            },
            { firstName: 'Nameless' },
            7,
          ],
          total: 3,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Ann Example/ });
    await expect(within(row).getAllByText(loadWords.unknown)).toHaveLength(5);
    const nameless = canvas.getByRole('row', { name: /Nameless/ });
    await expect(within(nameless).queryByRole('link')).toBeNull();
    await expect(canvas.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
    await expect(canvas.queryByText(/undefined|NaN|Invalid Date|\[object/)).toBeNull();
  },
});

/** Behaviour 1a: what looks like code is text; names run in their own direction and wrap. */
export const StressNames = meta.story({
  beforeEach: ({ msw }) => {
    const names = [
      '<img src=x onerror=alert(1)>',
      'מרים בדיקה',
      'Wolfeschlegelstein'.repeat(11),
      '__proto__',
    ];
    const patients = names.map((firstName, at) =>
      aPatient({ patientId: `p-${at}`, username: `${at}@example.test`, firstName, lastName: '' }),
    );
    msw.use(backend({ world: { ...emptyClinic(), patients } }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, 'מרים בדיקה');
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(document.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Behaviour 1a, offline: the rows that were read stay, under a banner. */
export const OfflineWithRows = meta.story({
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('rowheader')).length;
    const restore = setOnline(false);
    try {
      await seesText(canvas, appWords.offline);
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(rows);
    } finally {
      restore();
    }
    await waitFor(() => expect(canvas.queryByText(appWords.offline)).toBeNull());
  },
});

/** Behaviour 1a, slow: the rows of before stay, dimmed and busy, while the next page is on its way. */
export const SlowPage = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
  play: async ({ canvas, msw, userEvent }) => {
    const [first] = await canvas.findAllByRole('rowheader');
    msw.use(hangs(endpoints.getPatientList));
    await userEvent.click(canvas.getByRole('button', { name: pagesWords.next }));
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: patientListWords.tableName })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    await expect(first).toBeVisible();
  },
});
