import { endpoints } from '@rpm/api-client';
import { judge } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { patientWords } from '@rpm/domain/words/patient';
import { backend, hangs } from '@rpm/mock-server/msw';
import { anOrder, emptyClinic, monitoredClinic, smallClinic, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { queriesTo } from '@rpm/storybook/seen.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const marigold = 'user-patient-northside';
/** Orders of the patient, one in each of these states. */
const devicesIn = (...states: string[]) => ({
  ...smallClinic(),
  orders: states.map((status, at) => anOrder({ patientId: marigold, orderId: `RPM-${at + 1}`, status })),
});

/** PDB-01, PDB-07: the title, the greeting, and the latest reading of each vital with what it means. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'RPM Dashboard', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^Good (morning|afternoon|evening), Marigold$/)).toBeVisible();
    const pressure = within(await canvas.findByRole('article', { name: 'Blood Pressure' }));
    await expect(pressure.getByText(/^\d+\/\d+$/)).toBeVisible();
    await expect(pressure.getByText('mmHg')).toBeVisible();
    await expect(await pressure.findByText(/^Top number \d+$/)).toBeVisible();
    await expect(pressure.getAllByRole('img', { name: /^Range: .*Reading \d+/ })).toHaveLength(2);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText(patientWords.patientDashboard.notWatched)).toBeVisible();
    await expect(document.title).toBe('RPM Dashboard · Remote Patient Monitoring');
  },
});

/** PDB-07: the receipt tells when a reading was measured, when it came, and who has seen it, or that nobody has. */
export const Receipt = meta.story({
  play: async ({ canvas }) => {
    const [receipt] = await canvas.findAllByRole('list', { name: patientWords.patientDashboard.receipt });
    const lines = within(receipt as HTMLElement).getAllByRole('listitem');
    await expect(lines[0]).toHaveTextContent(/^TakenNovember \d\d, 2026, \d+:\d\d [AP]M$/);
    await expect(lines[1]).toHaveTextContent(/^Received by your clinicNovember \d\d, 2026/);
    await expect(lines[2]).toHaveTextContent(
      /^(Not reviewed yet by your care team|Reviewed by .+November \d\d, 2026.*)$/,
    );
  },
});

/** F8: a device that sent two values of one second shows the worse, says so, and asks for another reading. */
export const ContradictsItself = meta.story({
  beforeEach: ({ msw }) => {
    const world = monitoredClinic();
    const at = new Date(storyNow.getTime() - 60_000);
    const pair = [72, 190].map((heartRate) => {
      const values = { heartRate };
      const judged = judge('HeartRate', values);
      return {
        ...judged,
        patientId: marigold,
        vital: 'HeartRate' as const,
        values,
        serial: 'SN-9',
        at,
        receivedAt: at,
      };
    });
    msw.use(backend({ world: { ...world, readings: () => [...world.readings(), ...pair] } }));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Heart Rate' }));
    await expect(card.getByText('190')).toBeVisible();
    await expect(card.getByText(patientWords.patientDashboard.contradicted)).toBeVisible();
  },
});

/** PDB-02: readings by vital, of the current month or of all time. The month is that of the server's date. */
export const VitalsGenerated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Vitals Generated' });
    const table = () => within(canvas.getByRole('table', { name: 'Vitals Generated' }));
    const total = () =>
      Number(
        within(table().getByRole('row', { name: /^Blood Pressure/ })).getAllByRole('cell')[0]?.textContent,
      );
    await expect(
      table()
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Vital', 'Total', 'Normal', 'Cautious', 'Critical']);
    const thisMonth = total();
    await expect(canvas.getByRole('radio', { name: 'Current Month' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Overall' }));
    await waitFor(() => expect(total()).toBeGreaterThan(thisMonth));
    await expect(queriesTo(endpoints.getTotalTableReadingsOfPatient)).toEqual([]);
  },
});

/** PDB-04, PDB-05: five steps, and the guide to download. */
export const StepsAndGuide = meta.story({
  play: async ({ canvas }) => {
    const steps = within(
      (await canvas.findByRole('heading', { name: 'How to Use RPM' })).closest('section') as HTMLElement,
    );
    await expect(steps.getAllByRole('listitem')).toHaveLength(5);
    await expect(await canvas.findByRole('link', { name: 'Download: Patient User Guide' })).toHaveAttribute(
      'href',
      '/guides/patient-user-guide.pdf',
    );
  },
});

/** PDB-03, STS-09 to STS-12: Activate only where the device has arrived; a tap on any other tells its status. */
export const DevicesInEachState = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: devicesIn('Submitted', 'Processing', 'PickedUp', 'Shipped', 'Activated', 'Deactivated'),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Activate / })).toHaveLength(2));
    const tiles = canvas
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Upper Arm Monitor'));
    const says = async (status: string, text: string) => {
      const tile = within(tiles.find((item) => within(item).queryByText(status)) as HTMLElement);
      await userEvent.click(tile.getByRole('button', { name: /^What's the status of/ }));
      await expect(await tile.findByText(text)).toBeVisible();
    };
    await says('Submitted', 'Your Device Status is Submitted');
    await says('Activated', 'Your Device Status is Activated');
    await says('Processing', 'Contact your healthcare provider to reactivate this device');
    await says('Deactivated', 'Contact your healthcare provider to reactivate this device');
  },
});

/** Behaviour 1b, bad schema: a status that nobody knows is shown as it came, and a tap refers to the provider. */
export const UnknownStatus = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: devicesIn('Lost') })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^What's the status of/ }));
    await expect(
      await canvas.findByText('Contact your healthcare provider to reactivate this device'),
    ).toBeVisible();
    await expect(canvas.getByText('Lost')).toBeVisible();
  },
});

/** Nothing yet: no device, no reading, and what comes next. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: { ...emptyClinic(), patients: smallClinic().patients } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No devices yet')).toBeVisible();
    await expect(await canvas.findByText(dashboardWords.noReadings)).toBeVisible();
    await expect(await canvas.findByText(dashboardWords.noReadingsInPeriod)).toBeVisible();
  },
});

/** ERR-02: each part has its own skeleton; what is always there stands. */
export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      hangs(endpoints.getLatestMeasurementRecord),
      hangs(endpoints.getAllottedDevicesToUser),
      hangs(endpoints.getTotalTableReadingsOfPatientBetween),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading, please wait...')).toHaveLength(3));
    await expect(canvas.getByRole('heading', { name: 'How to Use RPM' })).toBeVisible();
    await expect(canvas.queryByText(dashboardWords.noReadings)).toBeNull();
  },
});

/** Behaviour 1c, huge: many devices are shown a page at a time. */
export const ManyDevices = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: devicesIn(...Array.from({ length: 50 }, () => 'Shipped')) })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Activate / })).toHaveLength(6));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(canvas.getByText(/7–12 of 50 devices/)).toBeVisible();
  },
});

/** Behaviour 1a: names of every kind are shown as they are. */
export const OddNames = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: {
          ...smallClinic(),
          orders: [`${'Verylongdevicename'.repeat(10)}`, 'מרים בדיקה', '<img src=x onerror=alert(1)>'].map(
            (deviceName, at) =>
              anOrder({
                patientId: marigold,
                orderId: `RPM-${at}`,
                status: 'Shipped',
                deviceName,
                placedAt: new Date(`2026-11-2${at}T10:00Z`),
              }),
          ),
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getByText('מרים בדיקה')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
