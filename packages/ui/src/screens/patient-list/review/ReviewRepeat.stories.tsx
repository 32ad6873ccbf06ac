import { judge } from '@rpm/domain';
import { rankWords } from '@rpm/domain/words/queue';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { backend } from '@rpm/mock-server/msw';
import { queueClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { isVisible, later, opened, rows, wait } from '@rpm/storybook/reviewStory.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientListScreen } from '../PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode/Repeats',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?review=1', isSignedIn: true } },
  globals: { role: 'staff' },
});

/** The first patient measured again five minutes ago, and was within limits. */
function measuredAgain() {
  const world = queueClinic();
  const [first] = world.patients;
  if (!first) throw new Error('Somebody waits.');
  const values = { systolic: 118, diastolic: 74 };
  const again = {
    ...({ patientId: first.patientId, vital: 'BloodPressure', serial: 'SN-1', values } as const),
    ...{ at: later(-300), receivedAt: later(-300), ...judge('BloodPressure', values) },
  };
  return { ...world, readings: () => [...world.readings(), again] };
}

/** SCR-02: of a critical reading after which one was within limits, the queue says what the alerts say. */
export const BackToNormal = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) => msw.use(backend({ world: measuredAgain() })),
  play: async ({ canvas }) => {
    const name = await opened(canvas);
    const { backToNormal, notRepeated } = rankWords.sentence.repetitions;
    const here = within(canvas.getByRole('region', { name }));
    // The next patient is drawn too, out of sight.
    await waitFor(
      () =>
        expect(here.getAllByRole('region', { name: texts.why }).find(isVisible)).toHaveTextContent(
          backToNormal,
        ),
      wait,
    );
    const [first, second] = await rows(canvas);
    await expect(first).toHaveTextContent(backToNormal);
    await expect(second).not.toHaveTextContent(backToNormal);
    await expect(second).toHaveTextContent(notRepeated);
  },
});
