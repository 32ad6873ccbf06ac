import preview from '@rpm/storybook/preview.tsx';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, within } from 'storybook/test';
import type { Traceability as Trace } from '../../scripts/trace/results.ts';
import { readTrace } from './readTrace.ts';
import { Traceability } from './Traceability.tsx';

/** A small file of a run in which something failed, and something did not run. */
const aRun: Trace = {
  run: {
    commit: '54868e0e5b2f1a7c9d3e54868e0e5b2f1a7c9d3e',
    isClean: false,
    suites: [
      {
        name: 'packages/domain',
        startedAt: '2026-11-25T10:00:00.000Z',
        counts: { passed: 11_787, failed: 0, 'did not run': 0 },
      },
      {
        name: 'stories',
        startedAt: '2026-11-25T10:20:00.000Z',
        counts: { passed: 1640, failed: 1, 'did not run': 1 },
      },
    ],
    stories: {},
    missing: ['apps/portal/reports/journeys.json'],
  },
  requirements: [
    {
      id: 'ORD-07',
      sentence: "Empty state: 'No Device Order Records Found'.",
      group: 'device orders (/orders)',
      stories: [
        { storyId: 'a--empty', title: 'Screens/Clinic/Device orders', name: 'Empty', result: 'passed' },
      ],
      tests: [
        { path: 'packages/domain/src/words/exact.test.ts', name: 'ORD-07', result: 'passed' },
        {
          path: 'packages/domain/src/orders/order.test.ts',
          name: 'a page of none (ORD-07)',
          result: 'passed',
        },
      ],
      rules: [],
    },
    {
      id: 'ORD-08',
      sentence: 'Badge colors.',
      group: 'device orders (/orders)',
      stories: [{ storyId: 'a--badges', title: 'Components/StatusBadge', name: 'All', result: 'failed' }],
      tests: [{ path: 'apps/portal/e2e/orders.spec.ts', name: 'badges (ORD-08)', result: 'did not run' }],
      rules: [{ path: 'packages/domain/src/orders/orderStatus.ts', name: 'toneOf' }],
    },
  ],
  calls: [
    {
      name: 'getRates',
      method: 'GET',
      path: '/api/rates',
      ids: ['API-25'],
      summary: 'The rates of a clinic',
      stories: [],
      tests: { passed: 24, failed: 1, 'did not run': 0 },
    },
  ],
  pages: [
    { name: 'orders', paths: ['/orders'], kind: 'guarded', screen: 'orders/OrdersScreen.tsx', stories: [] },
  ],
};

const meta = preview.meta({
  title: 'Traceability',
  component: Traceability,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { trace: aRun },
  // As texts they come back from an address.
  argTypes: {
    show: { type: 'string' },
    find: { type: 'string' },
    about: { type: 'string' },
    result: { type: 'string' },
  },
  render: (args, { loaded }) => <Traceability {...args} trace={loaded.trace ?? args.trace} />,
});

const ofThisStorybook = async () => ({ trace: await readTrace() });

/** What the build found: every requirement, call and page is there and shown. The result of the last run is beside each, once there was one. */
export const Requirements = meta.story({
  tags: ['w390', 'dark'],
  loaders: [ofThisStorybook],
  // The address keeps what is looked for: `args=find:ORD-07` is what shows ORD-07, and whether it passed.
  render: function Kept(args, { loaded }) {
    const [, updateArgs] = useArgs();
    return <Traceability {...args} trace={loaded.trace} onAsk={updateArgs} />;
  },
  play: async ({ canvas, loaded }) => {
    const { requirements, calls, pages } = loaded.trace as Trace;
    const list = within(canvas.getByRole('list', { name: 'Requirements' }));
    await expect(list.getAllByText(/^[A-Z]{3}-\d\d$/)[0]).toBeVisible();
    await expect(requirements.filter((each) => each.stories.length + each.tests.length === 0)).toEqual([]);
    await expect(calls.length).toBeGreaterThan(250);
    await expect(pages.length).toBeGreaterThan(60);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** An id, a word, a story or a file is found; the story opens in this Storybook. */
export const Finds = meta.story({
  loaders: [ofThisStorybook],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ord-07');
    await expect(canvas.getByText('ORD-07')).toBeVisible();
    await expect(canvas.queryByText('ORD-08')).toBeNull();
    const [first] = canvas.getAllByRole('link');
    await expect(first?.getAttribute('href')).toMatch(/^\.\/\?path=\/story\/[a-z0-9-]+--[a-z0-9-]+$/);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'no such thing');
    await expect(canvas.getByText('Nothing names this.')).toBeVisible();
  },
});

/** After a run: of which commit it was, what came out of each claim; what failed or did not run is found. */
export const AfterARun = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('54868e0e5b2f')).toBeVisible();
    await expect(canvas.getByText('apps/portal/reports/journeys.json was not written.')).toBeVisible();
    const list = canvas.getByRole('list', { name: 'Requirements' });
    const [good, bad] = within(list)
      .getAllByRole('listitem')
      .filter((each) => each.parentElement === list);
    await expect(within(good as HTMLElement).getAllByText('passed')).toHaveLength(3);
    await expect(within(bad as HTMLElement).getByText('failed')).toBeInTheDocument();
    await expect(within(bad as HTMLElement).getByText('did not run')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Calls' }));
    await expect(canvas.getByText('24 passed')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Pages' }));
    await expect(canvas.getByText('/orders')).toBeVisible();
  },
});

/** What is looked for is told as words that an address can hold, and comes back from them. */
export const Kept = meta.story({
  args: { find: 'ORD-0', about: 'device-orders-orders', result: 'did-not-run', onAsk: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('ORD-08')).toBeVisible();
    await expect(canvas.queryByText('ORD-07')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), '8?');
    const asked = { show: 'requirements', about: 'device-orders-orders', result: 'did-not-run' };
    await expect(args.onAsk).toHaveBeenLastCalledWith({ ...asked, find: 'ORD-08 ' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Pages' }));
    const everything = { show: 'pages', about: 'all', result: 'did-not-run' };
    await expect(args.onAsk).toHaveBeenLastCalledWith({ ...everything, find: 'ORD-08 ' });
  },
});

/** A Storybook that was only built says that nothing was run. */
export const NoRunYet = meta.story({
  args: { trace: { ...aRun, run: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No run yet/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Parts of the run' })).toBeNull();
  },
});
