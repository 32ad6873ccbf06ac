import preview from '@rpm/storybook/preview.tsx';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, within } from 'storybook/test';
import type { Traceability as Trace } from '../../scripts/trace/results.ts';
import { savedFiles } from '../savedFiles.ts';
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
  source: null,
  requirements: [
    {
      id: 'ORD-07',
      sentence: "Empty state: 'No Device Order Records Found'.",
      group: 'device orders (/orders)',
      stories: [
        { storyId: 'a--empty', title: 'Screens/Clinic/Device orders', name: 'Empty', result: 'passed' },
      ],
      tests: [
        { path: 'packages/domain/src/words/exact.test.ts', name: 'ORD-07', line: 12, result: 'passed' },
        {
          path: 'packages/domain/src/words/exact.test.ts',
          name: 'in Spanish, ORD-07',
          line: 40,
          result: 'passed',
        },
        {
          path: 'packages/domain/src/orders/order.test.ts',
          name: 'a page of none (ORD-07)',
          line: 31,
          result: 'passed',
        },
      ],
      rules: [],
    },
    {
      id: 'ORD-08',
      sentence: 'Badge colors.',
      group: 'device orders (/orders)',
      stories: [
        {
          storyId: 'a--badges',
          title: 'Components/StatusBadge',
          name: 'All',
          result: 'failed',
          failure: 'expected green to be blue',
        },
      ],
      tests: [
        { path: 'apps/portal/e2e/orders.spec.ts', name: 'badges (ORD-08)', line: 7, result: 'did not run' },
      ],
      rules: [{ path: 'packages/domain/src/orders/orderStatus.ts', name: 'toneOf', line: 41 }],
    },
    {
      id: 'ORD-09',
      sentence: '-5 is no number of devices.',
      group: 'device orders (/orders)',
      stories: [],
      tests: [],
      rules: [],
    },
    {
      id: 'STS-01',
      sentence: 'Values.',
      group: 'device order status',
      stories: [{ storyId: 'a--values', title: 'Components/StatusBadge', name: 'Values', result: 'passed' }],
      tests: [],
      rules: [],
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

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
/** The row of the table that is called so. */
const rowOf = (canvas: Canvas, id: string) =>
  within(canvas.getByRole('rowheader', { name: id }).closest('tr') as HTMLElement);

/** What the build found: every requirement, call and page is there and shown. The result of the last run is beside each, once there was one. On a phone each is a card. */
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
    const isCards = window.innerWidth < 1024;
    const all = within(
      isCards
        ? canvas.getByRole('list', { name: 'Requirements' })
        : canvas.getByRole('table', { name: 'Requirements' }),
    ).getAllByText(/^[A-Z]{3}-\d\d$/);
    await expect(all).toHaveLength(requirements.length);
    await expect(requirements.filter((each) => each.stories.length + each.tests.length === 0)).toEqual([]);
    await expect(calls.length).toBeGreaterThan(250);
    await expect(pages.length).toBeGreaterThan(60);
    if (isCards) await expect(canvas.queryByRole('table')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** An id, a word, a story or a file is found; the story opens in this Storybook. The head of the table stays in sight. */
export const Finds = meta.story({
  tags: ['!dev'],
  loaders: [ofThisStorybook],
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 3000, behavior: 'instant' });
    const head = canvas.getByRole('columnheader', { name: 'Stories' });
    await expect(Math.round(head.getBoundingClientRect().top)).toBe(0);
    await userEvent.type(canvas.getByRole('searchbox'), 'ord-07');
    await expect(canvas.getByText('ORD-07')).toBeVisible();
    await expect(canvas.queryByText('ORD-08')).toBeNull();
    const [first] = canvas.getAllByRole('link');
    await expect(first?.getAttribute('href')).toMatch(/^\.\/\?path=\/story\/[a-z0-9-]+--[a-z0-9-]+$/);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'no such thing');
    await expect(canvas.getByText('Nothing names this.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** After a run: four numbers and a bar, of which commit it was, what came out of each claim. What fails stays in its place with its reason, and is counted in the filter. */
export const AfterARun = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const numbers = ['4 requirements', '3 shown by a story or a test', '1 not tried', '1 fails'];
    for (const each of numbers)
      await expect(
        canvas.getByText((_, element) => element?.tagName === 'P' && element.textContent === each),
      ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Passes: 2, Fails: 1, Not tried: 1' })).toBeVisible();
    await expect(canvas.getByText('54868e0e5b2f')).toBeVisible();
    await expect(canvas.getByText('apps/portal/reports/journeys.json was not written.')).toBeVisible();
    const ids = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(ids()).toEqual(['ORD-07', 'ORD-08', 'ORD-09', 'STS-01']);
    await expect(rowOf(canvas, 'ORD-07').getByRole('cell', { name: 'Passes' })).toBeVisible();
    const bad = rowOf(canvas, 'ORD-08');
    await expect(bad.getByRole('cell', { name: 'Fails' })).toBeVisible();
    await expect(bad.getByText('expected green to be blue')).toBeVisible();
    const none = rowOf(canvas, 'ORD-09');
    await expect(none.getAllByRole('cell', { name: 'None' })).toHaveLength(3);
    await expect(none.getByRole('cell', { name: 'Not tried' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Fails 1' }));
    await expect(ids()).toEqual(['ORD-08']);
    await userEvent.click(canvas.getByRole('radio', { name: 'All 4' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Calls' }));
    await expect(canvas.getByText('24 pass')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Pages' }));
    await expect(canvas.getByText('/orders')).toBeVisible();
  },
});

/** Where nobody has said where the sources are read, a rule and a test say file and line, and are no links. */
export const WithoutAddress = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const row = rowOf(canvas, 'ORD-08');
    await expect(row.getByText('orderStatus.ts:41')).toBeVisible();
    await expect(row.getByText('orders.spec.ts:7')).toBeVisible();
    await expect(row.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(rowOf(canvas, 'ORD-07').getByText('exact.test.ts', { exact: false }));
    await expect(rowOf(canvas, 'ORD-07').getByText('40: in Spanish, ORD-07')).toBeVisible();
  },
});

/** Where the build was told of an address of the sources, a rule leads to its line, and a test to its own. */
export const WithAddress = meta.story({
  tags: ['!dev'],
  args: { trace: { ...aRun, source: 'https://example.test/rpm/blob/54868e0e/{path}#L{line}' } },
  play: async ({ canvas, userEvent }) => {
    const address = 'https://example.test/rpm/blob/54868e0e/';
    const hrefs = (id: string) =>
      rowOf(canvas, id)
        .getAllByRole('link')
        .map((each) => each.getAttribute('href'));
    await expect(hrefs('ORD-08')).toEqual([
      `${address}packages/domain/src/orders/orderStatus.ts#L41`,
      './?path=/story/a--badges',
      `${address}apps/portal/e2e/orders.spec.ts#L7`,
    ]);
    await userEvent.click(rowOf(canvas, 'ORD-07').getByText('exact.test.ts', { exact: false }));
    await expect(hrefs('ORD-07')).toContain(`${address}packages/domain/src/words/exact.test.ts#L40`);
    await userEvent.click(canvas.getByRole('radio', { name: 'Pages' }));
    await expect(hrefs('orders')).toEqual([`${address}packages/ui/src/screens/orders/OrdersScreen.tsx#L1`]);
  },
});

/** The file for a spreadsheet has what the filters show, and no cell that a spreadsheet would take for a formula. */
export const SavesATable = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    await userEvent.click(canvas.getByRole('radio', { name: 'Not tried 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'All 4' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'badge colors');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const head = 'Id,Requirement,Area,Rules,Stories,Tests,Result';
    await expect(saved.map(({ name }) => name)).toEqual([
      'traceability-requirements.csv',
      'traceability-requirements.csv',
    ]);
    await expect(await saved[0]?.text()).toBe(
      `\ufeff${head}\r\nORD-09,'-5 is no number of devices.,device orders (/orders),,,,Not tried\r\n`,
    );
    await expect(await saved[1]?.text()).toBe(
      [
        `\ufeff${head}`,
        [
          ...['ORD-08', 'Badge colors.', 'device orders (/orders)'],
          'packages/domain/src/orders/orderStatus.ts:41 toneOf',
          'Components/StatusBadge: All',
          'apps/portal/e2e/orders.spec.ts:7 badges (ORD-08)',
          'Fails',
        ].join(','),
        '',
      ].join('\r\n'),
    );
  },
});

/** What is looked for is told as words that an address can hold, and comes back from them. */
export const Kept = meta.story({
  tags: ['!dev'],
  args: { find: 'ORD-0', about: 'device-orders-orders', result: 'did-not-run', onAsk: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('ORD-09')).toBeVisible();
    await expect(canvas.queryByText('ORD-07')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), '9?');
    const asked = { show: 'requirements', about: 'device-orders-orders', result: 'did-not-run' };
    await expect(args.onAsk).toHaveBeenLastCalledWith({ ...asked, find: 'ORD-09 ' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Pages' }));
    const everything = { show: 'pages', about: 'all', result: 'did-not-run' };
    await expect(args.onAsk).toHaveBeenLastCalledWith({ ...everything, find: 'ORD-09 ' });
  },
});

/** A Storybook that was only built says that nothing was run. */
export const NoRunYet = meta.story({
  tags: ['!dev'],
  args: { trace: { ...aRun, run: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No run yet/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Parts of the run' })).toBeNull();
  },
});
