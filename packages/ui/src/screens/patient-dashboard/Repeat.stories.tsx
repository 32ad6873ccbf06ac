import { endpoints } from '@rpm/api-client';
import { judge, type UrgentAnswer, usualGuidance } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { patientWords } from '@rpm/domain/words/patient';
import { urgentWords } from '@rpm/domain/words/urgent';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { monitoredClinic, storyNow } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { anything, sentence } from '@rpm/storybook/sentence.ts';
import { expect, within } from 'storybook/test';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const { getRepeatsAsked, getUrgentReading } = endpoints;
const text = patientWords.patientDashboard;
const vital = vitalWords.kinds.BloodPressure;

const meta = preview.meta({
  title: 'Screens/Patient/Repeat',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const asked = (state: string, until: string) =>
  answers(getRepeatsAsked, JSON.stringify({ result: [{ vital: 'BloodPressure', state, until }] }));
/** The story's clock stands at 14:48 in London's winter. */
const late = '20991231-15:00:00';
const over = '20200101-15:00:00';

/** SCR-02: a value out of limits is to be measured again in time; what to do is said before the numbers. */
export const Waiting = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(asked('waiting', late)),
  play: async ({ canvas }) => {
    await seesText(canvas, (said) => said.startsWith(`${vital}: `) && said.includes('911'));
  },
});

/** Its time is over on the screen too: nobody waits for what no longer counts. */
export const TimeIsOver = meta.story({
  beforeEach: ({ msw }) => msw.use(asked('waiting', over)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.repeat.notRepeated({ vital }));
  },
});

/** The second was out of limits too: the clinic is to be called. */
export const Repeated = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(asked('repeated', over)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.repeat.repeated({ vital }));
  },
});

/** SCR-02: nothing followed a critical reading in its day: it is not told to rest for five minutes any more, but that nothing came. */
export const NothingAfterADay = meta.story({
  beforeEach: ({ msw }) => {
    const world = monitoredClinic();
    const at = new Date(storyNow.getTime() - 28 * 3_600_000);
    const values = { heartRate: 190 };
    const owner = { patientId: 'user-patient-northside', vital: 'HeartRate' as const };
    const old = { ...judge('HeartRate', values), ...owner, values, serial: 'SN-9', at, receivedAt: at };
    const others = [...world.readings()].filter(
      (each) => each.patientId !== owner.patientId || each.vital !== owner.vital,
    );
    msw.use(backend({ world: { ...world, readings: () => [...others, old] } }));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: vitalWords.kinds.HeartRate }));
    await expect(card.getByText(text.noneAfter)).toBeVisible();
    await expect(card.queryByText(text.means.Critical)).toBeNull();
  },
});

/** A clinic whose hours are known: open until the afternoon of the story's day, or closed until Monday. */
const clinicIs = (hours: 'open' | 'closed', afterHoursPhone = '') => {
  const clinic: UrgentAnswer['clinic'] = {
    ...{
      name: 'Northside Sample Clinic',
      timeZone: 'America/Chicago',
      hasHours: true,
      openUntil: null,
      opens: '20261123-14:00:00',
    },
    ...(hours === 'open' && { openUntil: '20261120-22:00:00', opens: null }),
    guidance: { ...usualGuidance, phone: '(614) 555-0142', afterHoursPhone },
  };
  return answers(getUrgentReading, JSON.stringify({ urgent: null, clinic }));
};
const closedUntil = sentence(
  urgentWords.clinic.opens({ clinic: 'Northside Sample Clinic', day: anything, time: anything }),
);

/** SCR-02: while the clinic is open it is to be called, and nothing is said of its hours. */
export const RepeatedWhileOpen = meta.story({
  beforeEach: ({ msw }) => msw.use(asked('repeated', over), clinicIs('open')),
  play: async ({ canvas }) => {
    await seesText(canvas, text.repeat.repeated({ vital }));
    await expect(canvas.queryByText(closedUntil)).toBeNull();
  },
});

/** SCR-02, PDB-07: while nobody answers, nobody is told to call: when the clinic opens, and 911 until then. */
export const RepeatedWhileClosed = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) => msw.use(asked('repeated', over), clinicIs('closed')),
  play: async ({ canvas }) => {
    await seesText(canvas, text.repeatNobodyAnswers.repeated({ vital }));
    await expect(canvas.queryByText(text.repeat.repeated({ vital }))).toBeNull();
    await expect(canvas.getByText(closedUntil)).toBeVisible();
  },
});

/** The same of one that was not repeated. */
export const NotRepeatedWhileClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(asked('notRepeated', over), clinicIs('closed')),
  play: async ({ canvas }) => {
    await seesText(canvas, text.repeatNobodyAnswers.notRepeated({ vital }));
    await expect(canvas.queryByText(text.repeat.notRepeated({ vital }))).toBeNull();
    await expect(canvas.getByText(closedUntil)).toBeVisible();
  },
});

/** After hours another number answers: it stands beside the sentence that says to call. */
export const RepeatedAfterHours = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(asked('repeated', over), clinicIs('closed', '+1 614 555 0199')),
  play: async ({ canvas }) => {
    await seesText(canvas, text.repeat.repeated({ vital }));
    const call = canvas.getByRole('link', { name: new RegExp(urgentWords.clinic.callAfterHours) });
    await expect(call).toHaveAttribute('href', 'tel:+16145550199');
  },
});

/** While it is not known whether anybody answers, nobody is told to call. */
export const HoursNotYetKnown = meta.story({
  beforeEach: ({ msw }) => msw.use(asked('repeated', over), hangs(getUrgentReading)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.repeatNobodyAnswers.repeated({ vital }));
  },
});

/** Nothing is out of limits: nothing is asked. */
export const Nothing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: vital })).toBeVisible();
    await expect(canvas.queryByText((said) => said.startsWith(`${vital}: `))).toBeNull();
  },
});

/** Behaviour 1a: while it loads, the rest of the page is there. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getRepeatsAsked)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: vital })).toBeVisible();
  },
});

/** 503: it is said, and the readings stay. */
export const Failed = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getRepeatsAsked, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.repeatLoading.failed);
    await expect(canvas.getByRole('heading', { name: dashboardWords.title, level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: vital })).toBeVisible();
  },
});
