import { trace } from 'virtual:trace';
import preview from '@rpm/storybook/preview.tsx';
import { useArgs, useGlobals } from 'storybook/preview-api';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { readTrace } from '../trace/readTrace.ts';
import { stateKey } from './owed.ts';
import { type Chosen as ChosenStates, StateSheet } from './StateSheet.tsx';

const idsOf = (storyId: string) =>
  trace.filter(({ stories }) => stories.some((each) => each.storyId === storyId)).map(({ id }) => id);

const meta = preview.meta({
  title: 'All states',
  component: StateSheet,
  // The states in the frames have faults of their own.
  tags: ['!autodocs', 'network-fault'],
  parameters: { layout: 'fullscreen' },
  args: {
    idsOf,
    async readResults() {
      const { run } = await readTrace();
      const startedAt = run?.suites.find(({ name }) => name === 'stories')?.startedAt ?? null;
      return run && { startedAt, stories: run.stories };
    },
  },
  // As texts they come back from an address.
  argTypes: {
    screen: { type: 'string' },
    show: { type: 'string' },
    width: { type: 'string' },
    find: { type: 'string' },
  },
});
const slow = { timeout: 20_000 };

/** Lets the frame's own address hold what is chosen at once: Storybook writes it up to a second later, and another language loads the frame before. */
function keepInFrame(chosen: ChosenStates): void {
  const url = new URL(location.href);
  const said = Object.entries(chosen).filter(([, value]) => value !== '');
  url.searchParams.set('args', said.map(([name, value]) => `${name}:${value}`).join(';'));
  history.replaceState(history.state, '', url);
}

/** Every screen, to look for one by its name. It is where people begin: no step acts in their place. */
export const OfEveryScreen = meta.story({
  // The address keeps what is chosen: it can be sent, and the way back leads to it. Steps could not: the story counts as drawn with each change.
  render: function Kept(args) {
    const [, updateArgs] = useArgs();
    const [{ theme, language }, onChange] = useGlobals();
    const onChoose = (chosen: ChosenStates) => {
      keepInFrame(chosen);
      updateArgs(chosen);
    };
    return <StateSheet {...args} onChoose={onChoose} looks={{ theme, language, onChange }} />;
  },
});

/** A screen is found by a part of its name. */
export const FindsAScreen = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const screens = within(canvas.getByRole('navigation', { name: 'Screens' }));
    await screens.findByRole('button', { name: 'Clinic: Device orders' }, slow);
    const names = screens.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted());
    await userEvent.type(screens.getByRole('searchbox', { name: 'Choose a screen' }), 'second step');
    await expect(screens.getByRole('button', { name: 'Account: Who needs a second step' })).toBeVisible();
    await expect(screens.queryByRole('button', { name: 'Clinic: Device orders' })).toBeNull();
    await userEvent.type(screens.getByRole('searchbox', { name: 'Choose a screen' }), ' of nobody');
    await expect(screens.getByText('No screen is called so.')).toBeVisible();
    await userEvent.clear(screens.getByRole('searchbox', { name: 'Choose a screen' }));
    await userEvent.click(screens.getByRole('button', { name: 'Account: Launch' }));
    await expect(canvas.getByRole('heading', { name: 'All states: Account, Launch' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Slow' }, slow)).toBeVisible();
    await expect(screens.getByRole('button', { current: true })).toHaveTextContent('Account: Launch');
  },
});

/** A state is found by words of it and of its screen, whichever screen that is. */
export const FindsAState = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a state of any screen' });
    await userEvent.type(field, 'orders update fails');
    const [first] = await canvas.findAllByRole('link', { name: 'Update Fails' }, slow);
    await expect(first?.getAttribute('href')).toContain('screens-clinic-device-orders-actions--update-fails');
    await expect(canvas.getAllByText(/^Clinic, Device orders/)).not.toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, 'clinic alerts offline');
    await expect(await canvas.findByText('Default, by the toolbar', { exact: false }, slow)).toBeVisible();
    // Words that no state has do not hide those that have the others.
    await userEvent.clear(field);
    await userEvent.type(field, 'orders when the status update fails');
    await expect(await canvas.findByText(/^No state has every word/, {}, slow)).toBeVisible();
    const near = await canvas.findAllByRole('link', { name: 'Update Fails' }, slow);
    await expect(near[0]?.getAttribute('href')).toContain(
      'screens-clinic-device-orders-actions--update-fails',
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(await canvas.findByText('No state is called so.', {}, slow)).toBeVisible();
  },
});

const ofLaunch = (name: string) => `screens-account-launch--${name}`;

/** After a run each state says how it came out: what failed stands before all else, with what went wrong; what was not tried is dashed; both are counted. */
export const AfterARun = meta.story({
  tags: ['!dev'],
  args: {
    screen: 'account-launch',
    readResults: async () => ({
      startedAt: '2026-11-25T10:20:00.000Z',
      stories: {
        [ofLaunch('slow')]: {
          outcome: 'failed',
          ms: 1200,
          failure: 'axe, light theme: a button has no name',
        },
        [ofLaunch('default')]: { outcome: 'passed', ms: 900 },
        [stateKey(ofLaunch('default'), 'In a longer language')]: { outcome: 'passed', ms: 400 },
      },
    }),
  },
  play: async ({ canvas }) => {
    const failing = within(await canvas.findByRole('list', { name: 'States: Fails' }, slow));
    await expect(failing.getAllByRole('listitem')).toHaveLength(1);
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent('Slow');
    await expect(failing.getByText('axe, light theme: a button has no name')).toBeVisible();
    const run = within(canvas.getByRole('list', { name: 'Last run' }));
    await expect(run.getByText('1 fails')).toBeVisible();
    // One by its story, one by the run in the pseudo-language.
    await expect(run.getByText('2 pass')).toBeVisible();
    await expect(run.getByText(/^[1-9]\d* not tried$/)).toBeVisible();
    await expect(run.getByText('axe finds something in 1, light or dark')).toBeVisible();
    await expect(run.getByText(/^3 s, Nov 25, 2026/)).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'States: Data' }));
    const waiting = list.getAllByText('Not tried')[0]?.closest('li');
    await expect(waiting && getComputedStyle(waiting).borderTopStyle).toBe('dashed');
    const passing = canvas.getByRole('link', { name: 'Default' }).closest('li');
    await expect(passing && getComputedStyle(passing).borderTopStyle).toBe('solid');
  },
});

/** Every state of a screen as a live page, with its requirements; a press opens the story. */
export const OfAScreen = meta.story({
  tags: ['!dev'],
  args: { screen: 'account-launch' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'States: Data' }, slow));
    const link = await list.findByRole('link', { name: 'Slow' }, slow);
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\.\/\?path=\/story\/screens-account-launch--slow&globals=(.+;)?viewport\.value:w390&panel=false$/,
      ),
    );
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(5);
    // Those in view, a few at a time; what is far below waits.
    const pages = () => document.querySelectorAll('[data-page] iframe').length;
    await waitFor(() => expect(pages()).toBeGreaterThan(3), slow);
    await expect(pages()).toBeLessThan(document.querySelectorAll('[data-page]').length);
  },
});

/** Another screen, at another width, its faults alone: what no story shows, the toolbar does, as the test run has seen it. */
export const Chosen = meta.story({
  tags: ['!dev'],
  args: { screen: 'account-who-needs-a-second-step' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'States: Data' }, slow);
    const offline = await canvas.findByRole('link', { name: 'Offline' }, slow);
    await expect(offline.getAttribute('href')).toMatch(
      /&globals=(.+;)?network:offline;fault:offline;viewport\.value:w390&panel=false$/,
    );
    await expect(canvas.getByText('Every state that a screen owes is here.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Missing' })).toBeNull();
    const longer = canvas.getByRole('link', { name: 'In a longer language' });
    await expect(longer.getAttribute('href')).toMatch(
      /^\.\/\?path=\/story\/[a-z0-9-]+&globals=(.+;)?language:pseudo;viewport\.value:w390&panel=false$/,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Faults' }));
    await expect(canvas.queryByRole('link', { name: 'In a longer language' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Offline' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of \d+ states/);
    await userEvent.click(canvas.getByRole('radio', { name: '1440' }));
    await expect(canvas.getByRole('radio', { name: '1440' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'People' }));
    await expect(canvas.getByRole('link', { name: 'For somebody else' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Offline' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sizes' }));
    await expect(canvas.getByRole('list', { name: 'States: Sizes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'In a longer language' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a state' }), 'longer');
    await expect(canvas.getByRole('link', { name: 'In a longer language' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Offline' })).toBeNull();
  },
});

/** Printed as a contact sheet: when every state is drawn, also those that are not in view. */
export const Prints = meta.story({
  tags: ['!dev'],
  args: { screen: 'account-launch', show: 'sizes' },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }, slow));
    await expect(canvas.getByRole('button', { name: /^Drawing \d of / })).toBeVisible();
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), slow);
    for (const frame of document.querySelectorAll('iframe'))
      await expect(frame.contentDocument?.querySelector('h1')).not.toBeNull();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
});

/** A screen that cannot be in each state, with the reasons. */
export const CannotBe = meta.story({
  tags: ['!dev'],
  args: { screen: 'account-forgot-password' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'States: Data' }, slow);
    const cannot = within(await canvas.findByRole('region', { name: 'Cannot be' }, slow));
    await expect(cannot.getByText('It reads nothing.')).toBeVisible();
    await expect(cannot.getByText('Anybody may open it.')).toBeVisible();
  },
});

/** Whoever types keeps the focus, whatever the pages in the frames do with it as they load. */
export const KeepsTheFocus = meta.story({
  tags: ['!dev'],
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
