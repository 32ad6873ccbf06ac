import { endpoints } from '@rpm/api-client';
import { guidePaths, judge } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { activateWords, deviceStatusWords } from '@rpm/domain/words/device';
import { pagesWords } from '@rpm/domain/words/frame';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { patientWords } from '@rpm/domain/words/patient';
import { classWords, readingWords } from '@rpm/domain/words/reading';
import { trendLinkWords } from '@rpm/domain/words/trendLink';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, hangs } from '@rpm/mock-server/msw';
import { anOrder, emptyClinic, monitoredClinic, smallClinic, storyNow } from '@rpm/mock-server/seed';
import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { queriesTo } from '@rpm/storybook/seen.ts';
import { anyCount, anything, beginning, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { largestText } from '@rpm/storybook/views.ts';
import { expect, waitFor, within } from 'storybook/test';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const texts = patientWords.patientDashboard;
/** A day of the story's month. */
const aDay = dayInWords('2026-11-20').replace('20', anything);
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
    await expect(await canvas.findByRole('heading', { name: dashboardWords.title, level: 1 })).toBeVisible();
    const greetings = Object.values(texts.greeting).map((greet) => greet({ name: 'Marigold' }));
    await expect(canvas.getByText((text) => greetings.includes(text))).toBeVisible();
    const pressure = within(await canvas.findByRole('article', { name: vitalWords.kinds.BloodPressure }));
    await expect(pressure.getByText(/^\d+\/\d+$/)).toBeVisible();
    await expect(pressure.getByText('mmHg')).toBeVisible();
    await expect(await pressure.findByText(sentence(`${trendLinkWords.top} ${anyCount}`))).toBeVisible();
    await expect(
      pressure.getAllByRole('img', {
        name: sentence(
          readingWords.range({ parts: anything }) +
            readingWords.reading({ value: anything, reading: anything }),
        ),
      }),
    ).toHaveLength(2);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText(texts.notWatched)).toBeVisible();
    await expect(document.title).toBe(`${dashboardWords.title} · ${appWords.title}`);
  },
});

/** PDB-07: the receipt tells when a reading was measured, when it came, and who has seen it, or that nobody has. */
export const Receipt = meta.story({
  play: async ({ canvas }) => {
    const [receipt] = await canvas.findAllByRole('list', { name: texts.receipt });
    const lines = within(receipt as HTMLElement).getAllByRole('listitem');
    await expect(lines[0]).toHaveTextContent(sentence(`${texts.measured}${aDay}, ${anything}`));
    await expect(lines[1]).toHaveTextContent(beginning(`${texts.received}${aDay}`));
    await expect(lines[2]).toHaveTextContent(
      new RegExp(
        [texts.notSeen, `${texts.seenBy({ name: anything })}${aDay}${anything}`]
          .map((each) => sentence(each).source)
          .join('|'),
      ),
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
    const card = within(await canvas.findByRole('article', { name: vitalWords.kinds.HeartRate }));
    await expect(card.getByText('190')).toBeVisible();
    await expect(card.getByText(texts.contradicted)).toBeVisible();
  },
});

/** PDB-02: the largest text of the profile on a phone leaves room for the words of each vital. */
export const LargestText = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => {
    const world = monitoredClinic();
    const at = new Date(storyNow.getTime() - 60_000);
    const values = { temperature: 36.8 };
    const warm = {
      ...judge('BodyTemperature', values),
      ...{
        patientId: marigold,
        vital: 'BodyTemperature' as const,
        values,
        serial: 'SN-9',
        at,
        receivedAt: at,
      },
    };
    msw.use(backend({ world: { ...world, readings: () => [...world.readings(), warm] } }));
    return largestText();
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: dashboardWords.vitals });
    const name = within(table).getByText(vitalWords.kinds.BodyTemperature);
    await expect(name).toBeVisible();
    await expect(brokenWords(table)).toEqual([]);
    // A word that is longer yet, as in Spanish, breaks where the language breaks it.
    await expect(getComputedStyle(name).hyphens).toBe(window.innerWidth > 400 ? 'manual' : 'auto');
  },
});

/** PDB-02: readings by vital, of the current month or of all time. The month is that of the server's date. */
export const VitalsGenerated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: dashboardWords.vitals });
    const table = () => within(canvas.getByRole('table', { name: dashboardWords.vitals }));
    const total = () =>
      Number(
        within(table().getByRole('row', { name: beginning(vitalWords.kinds.BloodPressure) })).getAllByRole(
          'cell',
        )[0]?.textContent,
      );
    await expect(
      table()
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual([texts.columns.vital, texts.columns.total, ...Object.values(classWords)]);
    const thisMonth = total();
    await expect(queriesTo(endpoints.getTotalTableReadingsOfPatient)).toEqual([]);
    await expect(canvas.getByRole('radio', { name: dashboardWords.currentMonth })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: dashboardWords.overall }));
    await waitFor(() => expect(total()).toBeGreaterThan(thisMonth));
    await expect(queriesTo(endpoints.getTotalTableReadingsOfPatient)).toEqual([{ by: 'vital' }]);
  },
});

/** PDB-04, PDB-05: five steps, and the guide to download. */
export const StepsAndGuide = meta.story({
  play: async ({ canvas }) => {
    const steps = within(
      (await canvas.findByRole('heading', { name: dashboardWords.howTo })).closest('section') as HTMLElement,
    );
    await expect(steps.getAllByRole('listitem')).toHaveLength(5);
    await expect(
      await canvas.findByRole('link', { name: `${texts.download}: ${texts.guide}` }),
    ).toHaveAttribute('href', guidePaths[pageLanguage].patient);
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
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: beginning(activateWords.activate) })).toHaveLength(2),
    );
    const tiles = canvas
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Upper Arm Monitor'));
    const says = async (status: keyof typeof orderStatusWords, text: string) => {
      const tile = within(
        tiles.find((item) => within(item).queryByText(orderStatusWords[status])) as HTMLElement,
      );
      await userEvent.click(
        tile.getByRole('button', { name: sentence(texts.aboutStatus({ device: anything })) }),
      );
      await expect(await tile.findByText(text)).toBeVisible();
    };
    await says('Submitted', deviceStatusWords.submitted);
    await says('Activated', deviceStatusWords.activated);
    await says('Processing', deviceStatusWords.other);
    await says('Deactivated', deviceStatusWords.other);
  },
});

/** Behaviour 1b, bad schema: a status that nobody knows is shown as it came, and a tap refers to the provider. */
export const UnknownStatus = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: devicesIn('Lost') })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: sentence(texts.aboutStatus({ device: anything })) }),
    );
    await seesText(canvas, deviceStatusWords.other);
    await expect(canvas.getByText('Lost')).toBeVisible();
  },
});

/** Nothing yet: no device, no reading, and what comes next. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: { ...emptyClinic(), patients: smallClinic().patients } })),
  play: async ({ canvas }) => {
    await seesText(canvas, dashboardWords.noDevices);
    await seesText(canvas, dashboardWords.noReadings);
    await seesText(canvas, dashboardWords.noReadingsInPeriod);
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
    await waitFor(() => expect(canvas.getAllByText(appWords.loading)).toHaveLength(3));
    await expect(canvas.getByRole('heading', { name: dashboardWords.howTo })).toBeVisible();
    await expect(canvas.queryByText(dashboardWords.noReadings)).toBeNull();
  },
});

/** Behaviour 1c, huge: many devices are shown a page at a time. */
export const ManyDevices = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: devicesIn(...Array.from({ length: 50 }, () => 'Shipped')) })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: beginning(activateWords.activate) })).toHaveLength(6),
    );
    await userEvent.click(await canvas.findByRole('button', { name: pagesWords.next }));
    await expect(canvas.getByText(texts.deviceRange({ from: 7, to: 12, count: 50 }))).toBeVisible();
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
    await seesText(canvas, '<img src=x onerror=alert(1)>');
    await expect(canvas.getByText('מרים בדיקה')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
