import { trace } from 'virtual:trace';
import preview from '@rpm/storybook/preview.tsx';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, waitFor, within } from 'storybook/test';
import { StateSheet } from './StateSheet.tsx';

const idsOf = (storyId: string) =>
  trace.filter(({ stories }) => stories.some((each) => each.storyId === storyId)).map(({ id }) => id);

const meta = preview.meta({
  title: 'All states',
  component: StateSheet,
  // The states in the frames have faults of their own.
  tags: ['!autodocs', 'network-fault'],
  parameters: { layout: 'fullscreen' },
  args: { idsOf },
  // As texts they come back from an address.
  argTypes: {
    screen: { type: 'string' },
    show: { type: 'string' },
    width: { type: 'string' },
    find: { type: 'string' },
  },
});
const slow = { timeout: 20_000 };

/** Every screen, to look for one by its name. It is where people begin: no step acts in their place. */
export const OfEveryScreen = meta.story({
  // The address keeps what is chosen: it can be sent, and the way back leads to it. Steps could not: the story counts as drawn with each change.
  render: function Kept(args) {
    const [, updateArgs] = useArgs();
    return <StateSheet {...args} onChoose={updateArgs} />;
  },
});

/** A screen is found by a part of its name. */
export const FindsAScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const screens = within(canvas.getByRole('navigation', { name: 'Screens' }));
    await screens.findByRole('button', { name: 'Clinic: Device orders' }, slow);
    const names = screens.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted());
    await userEvent.type(screens.getByRole('searchbox', { name: 'Find a screen' }), 'second step');
    await expect(screens.getByRole('button', { name: 'Account: Who needs a second step' })).toBeVisible();
    await expect(screens.queryByRole('button', { name: 'Clinic: Device orders' })).toBeNull();
    await userEvent.type(screens.getByRole('searchbox', { name: 'Find a screen' }), ' of nobody');
    await expect(screens.getByText('No screen is called so.')).toBeVisible();
    await userEvent.clear(screens.getByRole('searchbox', { name: 'Find a screen' }));
    await userEvent.click(screens.getByRole('button', { name: 'Account: Launch' }));
    await expect(canvas.getByRole('heading', { name: 'All states: Account, Launch' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Slow' }, slow)).toBeVisible();
    await expect(screens.getByRole('button', { current: true })).toHaveTextContent('Account: Launch');
  },
});

/** Every state of a screen as a live page, with its requirements; a press opens the story. */
export const OfAScreen = meta.story({
  args: { screen: 'account-launch' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'States' }, slow));
    const link = await list.findByRole('link', { name: 'Slow' }, slow);
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\.\/\?path=\/story\/screens-account-launch--slow&globals=(.+;)?viewport\.value:w390$/,
      ),
    );
    await expect(list.getAllByRole('link').length).toBeGreaterThan(5);
    await waitFor(
      () => expect(document.querySelectorAll('iframe[loading=lazy]').length).toBeGreaterThan(5),
      slow,
    );
  },
});

/** Another screen, at another width, its faults alone: what no story shows, the toolbar does, as the test run has seen it. */
export const Chosen = meta.story({
  args: { screen: 'account-who-needs-a-second-step' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'States' }, slow);
    const offline = await canvas.findByRole('link', { name: 'Offline' }, slow);
    await expect(offline.getAttribute('href')).toMatch(
      /&globals=(.+;)?network:offline;fault:offline;viewport\.value:w390$/,
    );
    await expect(canvas.getByText('Every state that a screen owes is here.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Missing' })).toBeNull();
    const longer = canvas.getByRole('link', { name: 'In a longer language' });
    await expect(longer.getAttribute('href')).toMatch(
      /^\.\/\?path=\/story\/[a-z0-9-]+&globals=(.+;)?language:pseudo;viewport\.value:w390$/,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Faults' }));
    await expect(canvas.queryByRole('link', { name: 'In a longer language' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Offline' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of \d+ states/);
    await userEvent.click(canvas.getByRole('radio', { name: '1440' }));
    await expect(canvas.getByRole('radio', { name: '1440' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a state' }), 'longer');
    await expect(canvas.getByRole('link', { name: 'In a longer language' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Offline' })).toBeNull();
  },
});

/** A screen that cannot be in each state, with the reasons. */
export const CannotBe = meta.story({
  args: { screen: 'account-forgot-password' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'States' }, slow);
    const cannot = within(await canvas.findByRole('region', { name: 'Cannot be' }, slow));
    await expect(cannot.getByText('It reads nothing.')).toBeVisible();
    await expect(cannot.getByText('Anybody may open it.')).toBeVisible();
  },
});

/** Whoever types keeps the focus, whatever the pages in the frames do with it as they load. */
export const KeepsTheFocus = meta.story({
  args: { screen: 'account-log-in', find: 'fields missing' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a state' }, slow);
    await userEvent.click(field);
    const left = fn();
    field.addEventListener('blur', left);
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/Fields Missing$/, {}, slow);
    const focusInFrame = () => frame.contentDocument?.activeElement;
    // The page in it puts the focus where the first mistake is.
    await waitFor(() => expect(focusInFrame()?.getAttribute('aria-invalid')).toBe('true'), slow);
    await expect(left).not.toHaveBeenCalled();
    // What the browser does by itself, a page cannot keep to its frame.
    const dialog = frame.contentDocument?.createElement('dialog');
    dialog?.append(frame.contentDocument?.createElement('button') ?? '');
    frame.contentDocument?.body.append(dialog ?? '');
    dialog?.showModal();
    await expect(left).toHaveBeenCalledOnce();
    dialog?.remove();
    await expect(field).toHaveFocus();
  },
});
