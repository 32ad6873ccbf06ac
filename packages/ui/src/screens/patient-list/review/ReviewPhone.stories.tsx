import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import preview from '@rpm/storybook/preview.tsx';
import { fiveWait, isVisible, newSince, opened, wait } from '@rpm/storybook/reviewStory.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientListScreen } from '../PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode/Phone',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?review=1', isSignedIn: true } },
  globals: { role: 'staff', viewport: { value: 'w390', isRotated: false } },
  beforeEach: fiveWait,
});

const { BloodPressure, HeartRate } = vitalWords.kinds;
const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? Number.NaN;

/**
 * SCR-02, q3: the reason, then the reading that waits with its course, what is new, and the other vitals; one that is pressed
 * comes to its course, with the focus.
 */
export const CourseAfterTheReason = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const name = await opened(canvas);
    const here = within(canvas.getByRole('region', { name }));
    const one = async (role: string, how: object) =>
      (await here.findAllByRole(role, how, wait)).find(isVisible) as HTMLElement;
    const vital = (kind: string) => one('button', { name: beginning(kind) });
    const course = (kind: string) => one('heading', { level: 2, name: kind });
    const inOrder = async () => [
      await one('region', { name: texts.why }),
      await vital(BloodPressure),
      await one('radiogroup', { name: recordWords.record.vitals.period }),
      await one('heading', { name: newSince }),
      await vital(HeartRate),
    ];
    const tops = (await inOrder()).map(topOf);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    // One line says the place, the time and what can be done with the round; its cells are the next, above the patient.
    const [place, queue] = [
      canvas.getByText(texts.place({ place: 1, total: 5 })),
      canvas.getByRole('button', { name: texts.queue }),
    ];
    await expect(Math.abs(topOf(place) - topOf(queue))).toBeLessThan(44);
    await userEvent.click(await vital(HeartRate));
    await waitFor(async () => expect(await vital(HeartRate)).toHaveAttribute('aria-pressed', 'true'));
    await expect((await vital(HeartRate)).closest('[tabindex="-1"]')).toHaveFocus();
    await expect(topOf(await vital(HeartRate))).toBeLessThan(topOf(await course(HeartRate)));
    await expect(topOf(await course(HeartRate))).toBeLessThan(topOf(await vital(BloodPressure)));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
