import { classWords, readingWords } from '@rpm/domain/words/reading';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { containing } from '@rpm/storybook/sentence.ts';
import { unitsClinic } from '@rpm/storybook/unitsStory.ts';
import { expect, within } from 'storybook/test';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard/Units',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: unitsClinic() })),
});

const { Weight, BodyTemperature } = vitalWords.kinds;
const { Normal, Cautious } = classWords;
type Canvas = ReturnType<typeof within>;

/** The card of a vital: its number, its unit, the normal range in words, and the rail in words. */
async function shows(
  canvas: Canvas,
  vital: string,
  [value, unit, min, max, reading]: [string, string, string, string, string],
) {
  const card = within(await canvas.findByRole('article', { name: vital }));
  await expect(card.getByText(value)).toBeVisible();
  await expect(card.getByText(unit)).toBeVisible();
  await expect(await card.findByText(containing(readingWords.between({ min, max })))).toBeVisible();
  await expect(
    card.getByRole('img', { name: containing(readingWords.reading({ value, reading })) }),
  ).toBeVisible();
}

/** PDB-07, ADR 17: a patient reads lb and °F, and the range in them. */
export const Default = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    await shows(canvas, Weight, ['178.1', 'lb', '172.5', '180', Normal]);
    await shows(canvas, BodyTemperature, ['99.14', '°F', '97', '99.1', Cautious]);
  },
});

/** The same for who chose metric units. */
export const Metric = meta.story({
  tags: ['metric'],
  globals: { units: 'metric' },
  play: async ({ canvas }) => {
    await shows(canvas, Weight, ['80.8', 'kg', '78.25', '81.6', Normal]);
    await shows(canvas, BodyTemperature, ['37.3', '°C', '36.12', '37.27', Cautious]);
  },
});
