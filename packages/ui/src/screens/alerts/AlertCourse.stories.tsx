import { alertWords } from '@rpm/domain/words/alert';
import { atAlerts, openFirst } from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

/** SCR-02: the seven days beside an alert. */
const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Course',
  component: AlertsScreen,
  ...atAlerts,
});

/** The seven days up to the frozen one, as an axis names them. */
const week = [14, 15, 16, 17, 18, 19, 20].map((day) =>
  (['monthDay', 'longMonthDay'] as const).map((style) => timeInWords(`2026-11-${day}T17:00:00Z`, style)),
);

/** However narrow the panel is, its axis says when it begins and which day is the last. */
export const NamesTheLastDay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    const course = (await canvas.findByRole('heading', { level: 3, name: alertWords.course })).closest(
      'section',
    );
    await waitFor(
      () => {
        const texts = [...(course?.querySelectorAll('svg text') ?? [])].map(({ textContent }) =>
          String(textContent).replaceAll(/\s/g, ' '),
        );
        const named = week.map((forms) => forms.some((form) => texts.includes(form)));
        expect(named.indexOf(true)).toBe(0);
        expect(named.lastIndexOf(true)).toBe(6);
      },
      { timeout: 10_000 },
    );
  },
});
