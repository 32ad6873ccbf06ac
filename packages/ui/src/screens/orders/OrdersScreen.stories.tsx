import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { loadWords } from '@rpm/domain/words/load';
import { deliveryModeWords, orderStatusWords } from '@rpm/domain/words/orderStatus';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, hangs } from '@rpm/mock-server/msw';
import { anOrder, emptyClinic, orderRow, someOrders } from '@rpm/mock-server/seed';
import { chooseOption } from '@rpm/storybook/chooseOption.ts';
import { expectAllColumns } from '@rpm/storybook/columns.ts';
import { asked, findOrder } from '@rpm/storybook/ordersStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { beginning, dayInWords } from '@rpm/storybook/sentence.ts';
import { asPrinted } from '@rpm/storybook/views.ts';
import { expect, waitFor, within } from 'storybook/test';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Device orders',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', page: { path: '/orders', isSignedIn: true } },
});

const { columns, actions, rowsPerPage, searchBy, searchFields } = clinicOrderWords;
const headers = Object.values(columns);

/** ORD-01, ORD-02, ORD-04, ORD-12 to ORD-15: the clinic's newest orders, five of them, in fourteen columns. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Marigold Testpatient/ });
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(headers);
    const cells = within(row).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      '1',
      'RPM-20417',
      dayInWords('1948-03-04'),
      'patient@northside.example',
      'Wren Q. Exampledoc',
      `${vitalWords.kinds.BloodPressure}, ${vitalWords.kinds.HeartRate}`,
      'Example Instruments',
      'Upper Arm Monitor',
      'EX-BP120',
      dayInWords('2026-11-20'),
      deliveryModeWords.Mail,
      orderStatusWords.Submitted,
      `${actions.Processing} RPM-20417`,
    ]);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await expect(asked()).toEqual([{ page: '0', noOfRows: '5', clinic: 'Northside Sample Clinic' }]);
    await expect(document.title).toBe(`${clinicOrderWords.title} · ${appWords.title}`);
  },
});

/**
 * ORD-02: a window of 1280 px shows all fourteen columns. None lies under another or beyond the edge, and no word is
 * wider than its column.
 */
export const AllColumnsAt1280 = meta.story({
  tags: ['w1280'],
  play: async ({ canvas, userEvent }) => {
    await chooseOption(canvas, userEvent, beginning(rowsPerPage), '10');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(headers);
    await expectAllColumns(canvas.getByRole('table', { name: clinicOrderWords.tableName }));
  },
});

/** The screen of the mock-up: ten rows, a search by order ID. */
export const TenRowsSearched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseOption(canvas, userEvent, beginning(searchBy), searchFields.orderId);
    await chooseOption(canvas, userEvent, beginning(rowsPerPage), '10');
    await userEvent.type(canvas.getByRole('searchbox'), 'RPM-20');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
  },
});

/** DSP-06: a date that cannot be read is '—', and the log says so, without what was sent. */
export const BadDatesAreLogged = meta.story({
  beforeEach: ({ msw }) => {
    const order = { ...orderRow(anOrder({ orderId: 'RPM-1' })), pdob: '1948-02-30', creationTime: 'soon' };
    msw.use(answers(endpoints.getAllottedDevicesByClinic, JSON.stringify([{ result: [order], total: 1 }])));
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /RPM-1/ }));
    await expect(row.getAllByText(loadWords.unknown)).toHaveLength(2);
    await expect(seen.log.mock.calls).toEqual([['Unreadable calendar date'], ['Unreadable time stamp']]);
  },
});

/** ORD-07: a clinic without orders, said only after the server has answered so. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(clinicOrderWords.empty)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: clinicOrderWords.clearFilter })).toBeNull();
    await expect(canvas.getByText(clinicOrderWords.range({ from: 0, to: 0, count: 0 }))).toBeVisible();
  },
});

/** ORD-06, ORD-07: no order matches; Clear Filter appears with the filter and brings everything back. */
export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Marigold Testpatient');
    await expect(canvas.queryByRole('button', { name: clinicOrderWords.clearFilter })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'Zinnia');
    await expect(await canvas.findByText(clinicOrderWords.empty)).toBeVisible();
    await expect(canvas.getByText(clinicOrderWords.noMatch.patient({ text: 'Zinnia' }))).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: clinicOrderWords.clearFilter });
    if (clear) await userEvent.click(clear);
    await expect(await canvas.findByText('Marigold Testpatient')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: clinicOrderWords.clearFilter })).toBeNull();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** ERR-02: while the first page loads the real heads stand, with blocks for five rows. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getAllottedDevicesByClinic)),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: clinicOrderWords.tableName });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(14);
    await expect(canvas.getByText(appWords.loading)).toBeInTheDocument();
    await expect(canvas.queryByText(clinicOrderWords.empty)).toBeNull();
  },
});

/** ORD-03: each way to search asks with its own parameter. */
export const SearchByEachField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Marigold Testpatient');
    const search = canvas.getByRole('searchbox');
    for (const [field, text, parameters] of [
      ['provider', 'Teasel', { provider: 'Teasel' }],
      ['orderId', '20409', { orderId: '20409' }],
      ['modeOfDelivery', deliveryModeWords.Pickup, { modeOfDelivery: 'Pickup' }],
      ['status', orderStatusWords.PickedUp, { orderStatus: 'PickedUp' }],
      ['patient', 'Juniper Mockford', { pName: 'Juniper', pLastName: 'Mockford' }],
    ] as const) {
      await chooseOption(canvas, userEvent, beginning(searchBy), searchFields[field]);
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await waitFor(() => expect(asked().at(-1)).toMatchObject(parameters));
    }
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Juniper Mockford');
  },
});

/** ORD-11: five key presses are one question. */
export const SearchWaitsForThePause = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Marigold Testpatient');
    await userEvent.type(canvas.getByRole('searchbox'), 'Basil');
    await expect(asked()).toHaveLength(1);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ pName: 'Basil' }));
    await expect(asked()).toHaveLength(2);
  },
});

/** ORD-05, ORD-09: pages count from 1 on the screen and from 0 on the wire, and the numbers go on. */
export const Pages = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ orders: someOrders(12) })),
  play: async ({ canvas, userEvent }) => {
    const first = clinicOrderWords.range({ from: 1, to: 5, count: 12 });
    await expect(await canvas.findByText(first)).toBeVisible();
    const previous = canvas.getByRole('button', { name: clinicOrderWords.previous });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: clinicOrderWords.next }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '1' }));
    await expect(await findOrder(canvas, 'ORD-7')).toBeVisible();
    await expect(
      within(canvas.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')[0],
    ).toHaveTextContent('6');
    await userEvent.click(canvas.getByRole('button', { name: clinicOrderWords.next }));
    await expect(await findOrder(canvas, 'ORD-1')).toBeVisible();
    const next = canvas.getByRole('button', { name: clinicOrderWords.next });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});

/** ORD-04, ORD-10: another number of rows, and another search, lead back to page 1. */
export const FiltersLeadToPageOne = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ orders: someOrders(30) })),
  play: async ({ canvas, userEvent }) => {
    await findOrder(canvas, 'ORD-30');
    await userEvent.click(canvas.getByRole('button', { name: clinicOrderWords.next }));
    await findOrder(canvas, 'ORD-25');
    await chooseOption(canvas, userEvent, beginning(rowsPerPage), '10');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '0', noOfRows: '10' }));
    await findOrder(canvas, 'ORD-30');
    await userEvent.click(canvas.getByRole('button', { name: clinicOrderWords.next }));
    await findOrder(canvas, 'ORD-20');
    await userEvent.type(canvas.getByRole('searchbox'), 'Mari');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '0', pName: 'Mari' }));
  },
});

/** Everything by keyboard: choose, search, page, act. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Marigold Testpatient');
    canvas.getByRole('combobox', { name: beginning(clinicOrderWords.searchBy) }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('Marigold');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    const acknowledge = canvas.getByRole('button', { name: beginning(actions.Processing) });
    for (let press = 0; press < 6 && document.activeElement !== acknowledge; press += 1)
      await userEvent.tab();
    await expect(acknowledge).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(orderStatusWords.Processing)).toBeVisible();
  },
});

/** ORD-02 on a phone: each order is a card, the rest of it on demand, the action 44 px high. */
export const Phone = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('article', { name: /Marigold Testpatient/ });
    await expect(within(card).queryByText('patient@northside.example')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: clinicOrderWords.allDetails }));
    await expect(within(card).getByRole('link', { name: /patient@northside/ })).toBeVisible();
    const button = within(card).getByRole('button', { name: beginning(actions.Processing) });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** 320 px, which is 400 percent zoom on a small screen: nothing scrolls sideways. */
export const SmallestPhone = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(backend({ orders: [anOrder({ firstName: 'Wolfeschlegelstein'.repeat(11) })] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** 1440 px: fourteen columns without sideways scroll. */
export const Desktop = meta.story({
  tags: ['w1440'],
  play: async ({ canvas }) => {
    await canvas.findByText('Marigold Testpatient');
    await expect(canvas.queryByRole('region', { name: clinicOrderWords.tableName })).toBeNull();
  },
});

/** 1024 px: the table scrolls in a region of its own, which has a name and takes the focus. */
export const Tablet = meta.story({
  tags: ['w1024'],
  globals: { viewport: { value: 'w1024', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Marigold Testpatient');
    await expect(canvas.getByRole('region', { name: clinicOrderWords.tableName })).toHaveAttribute(
      'tabindex',
      '0',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On paper: the thirteen columns that tell something; nothing to press. */
export const Printed = meta.story({
  tags: ['paper'],
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    await canvas.findByText('Marigold Testpatient');
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
        headers.filter((header) => header !== columns.action),
      ),
    );
    const table = within(canvas.getByRole('table', { name: clinicOrderWords.tableName }));
    await expect(table.queryAllByRole('button')).toEqual([]);
    const paper = canvas.getByRole('table', { name: clinicOrderWords.tableName }).getBoundingClientRect();
    const last = canvas
      .getByRole('columnheader', { name: recordWords.record.devices.columns.status })
      .getBoundingClientRect();
    await expect(Math.abs(paper.right - last.right)).toBeLessThanOrEqual(1);
    await expect(table.getAllByRole('rowheader')).toHaveLength(5);
  },
});
