import { patientRecordPath } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords as texts } from '@rpm/domain/words/compliance';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { complianceClinic, noisyClinic } from '@rpm/mock-server/seed';
import { body } from '@rpm/storybook/alertStory.ts';
import { openFirst, wait } from '@rpm/storybook/complianceStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

/** SCR-02: what a month can still be, and the way to where a cause is mended. */
const meta = preview.meta({
  title: 'Screens/Clinic/Compliance/Remedy',
  component: AlertsScreen,
  parameters: { layout: 'fullscreen', page: { path: '/alerts?tab=compliance', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: complianceClinic() })),
});

/** The clinic whose patient measured on six days up to the 7th, and not since; the devices came the month before. */
function measuredOneWeek() {
  const world = complianceClinic();
  const until = new Date('2026-11-08T05:00:00Z');
  const activatedAt = new Date('2026-10-15T15:00:00Z');
  const orders = world.orders.map((each) => (each.status === 'Activated' ? { ...each, activatedAt } : each));
  return { ...world, orders, readings: () => [...world.readings()].filter(({ at }) => at < until) };
}

/** By the 20th a month with six days of readings can still just have its days; one without any can no longer. */
export const DaysOfTheMonth = meta.story({
  parameters: { page: { path: '/alerts?tab=compliance&kind=daysShort', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: measuredOneWeek() })),
  play: async ({ canvas }) => {
    const cell = (count: number) =>
      canvas.findByText(texts.daysShort({ count }), {}, wait).then((found) => found.closest('tr'));
    await expect(await cell(6)).toHaveTextContent(texts.daysNote);
    await expect(await cell(6)).not.toHaveTextContent(texts.daysNoteLost);
    await expect(await cell(0)).toHaveTextContent(texts.daysNoteLost);
    await expect(await cell(0)).not.toHaveTextContent(texts.daysNote);
  },
});

/** An alert leads to the record of its patient. */
export const OpensTheRecord = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFirst(canvas, userEvent);
    const link = dialog.getByRole('link', { name: alertWords.openRecord });
    await expect(link.getAttribute('href')).toContain(patientRecordPath(''));
  },
});

/** Of a range that ended the record is opened at its vital, where a range is set. */
export const LeadsToTheRange = meta.story({
  tags: ['w390'],
  parameters: { page: { path: '/alerts?tab=compliance&kind=rangeEnds', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: noisyClinic() })),
  play: async ({ canvas, userEvent }) => {
    const vital = vitalWords.kinds.BloodPressure;
    const wrong = texts.rangeEnded({ vital, date: dayInWords('2026-10-31') });
    await canvas.findAllByText(wrong, {}, wait);
    const opens = canvas.getAllByRole('button').find((each) => each.textContent?.includes(wrong));
    await userEvent.click(opens as HTMLElement);
    const dialog = within(await body().findByRole('dialog', { name: wrong }, wait));
    const link = dialog.getByRole('link', { name: texts.dialog.setRange });
    await expect(link.getAttribute('href')).toMatch(/^\/patientdetails\?id=.+&vital=BloodPressure$/);
    await expect(dialog.queryByRole('link', { name: alertWords.openRecord })).toBeNull();
  },
});
