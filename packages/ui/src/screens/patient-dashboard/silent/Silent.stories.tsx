import { endpoints } from '@rpm/api-client';
import type { VitalKind } from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { silentWords as texts } from '@rpm/domain/words/silent';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { anOrder, demoAccounts, monitoredClinic, smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { anything, containing, dayInWords, sentence, timeInWords } from '@rpm/storybook/sentence.ts';
import { wordsOnWords } from '@rpm/storybook/wordsOnWords.ts';
import { expect, within } from 'storybook/test';
import { PatientDashboardScreen } from '../PatientDashboardScreen.tsx';

const { getAbsence, getVitalData, getUrgentReading } = endpoints;
const { accountId: patientId } = demoAccounts.patient;
const slow = { timeout: 10_000 };
const longName = 'Automatic Upper Arm Blood Pressure Monitor with Extra Large Cuff and Voice';
const cuff = { device: texts.devices.BloodPressure };

const usual: Partial<Record<VitalKind, Record<string, number>>> = {
  BloodPressure: { systolic: 120, diastolic: 80 },
  Weight: { weight: 80 },
  HeartRate: { heartRate: 70 },
};
/** A normal reading, so many days before the story's one. */
const reading = (ago: number, vital: VitalKind = 'BloodPressure') => {
  const at = new Date(Date.UTC(2026, 10, 20 - ago, 13));
  const values = usual[vital] ?? {};
  return {
    ...{ patientId, vital, serial: 'SN-1', at, receivedAt: at, class: 'Normal' as const, values },
    classes: Object.fromEntries(Object.keys(values).map((each) => [each, 'Normal' as const])),
  };
};
/** One pressure a day. */
const measured = (...daysAgo: number[]) =>
  backend({ world: { ...smallClinic(), readings: () => daysAgo.map((ago) => reading(ago)) } });
const silent = answers(getAbsence, JSON.stringify({ until: null, isSilent: true }));

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard/Silent device',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: {
    layout: 'fullscreen' as const,
    page: { path: '/patient-dashboard?help=BloodPressure', isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(silent, measured(6, 5, 4, 3)),
});

/** Design v2, SCR-02: since when, the seven days as a list, the question whether one was away, three things to try, the call. */
export const Default = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    const title = texts.title({ ...cuff, count: 3 });
    await expect(await canvas.findByRole('heading', { name: title }, slow)).toBeVisible();
    const days = within(canvas.getByRole('list', { name: texts.days }));
    await expect(days.getAllByRole('listitem')).toHaveLength(7);
    await expect(
      days.getByText(texts.heard({ day: timeInWords('2026-11-17T15:00:00Z', 'longMonthDay') })),
    ).toBeInTheDocument();
    await expect(
      days.getByText(texts.notHeard({ day: timeInWords('2026-11-18T15:00:00Z', 'longMonthDay') })),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('radiogroup', { name: texts.when.title }, slow)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: `2. ${texts.place.BloodPressure.title}` }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: texts.signal.picture })).toBeVisible();
    await expect(canvas.getByText(texts.clinicSees)).toBeVisible();
  },
});

/** The largest text on a phone: the days stand in two rows, none on another. */
export const LargestText = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390' }, text: 'percent-200' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: texts.days }, slow);
    await expect(wordsOnWords(canvas.getByRole('main'))).toEqual([]);
  },
});

/** A reading came: the cuff is back. */
export const IsBack = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) => msw.use(measured(5, 0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.back(cuff) }, slow)).toBeVisible();
  },
});

/** Who asks for help although a reading came yesterday is told when; it was never silent, and nobody missed anything. */
export const NeverSilent = meta.story({
  beforeEach: ({ msw }) => msw.use(measured(3, 2, 1)),
  play: async ({ canvas }) => {
    const name = sentence(texts.last({ time: anything }));
    const head = await canvas.findByRole('heading', { name }, slow);
    await expect(head).toHaveTextContent(containing(dayInWords('2026-11-19')));
    await expect(canvas.queryByText(texts.clinicSees)).toBeNull();
    await expect(canvas.queryByText(texts.back(cuff))).toBeNull();
  },
});

/** RTE-07: a typed reading says nothing of the cuff. */
export const Typed = meta.story({
  beforeEach: ({ msw }) => {
    const readings = () => [reading(6), { ...reading(0), serial: '' }];
    msw.use(backend({ world: { ...smallClinic(), readings } }));
  },
  play: async ({ canvas }) => {
    const name = sentence(texts.last({ time: anything }));
    const head = await canvas.findByRole('heading', { name }, slow);
    await expect(head).toHaveTextContent(containing(dayInWords('2026-11-20')));
    await expect(canvas.queryByText(texts.back(cuff))).toBeNull();
  },
});

/** Nothing was ever heard. */
export const Never = meta.story({
  beforeEach: ({ msw }) => msw.use(measured()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.never(cuff) }, slow)).toBeVisible();
  },
});

/** The dashboard leads here, for each device in use, while the clinic waits. */
export const FromTheDashboard = meta.story({
  tags: ['w390'],
  parameters: { page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(silent, backend({ world: monitoredClinic() })),
  play: async ({ canvas, userEvent }) => {
    const name = texts.help({ device: texts.devices.Weight });
    await userEvent.click(await canvas.findByRole('link', { name }, slow));
    await expect(await canvas.findByRole('heading', { name, level: 1 }, slow)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: `2. ${texts.place.Weight.title}` })).toBeVisible();
  },
});

/** ERR-02: while it is checked, what to try is there already. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getVitalData)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.try }, slow)).toBeVisible();
  },
});

/** Behaviour 1b, 500: it fails for itself; without the clinic's number the papers are named. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getVitalData, 500), fails(getUrgentReading, 500)),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.loading.failed);
    await expect(canvas.getByRole('heading', { name: texts.try })).toBeVisible();
    await expect(canvas.getByText(texts.noCall)).toBeVisible();
  },
});

/** SCR-02: it is said at once of which device nothing was heard, and since when, the longest first; of one that was heard, nothing. */
export const SaidOnTheDashboard = meta.story({
  tags: ['w390'],
  parameters: { page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => {
    const order = (orderId: string, vitals: VitalKind[]) =>
      anOrder({ patientId, orderId, status: 'Activated', vitals });
    const orders = [
      order('RPM-1', ['BloodPressure']),
      order('RPM-2', ['Weight']),
      order('RPM-3', ['HeartRate']),
    ];
    const readings = () => [reading(3), reading(5, 'Weight'), reading(0, 'HeartRate')];
    msw.use(silent, backend({ world: { ...smallClinic(), orders, readings } }));
  },
  play: async ({ canvas }) => {
    const title = (device: string, count: number) => texts.title({ device, count });
    const { BloodPressure, Weight, HeartRate } = texts.devices;
    const first = await canvas.findByRole('heading', { name: title(Weight, 5) }, slow);
    const second = canvas.getByRole('heading', { name: title(BloodPressure, 3) });
    await expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('link', { name: texts.help({ device: Weight }) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: texts.help({ device: HeartRate }) })).toBeNull();
  },
});

/** Help for each device in use, silent or not, however long its name is; for one that is not in use there is none. */
export const SeveralDevices = meta.story({
  tags: ['w390', 'w320'],
  parameters: { page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => {
    const order = (orderId: string, status: string, deviceName: string) =>
      anOrder({ patientId, orderId, status, deviceName });
    const orders = [
      order('RPM-1', 'Activated', 'Upper Arm Monitor'),
      order('RPM-2', 'Activated', longName),
      order('RPM-3', 'Submitted', 'Wrist Monitor'),
      order('RPM-4', 'Activated', 'Upper Arm Monitor'),
    ];
    const heard = answers(getAbsence, JSON.stringify({ until: null, isSilent: false }));
    msw.use(heard, backend({ world: { ...smallClinic(), orders } }));
  },
  play: async ({ canvas, userEvent }) => {
    const help = (device: string) => ({ name: patientWords.patientDashboard.helpWith({ device }) });
    await expect(await canvas.findByRole('link', help(longName), slow)).toBeVisible();
    await expect(canvas.queryByRole('link', help('Wrist Monitor'))).not.toBeInTheDocument();
    const numbered = (number: number) =>
      help(patientWords.patientDashboard.numbered({ device: 'Upper Arm Monitor', number, total: 2 }));
    await expect(canvas.getByRole('link', numbered(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', numbered(2)));
    await expect(
      await canvas.findByRole('heading', { name: texts.help(cuff), level: 1 }, slow),
    ).toBeVisible();
  },
});
