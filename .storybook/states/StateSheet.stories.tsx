import { trace } from 'virtual:trace';
import preview from '@rpm/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { StateSheet } from './StateSheet.tsx';

const idsOf = (storyId: string) =>
  trace.filter(({ stories }) => stories.some((each) => each.storyId === storyId)).map(({ id }) => id);

const meta = preview.meta({
  title: 'All states',
  component: StateSheet,
  // The states in the frames have faults of their own.
  tags: ['!autodocs', 'network-fault'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'Settings of the toolbar', idsOf },
});
const slow = { timeout: 10_000 };

/** Every state of a screen as a live page, with its requirements; a press opens the story. */
export const OfAScreen = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'States' }, slow));
    const link = await list.findByRole('link', { name: 'Large Text' }, slow);
    await expect(link).toHaveAttribute('href', '?path=/story/screens-settings-of-the-toolbar--large-text');
    await expect(list.getAllByRole('link').length).toBeGreaterThan(5);
    await waitFor(
      () => expect(document.querySelectorAll('iframe[loading=lazy]').length).toBeGreaterThan(5),
      slow,
    );
  },
});

/** Another screen, at another width, its faults alone. */
export const Chosen = meta.story({
  args: { screen: 'Account/Waiting Marks' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'States' }, slow);
    // No story has its line lost, and the sheet says so.
    const missing = within(await canvas.findByRole('region', { name: 'Missing' }, slow));
    await expect(missing.getByText('Offline')).toBeVisible();
    // What every screen has to show in the test run, the toolbar shows.
    await expect(missing.queryByText('In a longer language')).toBeNull();
    const longer = canvas.getByRole('link', { name: 'In a longer language' });
    await expect(longer.getAttribute('href')).toMatch(
      /^\?path=\/story\/[a-z0-9-]+&globals=(.+;)?language:pseudo$/,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Faults' }));
    await expect(canvas.queryByRole('link', { name: 'In a longer language' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of \d+ states/);
    await userEvent.click(canvas.getByRole('radio', { name: '1440' }));
    await expect(canvas.getByRole('radio', { name: '1440' })).toBeChecked();
  },
});
