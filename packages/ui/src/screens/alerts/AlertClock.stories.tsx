import { alertWords } from '@rpm/domain/words/alert';
import { backend } from '@rpm/mock-server/msw';
import { alertClinic } from '@rpm/mock-server/seed';
import { atAlerts, openFirst } from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Clock of the patient',
  component: AlertsScreen,
  ...atAlerts,
  globals: { zone: 'America/New_York' },
});

const inChicago = () => {
  const world = alertClinic();
  return { ...world, patients: world.patients.map((each) => ({ ...each, timeZone: 'America/Chicago' })) };
};
const timesOf = (part: string, canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('heading', { name: part }).closest('section') as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** DSP-03: the times of a patient who lives elsewhere are the patient's, with the zone, as the record has them. */
export const Elsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: inChicago() })),
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    for (const part of [alertWords.list, alertWords.history]) {
      for (const time of timesOf(part, canvas)) await expect(time).toMatch(/ C[DS]T$/);
    }
  },
});

/** DSP-03: where the reader's clock shows the same, no zone is named. */
export const Here = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    for (const part of [alertWords.list, alertWords.history]) {
      for (const time of timesOf(part, canvas)) await expect(time).not.toMatch(/[ECMP]ST/);
    }
  },
});
