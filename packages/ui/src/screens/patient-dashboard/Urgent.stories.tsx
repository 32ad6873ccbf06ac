import { endpoints } from '@rpm/api-client';
import { formatStamp, judge, type UrgentAnswer, usualGuidance, type VitalKind } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { guidanceUsual } from '@rpm/domain/words/guidanceUsual';
import { patientWords } from '@rpm/domain/words/patient';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { anything, beginning, containing, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, spyOn, waitFor } from 'storybook/test';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const { getUrgentReading } = endpoints;
const pressure = vitalWords.kinds.BloodPressure;

const meta = preview.meta({
  title: 'Screens/Patient/Critical reading',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** A reading so many seconds ago by the story's clock. */
function row(secondsAgo: number, values: Record<string, number>, mrSubType: VitalKind = 'BloodPressure') {
  const mrTime = formatStamp(new Date(Date.now() - secondsAgo * 1000));
  const judged = judge(mrSubType, values);
  return { mrSubType, mrTime, receivedTime: mrTime, values, isContradicted: false, ...judged };
}
const bp = (secondsAgo: number, systolic: number, diastolic: number) =>
  row(secondsAgo, { systolic, diastolic });

const clinic: UrgentAnswer['clinic'] = {
  ...{ name: 'Northside Sample Clinic', timeZone: 'America/New_York' },
  openUntil: null,
  opens: null,
  hasHours: false,
  guidance: { ...usualGuidance, phone: '(614) 555-0142', isConfirmed: true },
};
type Urgent = NonNullable<UrgentAnswer['urgent']>;
const says = (urgent: Partial<Urgent> & Pick<Urgent, 'first'>, ofClinic: Partial<typeof clinic> = {}) =>
  answers(
    getUrgentReading,
    JSON.stringify({
      urgent: { second: null, latest: null, seenBy: null, ...urgent },
      clinic: { ...clinic, ...ofClinic },
    }),
  );
const critical = (secondsAgo: number) => bp(secondsAgo, 190, 125);

/** It opens on Monday, and no number answers until then. */
const closed: Partial<typeof clinic> = {
  ...{ hasHours: true, opens: '20261123-14:00:00' },
  guidance: { ...clinic.guidance, afterHoursPhone: '' },
};

/** One stands before the other on the page. */
function isBefore(one: Element, other: Element): void {
  expect(one.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

/** PDB-07: the critical reading stands alone on top, with the ring where its time puts it, 911, and the clinic. */
export const Resting = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(says({ first: critical(48) })),
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer', { name: text.timer });
    await expect(timer).toHaveTextContent(/4:\d\d/);
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByText(text.leftSaid.five)).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: text.call911 })).toHaveAttribute('href', 'tel:911');
    for (const sign of guidanceUsual.signs) await expect(canvas.getByText(sign)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /614/ })).toHaveAttribute('href', 'tel:6145550142');
    await seesText(canvas, text.means.high);
    const value = canvas.getAllByText('190/125')[0] as HTMLElement;
    await expect(Number.parseFloat(getComputedStyle(value).fontSize)).toBeGreaterThan(40);
    await expect(await canvas.findByRole('heading', { name: text.others })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article', { name: pressure })).toHaveLength(1));
    await expect(canvas.getByText(beginning(text.today({ time: '' })))).toBeVisible();
    // Of what one does now, 911 comes directly after the reading; what has become of it, later.
    isBefore(canvas.getByText(text.rest), canvas.getByRole('link', { name: text.call911 }));
    isBefore(canvas.getByRole('link', { name: text.call911 }), canvas.getByText(text.notSeen));
  },
});

/** The last minute is said once. */
export const LastMinute = meta.story({
  beforeEach: ({ msw }) => msw.use(says({ first: critical(270) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text.leftSaid.one)).toHaveRole('status');
  },
});

/** The rest is over, also after a new log in. */
export const MeasureNow = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(says({ first: critical(400) })),
  play: async ({ canvas }) => {
    await seesText(canvas, text.measureNow);
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByText(text.leftSaid.none)).toHaveRole('status');
  },
});

/** The second was lower: the head takes its class, both stand on one rail, and 911 has no button. */
export const NotRepeated = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) => {
    const second = bp(60, 142, 88);
    msw.use(says({ first: critical(480), second, latest: second }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, text.means.notAgain);
    await expect(canvas.getByText(text.notRepeated)).toBeVisible();
    await expect(canvas.getByText(text.both)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: text.call911 })).toBeNull();
  },
});

/** Critical again: to call the clinic is the first thing to do. */
export const Repeated = meta.story({
  tags: ['w390', 'dark'],
  beforeEach: ({ msw }) => {
    const second = bp(60, 192, 126);
    msw.use(says({ first: critical(480), second, latest: second }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, text.callNow);
    await expect(canvas.getByText(text.repeated)).toBeVisible();
    await expect(canvas.getByText(text.notSeen)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /614/ })).toHaveLength(1);
    isBefore(
      canvas.getByRole('link', { name: text.call911 }),
      canvas.getByRole('heading', { name: text.both }),
    );
  },
});

/** While nobody answers, nobody is told to call: when the clinic opens stands there, and 911. */
export const RepeatedWhileClosed = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => {
    const second = bp(60, 192, 126);
    msw.use(says({ first: critical(480), second, latest: second }, closed));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, text.nobodyAnswers.repeated);
    await expect(canvas.queryByText(text.callNow)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /614/ })).toBeNull();
    const opens = text.clinic.opens({ clinic: clinic.name, day: anything, time: anything });
    await expect(canvas.getByText(sentence(opens))).toBeVisible();
  },
});

/** Nothing came within half an hour. */
export const NoSecond = meta.story({
  beforeEach: ({ msw }) => msw.use(says({ first: critical(3000) })),
  play: async ({ canvas }) => {
    await seesText(canvas, text.noSecond);
  },
});

/** PDB-07: nor is anybody told to call a clinic that is closed when no second reading came: when it opens, and 911. */
export const NoSecondWhileClosed = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(says({ first: critical(3000) }, closed)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.nobodyAnswers.noSecond);
    await expect(canvas.queryByText(text.noSecond)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /614/ })).toBeNull();
    const opens = text.clinic.opens({ clinic: clinic.name, day: anything, time: anything });
    await expect(canvas.getByText(sentence(opens))).toBeVisible();
  },
});

/** A later reading is normal. */
export const BackToNormal = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(says({ first: critical(7200), second: bp(6800, 192, 126), latest: bp(600, 118, 76) }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, text.means.back);
  },
});

/** Somebody has looked: who, and when. */
export const Seen = meta.story({
  beforeEach: ({ msw }) => {
    const time = formatStamp(new Date(Date.now() - 60_000));
    msw.use(says({ first: critical(3000), seenBy: { name: 'Bryony Samplewell', time } }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, (said) => said.startsWith('Bryony Samplewell'));
  },
});

/** Of yesterday: each time has its day, so that nobody takes it for one of today. */
export const SeenYesterday = meta.story({
  beforeEach: ({ msw }) => {
    const time = formatStamp(new Date(Date.now() - 26 * 3_600_000));
    msw.use(says({ first: critical(27 * 3600), seenBy: { name: 'Bryony Samplewell', time } }));
  },
  play: async ({ canvas }) => {
    const time = containing(dayInWords('2026-11-19'));
    const said = text.seenByOn({ name: 'Bryony Samplewell', time: anything });
    const seen = await canvas.findByText(sentence(said));
    await expect(seen).toHaveTextContent(time);
    await expect(seen.parentElement).toHaveTextContent(sentence(text.receivedOn({ time: anything })));
    await expect(seen.parentElement?.firstChild?.textContent).toMatch(time);
  },
});

/** The clinic is closed, and nobody answers then: no button that rings in an empty room. */
export const ClinicClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(says({ first: critical(48) }, { hasHours: true })),
  play: async ({ canvas }) => {
    const said = text.clinic.closed({ clinic: clinic.name });
    await seesText(canvas, said);
    await expect(canvas.queryByRole('link', { name: /614/ })).toBeNull();
  },
});

/** After hours another number answers. */
export const AfterHours = meta.story({
  beforeEach: ({ msw }) => {
    const guidance = { ...clinic.guidance, afterHoursPhone: '+1 614 555 0199' };
    msw.use(says({ first: critical(48) }, { hasHours: true, guidance }));
  },
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('link', { name: new RegExp(text.clinic.callAfterHours) });
    await expect(call).toHaveAttribute('href', 'tel:+16145550199');
  },
});

/** The clinic's own words, not yet confirmed, and a name that runs from right to left. */
export const OwnWords = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => {
    const own = { signs: ['Fainting'], rest: ['Lie down.'] };
    const guidance = { ...usualGuidance, texts: { en: own, es: own } };
    msw.use(says({ first: critical(48) }, { name: 'عيادة الشمال للرعاية عن بعد', guidance }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, 'Fainting');
    await expect(canvas.getByText('Lie down.')).toBeVisible();
    await expect(canvas.getByText(text.clinic.texts)).toBeVisible();
    await expect(canvas.getByText(text.clinic.noPhone)).toBeVisible();
  },
});

/** Nothing is critical: the page is as it was. */
export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(getUrgentReading, JSON.stringify({ urgent: null, clinic }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: pressure })).toBeVisible();
    await expect(canvas.queryByText(text.signs)).toBeNull();
    await expect(canvas.getByRole('heading', { name: patientWords.patientDashboard.latest })).toBeVisible();
  },
});

/** Behaviour 1a: while it loads, the rest of the page is there. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getUrgentReading)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: pressure })).toBeVisible();
  },
});

/** 503: it is said, and all readings stay. */
export const Failed = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getUrgentReading, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.loading.failed);
    await expect(canvas.getByRole('heading', { name: dashboardWords.title, level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: pressure })).toBeVisible();
  },
});

/** Design v1: on a short phone the way to 911 stays above the bar at the foot. */
export const ShortPhone = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => {
    msw.use(says({ first: critical(48) }));
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query.includes('46.25rem') ? '(width > 0)' : query),
    );
  },
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('link', { name: text.call911 });
    await expect(call.parentElement).toHaveStyle({ position: 'fixed' });
    await expect(call.closest('main')).not.toBeNull();
    const { bottom } = call.getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});
