import { NO_SERIAL } from '@rpm/domain';
import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { backend } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { readingsOfDays } from '@rpm/storybook/timelineStory.ts';
import { expect, waitFor, within } from 'storybook/test';
import { MyTimelineScreen } from './MyTimelineScreen.tsx';

const weight = (hoursAgo: number, kilograms: number, serial: string) => {
  const at = new Date(storyNow.getTime() - hoursAgo * 3_600_000);
  return {
    ...{ patientId: demoAccounts.patient.accountId, vital: 'Weight' as const, serial, at, receivedAt: at },
    ...{ class: 'Normal' as const, values: { weight: kilograms }, classes: { weight: 'Normal' as const } },
  };
};
/** Today one of each; yesterday too; three days ago one that was typed, alone. */
const readings = () => [
  weight(1, 81, NO_SERIAL),
  weight(2, 82, 'SN-2'),
  weight(25, 83, NO_SERIAL),
  weight(26, 84, 'SN-2'),
  weight(72, 85, NO_SERIAL),
];

const meta = preview.meta({
  title: 'Screens/Patient/My timeline/Typed reading',
  component: MyTimelineScreen,
  globals: { role: 'patient', units: 'metric' },
  tags: ['metric'],
  parameters: { layout: 'fullscreen' as const, page: { path: '/my-timeline', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), readings } })),
});

/** RTE-04: a reading that the patient entered says so, in a line of its own and in the line of its day; of others nothing is said. */
export const Typed = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const marked = () =>
      canvas
        .queryAllByText(texts.entered)
        .map((each: HTMLElement) => /8\d/.exec(each.closest('li')?.textContent ?? '')?.[0]);
    const [, yesterday] = await readingsOfDays(canvas, 2);
    await expect(marked()).toEqual(['81', '85']);
    if (yesterday) await userEvent.click(yesterday);
    await waitFor(() => expect(marked()).toEqual(['81', '83', '85']));
    for (const list of canvas.getAllByRole('list', { name: texts.readingsOfDay({ count: 2 }) })) {
      await expect(within(list).getAllByText(texts.entered)).toHaveLength(1);
    }
  },
});
