import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { activateWords } from '@rpm/domain/words/device';
import { loadWords } from '@rpm/domain/words/load';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { anOrder, monitoredClinic, smallClinic } from '@rpm/mock-server/seed';
import { drawn, seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor, type within } from 'storybook/test';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const page = { path: '/patient-dashboard', isSignedIn: true };
const world = () => backend({ world: monitoredClinic() });
const { getLatestMeasurementRecord, getAllottedDevicesToUser, getTotalTableReadingsOfPatientBetween } =
  endpoints;

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard/Faults',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page },
  beforeEach: ({ msw }) => msw.use(world()),
});

interface Stage {
  canvas: ReturnType<typeof within>;
  msw: { use: (...handlers: ReturnType<typeof fails>[]) => void };
  userEvent: { click: (at: Element) => Promise<void> };
}

/** One part says 'Not available', what stands stays, and a retry brings that part alone. */
const isAlone =
  (stands: string | RegExp) =>
  async ({ canvas, msw, userEvent }: Stage) => {
    await seesText(canvas, loadWords.notAvailable);
    await drawn();
    await expect((await canvas.findAllByText(stands))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: dashboardWords.howTo })).toBeVisible();
    msw.use(world());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await waitFor(() => expect(canvas.queryByText(loadWords.notAvailable)).toBeNull());
  };

/** Behaviour 1b, 500: the readings fail, the devices stand. */
export const ReadingsFail = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(fails(getLatestMeasurementRecord, 500)),
  play: isAlone('Connected Scale'),
});

/** Behaviour 1b, 500: the devices fail, the readings stand. */
export const DevicesFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAllottedDevicesToUser, 503)),
  play: isAlone('mmHg'),
});

/** Behaviour 1b, 500: the table fails, the readings stand. */
export const TableFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getTotalTableReadingsOfPatientBetween, 500)),
  play: isAlone('mmHg'),
});

/** Behaviour 1b, timeout: a part that never answers is given up alone. */
export const TookTooLong = meta.story({
  parameters: { page: { ...page, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(getAllottedDevicesToUser)),
  play: isAlone('mmHg'),
});

/** Behaviour 1b, malformed: a cut answer is a part that is not available, and no crash. */
export const BrokenAnswer = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(answers(getLatestMeasurementRecord, '[{"mrSubType":')),
  play: isAlone('Connected Scale'),
});

/** Behaviour 1b, offline: nothing comes back for one part; it can be tried again. */
export const NothingComesBack = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(getLatestMeasurementRecord)),
  play: isAlone('Connected Scale'),
});

/** Behaviour 1a, offline: what was read stays, under a banner. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Connected Scale');
    const restore = setOnline(false);
    try {
      await seesText(canvas, appWords.offline);
      await expect(canvas.getByText('Connected Scale')).toBeVisible();
    } finally {
      restore();
    }
    await waitFor(() => expect(canvas.queryByText(appWords.offline)).toBeNull());
  },
});

/** Behaviour 1b, 403: that part only; nothing to try again, and still logged in. */
export const NoAccess = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAllottedDevicesToUser, 403)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
    await expect((await canvas.findAllByText('mmHg'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, 404: the part has no data. */
export const NotThere = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAllottedDevicesToUser, 404)),
  play: async ({ canvas }) => {
    await seesText(canvas, dashboardWords.noDevices);
    await expect(canvas.queryByText(loadWords.notAvailable)).toBeNull();
  },
});

/** Behaviour 1b, 401: the session is over, which is told once, and nothing is asked again. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAllottedDevicesToUser, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

const withDevice = (status: string) =>
  backend({
    world: {
      ...smallClinic(),
      orders: [anOrder({ patientId: 'user-patient-northside', orderId: 'RPM-1', status })],
    },
  });

/** Behaviour 1c, two tabs: a device that was activated in another tab is activated here when this tab gets the focus. */
export const ActivatedInAnotherTab = meta.story({
  beforeEach: ({ msw }) => msw.use(withDevice('Shipped')),
  play: async ({ canvas, msw }) => {
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`^${activateWords.activate} `) }),
    ).toBeVisible();
    msw.use(withDevice('Activated'));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: new RegExp(`^${activateWords.activate} `) })).toBeNull(),
    );
    await expect(canvas.getByText(orderStatusWords.Activated)).toBeVisible();
  },
});
