import { DeviceOrder } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { orderRow, smallClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OrderCard } from '../../screens/orders/OrderCard.tsx';
import { orderColumns } from '../../screens/orders/orderColumns.tsx';
import { type OrderLine, orderLines } from '../../screens/orders/orderLines.ts';
import { RowActionsContext } from '../../screens/orders/RowActions.ts';
import { Card } from '../Card/Card.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';

/** The orders of the mock-up, newest first, as the orders screen shows them. */
const lines = orderLines(
  {
    rows: smallClinic()
      .orders.map((order) => DeviceOrder.parse(orderRow(order)))
      .reverse(),
    total: 10,
    unreadable: 0,
    query: { page: 0, noOfRows: 10, clinic: 'Northside Sample Clinic' },
  },
  { timeZone: 'America/New_York', onBad: fn() },
);

const card = (line: OrderLine) => <OrderCard line={line} action={null} />;

const withView = (line: OrderLine, special: Partial<OrderLine['view']>): OrderLine => ({
  ...line,
  view: { ...line.view, ...special },
});

/** The table is shown by itself here: its buttons do nothing. */
const noActions = {
  isOffline: false,
  changeStatus: Object.assign(fn(), { reread: fn(), refusal: fn() }),
  onTell: fn(),
};

const meta = preview.meta({
  title: 'Components/Data/DataTable',
  component: DataTable<OrderLine>,
  parameters: { layout: 'fullscreen' },
  args: {
    caption: clinicOrderWords.tableName,
    columns: orderColumns,
    rows: lines,
    rowKey: ({ number }: OrderLine) => String(number),
    fit: 'dense' as const,
  },
  decorators: [
    (Story) => (
      <div className="px-4 py-6 md:pr-6 md:pl-22">
        <Card isFlush isOpenOnPhone>
          <RowActionsContext value={noActions}>
            <Story />
          </RowActionsContext>
        </Card>
      </div>
    ),
  ],
});

/**
 * ORD-01, ORD-02: fourteen columns without sideways scroll at 1440 px. Between 768 and 1439 px the first three and the
 * last two stay in sight; below 768 px each row is a card.
 */
export const FourteenColumns = meta.story({
  args: { card },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: clinicOrderWords.tableName });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(14);
    await expect(within(table).getByRole('rowheader', { name: 'Marigold Testpatient' })).toBeVisible();
  },
});

/** ORD-02: below 768 px each row is a card, and there is no table. */
export const Cards = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390' } },
  args: { card },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: clinicOrderWords.tableName });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(lines.length);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** ERR-02: blocks in the place of the cards. */
export const CardsLoading = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390' } },
  args: { card, rows: [], skeletonRows: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: clinicOrderWords.tableName })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** A narrow place: the region scrolls, has the table's name, and takes the focus so that the arrow keys work. */
export const Scrolling = meta.story({
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: clinicOrderWords.tableName });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollLeft = 200;
    const name = canvas.getByRole('rowheader', { name: 'Sorrel Fixture' });
    const left = name.getBoundingClientRect().left - region.getBoundingClientRect().left;
    await expect(Math.round(left)).toBe(40 + 84);
  },
});

/** ERR-02: the real heads with blocks for the rows. The container says that it is busy. */
export const Loading = meta.story({
  args: { card, rows: [], skeletonRows: 5 },
  play: async ({ canvas }) => {
    const holder = canvas.getByRole('table', { name: clinicOrderWords.tableName });
    await expect(holder).toHaveAttribute('aria-busy', 'true');
  },
});

/** ORD-09: the rows of the page before stay, dimmed, while the next page comes. */
export const Updating = meta.story({
  args: { card, isUpdating: true },
  play: async ({ canvas }) => {
    const holder = canvas.getByRole('table', { name: clinicOrderWords.tableName });
    await expect(holder).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Marigold Testpatient')).toBeVisible();
    // A veil, and no opacity of the rows: as one picture they take longer to draw than the press that asked for others (17.5).
    const body = holder.querySelector('tbody') as HTMLElement;
    await expect(getComputedStyle(body).opacity).toBe('1');
    await expect(getComputedStyle(body, '::after').backdropFilter).toBe('saturate(0.5)');
  },
});

/** ORD-07: what is said under the heads when there is no row. */
export const Empty = meta.story({
  args: { card, rows: [], empty: <p className="p-14 text-center">No Device Order Records Found</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Device Order Records Found')).toBeVisible();
  },
});

/** Rows of 40 px and body text, for tables of a few columns. Numbers stand at the end. */
export const Regular = meta.story({
  args: {
    fit: 'regular',
    columns: [
      {
        id: 'name',
        header: 'Patient Name',
        isRowHeader: true,
        cell: ({ view }: OrderLine) => view.patientName,
      },
      { id: 'device', header: 'Device Name', cell: ({ view }: OrderLine) => view.deviceName },
      {
        id: 'count',
        header: 'Total',
        align: 'end',
        cell: (_: OrderLine, index: number) => 188 - index * 7,
      },
    ],
  },
});

const drawn = fn();
const counted = orderColumns.map((column, at) =>
  at === 0
    ? {
        ...column,
        cell: (line: OrderLine) => {
          drawn();
          return line.number;
        },
      }
    : column,
);
const countedCard = (line: OrderLine) => {
  drawn();
  return line.number;
};

/** A page that draws itself with each letter, as those with a search do. */
function Typed(table: DataTableProps<OrderLine>) {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField label={clinicOrderWords.searchFor.patient} value={text} onChange={setText} />
      <output>{text}</output>
      <DataTable {...table} isUpdating={text !== ''} />
    </>
  );
}

/** 17.5: rows are drawn with their page and never again while somebody types, or while the next page is on its way. */
export const RowsStayDrawn = meta.story({
  args: { columns: counted },
  beforeEach: () => {
    drawn.mockClear();
  },
  render: (args) => <Typed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const before = drawn.mock.calls.length;
    await expect(before).toBeGreaterThan(0);
    await userEvent.type(canvas.getByRole('searchbox'), 'qu');
    await expect(canvas.getByRole('status')).toHaveTextContent('qu');
    await expect(drawn).toHaveBeenCalledTimes(before);
    // That newer rows are on their way must not style every cell anew: nothing that is inherited changes.
    const row = canvas.getAllByRole('row').at(-1) as HTMLElement;
    await expect(getComputedStyle(row).cursor).toBe('auto');
  },
});

const loose = counted.map(({ sticky: _, ...column }) => column);

/** Columns that are narrower as soon as something is typed. */
function Narrowed({ columns, ...table }: DataTableProps<OrderLine>) {
  const [text, setText] = useState('');
  const shown = text === '' ? columns : columns.map((column) => ({ ...column, width: 80 }));
  return (
    <>
      <SearchField label={clinicOrderWords.searchFor.patient} value={text} onChange={setText} />
      <DataTable {...table} columns={shown} />
    </>
  );
}

/** 17.5: columns that are narrower, and nothing else, draw no row again: so it is while something is open beside a list. */
export const WidthsDrawNoRow = meta.story({
  ...RowsStayDrawn.input,
  args: { columns: loose },
  render: (args) => <Narrowed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const before = drawn.mock.calls.length;
    await expect(before).toBeGreaterThan(0);
    await userEvent.type(canvas.getByRole('searchbox'), 'q');
    await waitFor(() => expect(canvas.getByRole('table').querySelector('col')?.style.width).toBe('5rem'));
    await expect(drawn).toHaveBeenCalledTimes(before);
  },
});

/** 17.5: so do cards. */
export const CardsStayDrawn = meta.story({
  ...RowsStayDrawn.input,
  tags: ['w390'],
  globals: { viewport: { value: 'w390' } },
  args: { columns: orderColumns, card: countedCard },
  play: async ({ canvas, userEvent }) => {
    const before = drawn.mock.calls.length;
    await expect(before).toBeGreaterThan(0);
    await userEvent.type(canvas.getByRole('searchbox'), 'qu');
    await expect(canvas.getByRole('status')).toHaveTextContent('qu');
    await expect(drawn).toHaveBeenCalledTimes(before);
  },
});

/** Behaviour 1a: 200 characters wrap, right-to-left names do not reorder their row, code is only text. */
export const StressTexts = meta.story({
  args: {
    card,
    rows: lines.slice(0, 3).map((line, at) => {
      const names = [
        'Wolfeschlegelsteinhausenbergerdorff '.repeat(5),
        'מרים בדיקה',
        '<img src=x onerror=alert(1)>',
      ];
      return withView(line, { patientName: names[at] ?? null });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
});
