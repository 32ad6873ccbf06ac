import { alertWords } from '@rpm/domain/words/alert';
import { atAlerts, severityOf } from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { asPrinted } from '@rpm/storybook/views.ts';
import { expect, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

/** SCR-02: the list for the round, on paper. */
const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Printed',
  component: AlertsScreen,
  ...atAlerts,
  tags: ['paper'],
});

/** The alerts with their severity and owner; nothing to press, and nothing to choose by. */
export const Medical = meta.story({
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    const heads = await canvas.findAllByRole('rowheader', {}, { timeout: 10_000 });
    await expect(severityOf(heads[0]?.closest('tr') as HTMLElement)).toBe('Critical');
    const table = within(canvas.getByRole('table', { name: alertWords.tableName }));
    await expect(table.queryAllByRole('button')).toEqual([]);
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});
