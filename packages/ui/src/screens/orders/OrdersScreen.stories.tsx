import { endpoints } from '@rpm/api-client';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { anOrder, emptyClinic, someOrders } from '@rpm/mock-server/seed';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { seen } from '../../../../../.storybook/seen.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Device orders',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', page: { path: '/orders', isSignedIn: true } },
});

/** The queries that the list was asked with, oldest first. */
const asked = () =>
  seen.call.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.startsWith(`GET ${endpoints.listClinicOrders.path}`))
    .map((line) => Object.fromEntries(new URLSearchParams(line.split('?')[1])));

const headers = [
  'Sr. No',
  'Order ID',
  'Patient Name',
  'Patient DOB',
  'Patient Email',
  'Provider',
  'Vital Measured',
  'Manufacturer',
  'Device Name',
  'Device Model',
  'Order Date',
  'Delivery Mode',
  'Status',
  'Action',
];

/** ORD-01, ORD-02, ORD-04, ORD-12 to ORD-15: the clinic's newest orders, five of them, in fourteen columns. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Marigold Testpatient/ });
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(headers);
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '1',
      'RPM-20417',
      'March 04, 1948',
      'marigold.testpatient@example.test',
      'Wren Q. Exampledoc',
      'Blood Pressure, Heart Rate',
      'Example Instruments',
      'Upper Arm Monitor',
      'EX-BP120',
      'November 20, 2026',
      'Mail',
      'Submitted',
      'Acknowledge, RPM-20417',
    ]);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await expect(asked()).toEqual([{ page: '0', noOfRows: '5', clinic: 'Northside Sample Clinic' }]);
    await expect(document.title).toBe('Device Orders · Remote Patient Monitoring');
  },
});

/** The screen of the mock-up: ten rows, a search by order ID. */
export const TenRowsSearched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Search by', 'Order ID');
    await choose(canvas, userEvent, 'Rows per page', '10');
    await userEvent.type(canvas.getByRole('searchbox'), 'RPM-20');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
  },
});

/** ORD-07: a clinic without orders, said only after the server has answered so. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Device Order Records Found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear Filter' })).toBeNull();
    await expect(canvas.getByText('0 orders')).toBeVisible();
  },
});

/** ORD-06, ORD-07: no order matches; Clear Filter appears with the filter and brings everything back. */
export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Marigold Testpatient');
    await expect(canvas.queryByRole('button', { name: 'Clear Filter' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'Zinnia');
    await expect(await canvas.findByText('No Device Order Records Found')).toBeVisible();
    await expect(canvas.getByText(/No order matches “Zinnia” in Patient/)).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear Filter' });
    if (clear) await userEvent.click(clear);
    await expect(await canvas.findByText('Marigold Testpatient')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear Filter' })).toBeNull();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** ERR-02: while the first page loads the real heads stand, with blocks for five rows. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.listClinicOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Device orders' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(14);
    await expect(canvas.getByText('Loading, please wait...')).toBeInTheDocument();
    await expect(canvas.queryByText('No Device Order Records Found')).toBeNull();
  },
});

/** ORD-03: each way to search asks with its own parameter. */
export const SearchByEachField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Marigold Testpatient');
    const search = canvas.getByRole('searchbox');
    for (const [label, text, parameters] of [
      ['Provider', 'Teasel', { provider: 'Teasel' }],
      ['Order ID', '20409', { orderId: '20409' }],
      ['Delivery Mode', 'Pickup', { modeOfDelivery: 'Pickup' }],
      ['Status', 'Picked Up', { orderStatus: 'PickedUp' }],
      ['Patient', 'Juniper Mockford', { pName: 'Juniper', pLastName: 'Mockford' }],
    ] as const) {
      await choose(canvas, userEvent, 'Search by', label);
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
    await expect(await canvas.findByText('1–5 of 12 orders')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '1' }));
    await expect(await canvas.findByText('ORD-7')).toBeVisible();
    await expect(
      within(canvas.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')[0],
    ).toHaveTextContent('6');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('ORD-1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** ORD-04, ORD-10: another number of rows, and another search, lead back to page 1. */
export const FiltersLeadToPageOne = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ orders: someOrders(30) })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ORD-30');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('ORD-25');
    await choose(canvas, userEvent, 'Rows per page', '10');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '0', noOfRows: '10' }));
    await canvas.findByText('ORD-30');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('ORD-20');
    await userEvent.type(canvas.getByRole('searchbox'), 'Mari');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '0', pName: 'Mari' }));
  },
});

/** Everything by keyboard: choose, search, page, act. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Marigold Testpatient');
    canvas.getByRole('combobox', { name: /^Search by/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('Marigold');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    const acknowledge = canvas.getByRole('button', { name: /^Acknowledge/ });
    for (let press = 0; press < 6 && document.activeElement !== acknowledge; press += 1)
      await userEvent.tab();
    await expect(acknowledge).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Processing')).toBeVisible();
  },
});

/** ORD-02 on a phone: each order is a card, the rest of it on demand, the action 44 px high. */
export const Phone = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('article', { name: /Marigold Testpatient/ });
    await expect(within(card).queryByText('marigold.testpatient@example.test')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'All details' }));
    await expect(within(card).getByRole('link', { name: /marigold/ })).toBeVisible();
    const button = within(card).getByRole('button', { name: /^Acknowledge/ });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** 320 px, which is 400 percent zoom on a small screen: nothing scrolls sideways. */
export const SmallestPhone = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(backend({ orders: [anOrder({ pFirstName: 'Wolfeschlegelstein'.repeat(11) })] })),
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
    await expect(canvas.queryByRole('region', { name: 'Device orders' })).toBeNull();
  },
});

/** 1024 px: the table scrolls in a region of its own, which has a name and takes the focus. */
export const Tablet = meta.story({
  tags: ['w1024'],
  globals: { viewport: { value: 'w1024', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Marigold Testpatient');
    await expect(canvas.getByRole('region', { name: 'Device orders' })).toHaveAttribute('tabindex', '0');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Behaviour 1b: the list fails. The filters stay, the failure is logged and said, a retry brings the orders (ORD-16). */
export const ListFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.listClinicOrders, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not load the orders. Try again.');
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.queryByText('No Device Order Records Found')).toBeNull();
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 500');
    await expect(asked()).toHaveLength(1);
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText('Marigold Testpatient')).toBeVisible();
  },
});

/** Behaviour 1a, 500: the next page fails; the rows that were there stay, keep their numbers, and are marked as old. */
export const NextPageFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(backend({ orders: someOrders(12) })),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('ORD-12');
    msw.use(fails(endpoints.listClinicOrders, 503));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('This may be out of date.')).toBeVisible();
    await expect(canvas.getByText('ORD-12')).toBeVisible();
    msw.use(backend({ orders: someOrders(12) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText('ORD-7')).toBeVisible();
    await expect(canvas.queryByText('This may be out of date.')).toBeNull();
  },
});

/** Behaviour 1a, 401: the session has ended; said once, and nothing is asked again. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.listClinicOrders, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
    await expect(asked()).toHaveLength(1);
  },
});

/** Behaviour 1b, 403: no rows, the law's text, no way to try again. */
export const NoAccess = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.listClinicOrders, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to this.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0);
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, 404: 'Not found', with a way back. */
export const NotThere = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.listClinicOrders, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
});

/** Behaviour 1a, timeout: given up in time, and said so. */
export const TookTooLong = meta.story({
  parameters: { page: { path: '/orders', isSignedIn: true, callTimeoutMs: 50 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.listClinicOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the orders took too long. Try again.')).toBeVisible();
  },
});

/** Behaviour 1b, slow: the rows stay, dimmed and busy, while the next page is on its way. */
export const SlowPage = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ orders: someOrders(12) })),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('ORD-12');
    msw.use(hangs(endpoints.listClinicOrders));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '1' }));
    await expect(canvas.getByRole('table', { name: 'Device orders' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('ORD-12')).toBeVisible();
  },
});

/** Behaviour 1a, offline: the rows stay, and the buttons that would change something say why they do not. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Marigold Testpatient');
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText('You are offline. What you see may be out of date.')).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: /^Acknowledge/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      'You are offline. Orders can be changed when the connection is back.',
    );
    if (button) await userEvent.click(button);
    await expect(seen.call).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Marigold Testpatient')).toBeVisible();
    Reflect.deleteProperty(navigator, 'onLine');
    await expect(online).toBeDefined();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/You are offline/)).toBeNull());
  },
});

/** The connection is gone before the first page came. */
export const NothingComesBack = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(endpoints.listClinicOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load the orders. Try again.')).toBeVisible();
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 0');
  },
});

/** Behaviour 1a, malformed: a 200 with broken JSON is a failure, not a crash. */
export const BrokenAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(endpoints.listClinicOrders, '[{"result":[{"orderId":')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load the orders. Try again.')).toBeVisible();
    await expect(canvas.queryByText('Oops! Something went wrong.')).toBeNull();
  },
});

/** Behaviour 1a, bad schema: what can be read is shown, the rest is '—', and a row that is none is counted. */
export const BadRows = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.listClinicOrders,
        JSON.stringify([
          {
            result: [
              { ...anOrder({ orderId: 'ORD-9' }), vitals: 'BloodPressure', provider: 7, pdob: '1948-02-30' },
              { pFirstName: 'Nameless', status: 'Submitted', modeOfDelivery: 'Mail' },
              null,
            ],
            total: 3,
          },
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /ORD-9/ });
    await expect(within(row).getAllByText('—')).toHaveLength(3);
    const nameless = canvas.getByRole('row', { name: /Nameless/ });
    await expect(within(nameless).queryByRole('button')).toBeNull();
    await expect(canvas.getByText('1 row could not be shown')).toBeVisible();
    await expect(canvas.queryByText(/undefined|NaN|Invalid Date|\[object/)).toBeNull();
  },
});

/** Behaviour 1c, huge: a million orders are a right number of pages. */
export const MillionOrders = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(endpoints.listClinicOrders, JSON.stringify([{ result: someOrders(5), total: 1_000_000 }])),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–5 of 1,000,000 orders')).toBeVisible();
    await expect(canvas.getByRole('status', { name: '' })).toBeInTheDocument();
    await expect(canvas.getByText(/of 200,000/)).toBeVisible();
  },
});

/** Behaviour 1a: what looks like code is text, in every column; names run in their own direction and wrap. */
export const StressTexts = meta.story({
  beforeEach: ({ msw }) => {
    const code = '<img src=x onerror=alert(1)>';
    const everywhere = {
      pFirstName: code,
      pLastName: '',
      pUsername: `${code}@example.test`,
      provider: code,
      vitals: [code],
      brand: code,
      deviceName: code,
      deviceModel: code,
      status: code,
      modeOfDelivery: code,
    };
    msw.use(
      backend({
        orders: [
          anOrder({ orderId: code, ...everywhere }),
          anOrder({ orderId: 'ORD-2', pFirstName: 'מרים', pLastName: 'בדיקה' }),
          anOrder({
            orderId: 'ORD-3',
            pFirstName: 'Wolfeschlegelstein '.repeat(10),
            pLastName: 'Testpatient',
          }),
        ],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('מרים בדיקה')).toBeVisible();
    await expect(canvas.getAllByText(/<img src=x onerror=alert\(1\)>/).length).toBeGreaterThanOrEqual(9);
    await expect(document.querySelector('img')).toBeNull();
  },
});

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };

/** Chooses an option of a select by its name. The list lies outside the story's own element. */
async function choose(canvas: Canvas, user: User, select: string, option: string) {
  await user.click(await canvas.findByRole('combobox', { name: new RegExp(`^${select}`) }));
  await user.click(await within(document.body).findByRole('option', { name: option }));
}
