import { endpoints } from '@rpm/api-client';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { vitalWords } from '@rpm/domain/words/vital';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { backend } from '@rpm/mock-server/msw';
import { queueClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import {
  cardOf,
  fiveWait,
  isVisible,
  lookedFiveDaysAgo,
  openPage,
  unreviewedOf,
  wait,
} from '@rpm/storybook/reviewStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anyCount, anything, beginning, oneOf } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, type within } from 'storybook/test';
import { PatientListScreen } from '../PatientListScreen.tsx';

/** SCR-02: what is new of the open patient, over all vitals as the list has it, and of the one that is shown. */
const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode/New',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?review=1', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: fiveWait,
});

const { BloodPressure, HeartRate } = vitalWords.kinds;
const ofShown = (vital: string) =>
  oneOf(
    ...[0, 1, anyCount].flatMap((count) => [
      texts.newReadings({ vital, count }),
      texts.newReadingsFrom({ vital, count, date: anything }),
    ]),
  );

/** The sentence of all vitals, as the record of the open patient counts them. */
async function ofAllVitals() {
  const [claimed] = bodiesTo(endpoints.claimPatient) as { userId: string }[];
  const { critical, cautious } = await unreviewedOf(String(claimed?.userId));
  expect(critical + cautious).toBeGreaterThan(0);
  const counts = [
    critical > 0 ? texts.ofClass.Critical({ count: critical }) : [],
    cautious > 0 ? texts.ofClass.Cautious({ count: cautious }) : [],
  ].flat();
  return texts.outOfRange({ counts: counts.join(', ') });
}

async function showsHeartRate(
  here: Pick<ReturnType<typeof within>, 'findAllByRole'>,
  click: (element: Element) => Promise<void>,
) {
  const buttons = await here.findAllByRole('button', { name: beginning(HeartRate) }, wait);
  await click(buttons.find(isVisible) as HTMLElement);
}

/** Nobody has reviewed: the card says so; the number is of all vitals, and stays when another vital is shown. */
export const OfAllVitals = meta.story({
  play: async ({ canvas, userEvent }) => {
    const here = await openPage(canvas);
    const card = await cardOf(here, texts.notReviewed);
    const all = await ofAllVitals();
    await expect(card).toHaveTextContent(all);
    await expect(card).toHaveTextContent(ofShown(BloodPressure));
    await showsHeartRate(here, userEvent.click);
    await waitFor(async () => {
      const now = await cardOf(here, texts.notReviewed);
      expect(now).toHaveTextContent(ofShown(HeartRate));
      expect(now).toHaveTextContent(all);
    }, wait);
  },
});

/** Somebody has reviewed within the stretch that is shown: the time of that review is the one since which all is counted. */
export const SinceTheReview = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: lookedFiveDaysAgo() })),
  play: async ({ canvas }) => {
    const here = await openPage(canvas);
    const card = await cardOf(here, beginning(texts.newSince({ time: anything })));
    await expect(card).toHaveTextContent(await ofAllVitals());
    const vital = BloodPressure;
    const counted = [0, 1, anyCount].map((count) => texts.newReadings({ vital, count }));
    await expect(card).toHaveTextContent(oneOf(...counted));
    await expect(card).not.toHaveTextContent(texts.newSinceNever);
  },
});

const inDecember = '2026-12-02T15:00:00Z';

/** SCR-02: in the first days of a month the chart opens where the reading is for which the patient waits. */
export const InANewMonth = meta.story({
  globals: { clock: inDecember },
  beforeEach: ({ msw }) => msw.use(backend({ world: queueClinic(), clock: () => new Date(inDecember) })),
  play: async ({ canvas }) => {
    const here = await openPage(canvas);
    const charts = await here.findAllByRole('slider', {}, wait);
    await expect(charts.some(isVisible)).toBe(true);
    await expect(here.queryByText(dashboardWords.noReadingsInPeriod)).toBeNull();
  },
});
