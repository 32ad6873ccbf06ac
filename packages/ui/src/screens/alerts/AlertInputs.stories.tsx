import { alertWords } from '@rpm/domain/words/alert';
import { atAlerts } from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect, spyOn, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Inputs',
  component: AlertsScreen,
  ...atAlerts,
});

/** 17.5: opening an alert tells the texts of that alert anew, and not those of each row of the list. */
export const OpensAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heads = await canvas.findAllByRole('rowheader', {}, { timeout: 10_000 });
    const [first] = heads;
    if (!first) throw new Error('An alert waits.');
    const told = spyOn(alertWords, 'readings');
    try {
      await userEvent.click(within(first).getByRole('link'));
      await canvas.findByText(alertWords.resolveWith);
      await expect(within(first).getByRole('link')).toHaveAttribute('aria-current', 'true');
      await expect(heads.length).toBeGreaterThan(5);
      await expect(told.mock.calls.length).toBeLessThan(heads.length);
    } finally {
      told.mockRestore();
    }
  },
});
