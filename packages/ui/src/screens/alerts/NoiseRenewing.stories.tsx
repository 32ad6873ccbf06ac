import { endpoints } from '@rpm/api-client';
import type { KeptEnds } from '@rpm/domain';
import { noiseWords as texts } from '@rpm/domain/words/noise';
import { rangeWords } from '@rpm/domain/words/range';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails } from '@rpm/mock-server/msw';
import { noisyClinic } from '@rpm/mock-server/seed';
import { body, type Canvas, type User } from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { anything, containing, sentence } from '@rpm/storybook/sentence.ts';
import { expect, within } from 'storybook/test';
import { typedIn } from '../../dialogs/reference-range/rangeStory.ts';
import { AlertsScreen } from './AlertsScreen.tsx';

const wait = { timeout: 10_000 };
const { kinds, parameters } = vitalWords;

/** Limits that are nobody's but this patient's. */
const own: Record<string, Record<string, KeptEnds>> = {
  BloodPressure: {
    systolic: {
      min: { normal: 90, cautious: 97, critical: 83 },
      max: { normal: 120, cautious: 147, critical: 163 },
    },
    diastolic: {
      min: { normal: 60, cautious: 58, critical: 51 },
      max: { normal: 80, cautious: 93, critical: 104 },
    },
  },
  Weight: {
    weight: {
      min: { normal: null, cautious: 60, critical: 55 },
      max: { normal: null, cautious: 80, critical: 85 },
    },
  },
};

/** The clinic in which the ranges that ended, and end soon, have limits of their own. */
function ownLimits() {
  const world = noisyClinic();
  const isBare = ({ limits }: (typeof world.ranges)[number]) => Object.keys(limits).length === 0;
  const ranges = world.ranges.map((each) =>
    isBare(each) ? { ...each, limits: own[each.vital] ?? {} } : each,
  );
  return { ...world, ranges };
}

/** SCR-02, r4: a range that ended is set again with its own limits, which would be lost otherwise. */
const meta = preview.meta({
  title: 'Screens/Clinic/Limits to review/Renewing',
  component: AlertsScreen,
  parameters: { layout: 'fullscreen', page: { path: '/alerts?tab=limits', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: ownLimits() })),
});

/** Presses Renew at the range of a vital. */
async function renew(canvas: Canvas, userEvent: User, what: string) {
  const name = sentence(texts.actionName({ action: texts.renew, name: anything, what }));
  await userEvent.click(await canvas.findByRole('button', { name }, wait));
}
const form = async (vital: string) =>
  within(await body().findByRole('dialog', { name: containing(rangeWords.title({ vital })) }, wait));

/** The usual limits apply again, and the form opens with those that ended; when it begins is left to whoever sets it. */
export const RangeThatEnded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await renew(canvas, userEvent, kinds.BloodPressure);
    const dialog = await form(kinds.BloodPressure);
    await dialog.findByRole('heading', { name: parameters.systolic }, wait);
    await expect(typedIn(dialog, parameters.systolic)).toEqual(['83', '97', '147', '163']);
    await expect(typedIn(dialog, parameters.diastolic)).toEqual(['51', '58', '93', '104']);
    await expect(dialog.getByLabelText(rangeWords.start)).toHaveValue('');
    await expect(dialog.getByLabelText(rangeWords.end)).toHaveValue('');
  },
});

/** It is still in force: its limits are those of the form too. */
export const RangeThatEndsSoon = meta.story({
  tags: ['metric'],
  globals: { units: 'metric' },
  play: async ({ canvas, userEvent }) => {
    await renew(canvas, userEvent, kinds.Weight);
    const dialog = await form(kinds.Weight);
    await dialog.findByRole('heading', { name: parameters.weight }, wait);
    await expect(typedIn(dialog, parameters.weight)).toEqual(['55', '60', '80', '85']);
  },
});

/** Behaviour 1a: the limits that ended cannot be read: said, and no form opens with others in their place. */
export const EndedLimitsNotRead = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientVitalRange, 503)),
  play: async ({ canvas, userEvent }) => {
    await renew(canvas, userEvent, kinds.BloodPressure);
    await expect(await canvas.findByText(texts.notOpened, {}, wait)).toBeVisible();
    await expect(body().queryByRole('dialog')).toBeNull();
  },
});
