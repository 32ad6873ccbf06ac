import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { clinicWords } from '@rpm/domain/words/clinic';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { loadWords } from '@rpm/domain/words/load';
import { answers, backend, fails, offline } from '@rpm/mock-server/msw';
import { aPatient, emptyClinic, hugeClinic } from '@rpm/mock-server/seed';
import { totalsOf } from '@rpm/storybook/dashboardStory.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import { besideMenu, seesAllColumns } from '@rpm/storybook/laptop.tsx';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { anything, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { DoctorDashboardScreen } from './DoctorDashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Provider dashboard/Faults',
  component: DoctorDashboardScreen,
  parameters: { layout: 'fullscreen', page: { path: '/doctor-dashboard', isSignedIn: true } },
});

/** DDB-06, ERR-03: one number fails and says so, the rest of the page is there, and a retry brings it. */
export const StatFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getTotalPatients, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    const totals = await totalsOf(canvas);
    await expect(await totals.findByText(loadWords.notAvailable)).toBeVisible();
    await expect(totals.getAllByText(loadWords.unknown)).toHaveLength(1);
    await waitFor(() => expect(totals.getAllByText(/^[\d,]+$/)).toHaveLength(3));
    await canvas.findAllByRole('rowheader');
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 503');
    msw.use(backend());
    await userEvent.click(
      totals.getByRole('button', {
        name: sentence(`${loadWords.retry}${anything}${dashboardWords.totalPatients}`),
      }),
    );
    await waitFor(() => expect(totals.getAllByText(/^[\d,]+$/)).toHaveLength(4));
  },
});

/** Behaviour 1b: what may not be seen, or is not there, is '—' without a retry that could not help, and nobody is logged out. */
export const StatRefused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(fails(endpoints.getTotalDevicesByStatus, 403), fails(endpoints.totalNotes, 404)),
  play: async ({ canvas }) => {
    const totals = await totalsOf(canvas);
    await waitFor(() => expect(totals.getAllByText(loadWords.unknown)).toHaveLength(2));
    await expect(totals.queryByRole('button')).toBeNull();
    await waitFor(() => expect(totals.getAllByText(/^[\d,]+$/)).toHaveLength(2));
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** DDB-06: the table fails alone, and a retry brings it back. The mock-up of a failed table. */
export const TableFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getTotalTableReadingsOfDoctorBetween, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, clinicWords.readingsLoading.failed);
    await expect(canvas.getByText(new RegExp(clinicWords.restIsThere))).toBeVisible();
    const totals = await totalsOf(canvas);
    await waitFor(() => expect(totals.getAllByText(/^[\d,]+$/)).toHaveLength(4));
    await expect(canvas.queryByText(dashboardWords.noReadingsInPeriod)).toBeNull();
    await seesText(canvas, 'Upper Arm Monitor');
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

/** DDB-06: the devices fail alone. */
export const DevicesFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(endpoints.getSupportedDevices)),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await seesText(canvas, clinicWords.devicesLoading.failed);
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 0');
  },
});

/** Behaviour 1a, 403: the table says so, and offers no retry. */
export const TableRefused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getTotalTableReadingsOfDoctorBetween, 403)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
  },
});

/** Behaviour 1a, 401: the session is over, told once each call, and the page asks nothing again. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getTotalPatients, 401)),
  play: async ({ canvas }) => {
    await totalsOf(canvas);
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledTimes(1));
  },
});

/** Behaviour 1a: an answer that does not come in time. */
export const TimesOut = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/doctor-dashboard', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(backend({ latencyMs: 2000 })),
  play: async ({ canvas }) => {
    await seesText(canvas, clinicWords.readingsLoading.tookTooLong);
    const totals = await totalsOf(canvas);
    await waitFor(() => expect(totals.getAllByText(loadWords.unknown)).toHaveLength(4));
  },
});

/** Behaviour 1b, bad schema: '12' is 12; null is not known, which is '—' and never 0. */
export const OddNumbers = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(endpoints.getTotalPatients, '{"total":"12"}'),
      answers(endpoints.getTotalDevicesByStatus, '{"total":null}'),
      answers(
        endpoints.getTotalTableReadingsOfDoctorBetween,
        '{"Ann Example":{"total":"7","Normal":null,"Cautious":2,"Critical":1,"userId":"p-1"},"Broken":7}',
        { headers: { 'X-Total-Count': 'many' } },
      ),
    ),
  play: async ({ canvas }) => {
    const totals = await totalsOf(canvas);
    const patients = (await totals.findByText(dashboardWords.totalPatients)).parentElement;
    await waitFor(() => expect(patients).toHaveTextContent('12'));
    await expect(await totals.findByText(loadWords.unknown)).toBeVisible();
    await expect(totals.queryByText('0')).toBeNull();
    const row = await canvas.findByRole('row', { name: /Ann Example/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map((cell) => cell.textContent),
    ).toEqual(['7', '—', '2', '1']);
    await expect(canvas.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
    await expect(canvas.queryByText(/undefined|NaN|\[object/)).toBeNull();
  },
});

/** Behaviour 1a, malformed: broken JSON fails its own part only. */
export const BrokenAnswers = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(endpoints.getTotalPatients, '{"total":'),
      answers(endpoints.getTotalTableReadingsOfDoctorBetween, '<html>'),
    ),
  play: async ({ canvas }) => {
    await seesText(canvas, clinicWords.readingsLoading.failed);
    const totals = await totalsOf(canvas);
    await waitFor(() => expect(totals.getAllByText(/^[\d,]+$/)).toHaveLength(3));
    await expect(canvas.queryByText(appWords.crashTitle)).toBeNull();
  },
});

/** Behaviour R18: names that mean something to the language, look like code, run the other way or are very long. */
export const StressNames = meta.story({
  beforeEach: ({ msw }) => {
    const names = [
      '__proto__',
      '<img src=x onerror=alert(1)>',
      'מרים בדיקה',
      'Wolfeschlegelstein '.repeat(11),
      '10',
    ];
    const patients = names.map((firstName, at) =>
      aPatient({ patientId: `patient-${at + 1}`, username: `${at}@example.test`, firstName, lastName: '' }),
    );
    const { readings } = hugeClinic(names.length);
    msw.use(backend({ world: { ...emptyClinic(), patients, readings } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '__proto__' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(document.querySelector('img')).toBeNull();
    await expect(canvas.getByText('מרים בדיקה').tagName).toBe('BDI');
  },
});

/** Behaviour 1a, clock skew: the server's date decides which day and week it is, not this machine's. */
export const WrongClock = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(endpoints.getTotalPatients, '{"total":3}', {
        headers: { date: 'Mon, 30 Nov 2026 15:00:00 GMT' },
      }),
    ),
  play: async ({ canvas }) => {
    await seesText(canvas, dayInWords('2026-11-30'));
    await waitFor(() =>
      expect(seen.call.mock.calls.map(([line]) => String(line)).join('\n')).toContain(
        '/doctor/20261124-00%3A00%3A00/20261130-23%3A59%3A59?',
      ),
    );
  },
});

/** Behaviour 1a, offline: numbers and rows stay, under a banner. */
export const Offline = meta.story({
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

/** DDB-02: on a laptop of 1280 px, beside the menu, all columns of the table are in sight. */
export const Laptop = meta.story({
  tags: ['w1280'],
  decorators: [besideMenu],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    const table = canvas.getByRole('table');
    await seesAllColumns(table);
    for (const head of canvas.getAllByRole('columnheader'))
      await expect(head.scrollWidth).toBeLessThanOrEqual(head.offsetWidth);
  },
});
