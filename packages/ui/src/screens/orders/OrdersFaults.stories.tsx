import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { pagesWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { anOrder, orderRow, someOrders } from '@rpm/mock-server/seed';
import { asked, findOrder } from '@rpm/storybook/ordersStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Device orders/Faults',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', page: { path: '/orders', isSignedIn: true } },
});

/** Behaviour 1b: the list fails. The filters stay, the failure is logged and said, a retry brings the orders (ORD-16). */
export const ListFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAllottedDevicesByClinic, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(clinicOrderWords.loading.failed);
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.queryByText(clinicOrderWords.empty)).toBeNull();
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 500');
    await expect(asked()).toHaveLength(1);
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByText('Marigold Testpatient')).toBeVisible();
  },
});

/** Behaviour 1a, 500: the next page fails; the rows that were there stay, keep their numbers, and are marked as old. */
export const NextPageFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(backend({ orders: someOrders(12) })),
  play: async ({ canvas, msw, userEvent }) => {
    await findOrder(canvas, 'ORD-12');
    msw.use(fails(endpoints.getAllottedDevicesByClinic, 503));
    await userEvent.click(canvas.getByRole('button', { name: clinicOrderWords.next }));
    await expect(await canvas.findByText(loadWords.staleSince)).toBeVisible();
    await expect(canvas.getByText('ORD-12', { selector: 'bdi' })).toBeVisible();
    msw.use(backend({ orders: someOrders(12) }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await findOrder(canvas, 'ORD-7')).toBeVisible();
    await expect(canvas.queryByText(loadWords.staleSince)).toBeNull();
  },
});

/** Behaviour 1a, 401: the session has ended; said once, and nothing is asked again. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAllottedDevicesByClinic, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
    await expect(asked()).toHaveLength(1);
  },
});

/** Behaviour 1b, 403: no rows, the law's text, no way to try again. */
export const NoAccess = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAllottedDevicesByClinic, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loadWords.forbidden)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0);
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, 404: 'Not found', with a way back. */
export const NotThere = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAllottedDevicesByClinic, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loadWords.notFound)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
  },
});

/** Behaviour 1a, timeout: given up in time, and said so. */
export const TookTooLong = meta.story({
  parameters: { page: { path: '/orders', isSignedIn: true, callTimeoutMs: 50 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getAllottedDevicesByClinic)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(clinicOrderWords.loading.tookTooLong)).toBeVisible();
  },
});

/** Behaviour 1b, slow: the rows stay, dimmed and busy, while the next page is on its way; the newest question wins. */
export const SlowPage = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ orders: someOrders(12) })),
  play: async ({ canvas, msw, userEvent }) => {
    await findOrder(canvas, 'ORD-12');
    msw.use(hangs(endpoints.getAllottedDevicesByClinic));
    await userEvent.click(canvas.getByRole('button', { name: clinicOrderWords.next }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '1' }));
    await expect(canvas.getByRole('table', { name: clinicOrderWords.tableName })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText('ORD-12', { selector: 'bdi' })).toBeVisible();
    msw.use(backend({ orders: [anOrder({ orderId: 'ORD-99', firstName: 'Zinnia' })] }));
    await userEvent.type(canvas.getByRole('searchbox'), 'Zinnia');
    await expect(await findOrder(canvas, 'ORD-99')).toBeVisible();
    await expect(canvas.queryByText('ORD-12', { selector: 'bdi' })).toBeNull();
  },
});

/** Behaviour 1a, offline: the rows stay, and the buttons that would change something say why they do not. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Marigold Testpatient');
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(appWords.offline)).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: beginning(clinicOrderWords.actions.Processing) });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(taskWords.offline);
    if (button) await userEvent.click(button);
    await expect(seen.call).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Marigold Testpatient')).toBeVisible();
    Reflect.deleteProperty(navigator, 'onLine');
    await expect(online).toBeDefined();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(appWords.offline)).toBeNull());
  },
});

/** The connection is gone before the first page came. */
export const NothingComesBack = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(endpoints.getAllottedDevicesByClinic)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(clinicOrderWords.loading.failed)).toBeVisible();
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 0');
  },
});

/** Behaviour 1a, malformed: a 200 with broken JSON is a failure, not a crash. */
export const BrokenAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(endpoints.getAllottedDevicesByClinic, '[{"result":[{"orderId":')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(clinicOrderWords.loading.failed)).toBeVisible();
    await expect(canvas.queryByText(appWords.crashTitle)).toBeNull();
  },
});

/** Behaviour 1a, bad schema: what can be read is shown, the rest is '—', and a row that is none is counted. */
export const BadRows = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.getAllottedDevicesByClinic,
        JSON.stringify([
          {
            result: [
              {
                ...orderRow(anOrder({ orderId: 'ORD-9' })),
                vitals: 'BloodPressure',
                provider: 7,
                pdob: '1948-02-30',
              },
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
    await expect(within(row).getAllByText(loadWords.unknown)).toHaveLength(3);
    const nameless = canvas.getByRole('row', { name: /Nameless/ });
    await expect(within(nameless).queryByRole('button')).toBeNull();
    await expect(canvas.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
    await expect(canvas.queryByText(/undefined|NaN|Invalid Date|\[object/)).toBeNull();
  },
});

/** Behaviour 1c, huge: a million orders are a right number of pages. */
export const MillionOrders = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.getAllottedDevicesByClinic,
        JSON.stringify([{ result: someOrders(5).map(orderRow), total: 1_000_000 }]),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(clinicOrderWords.range({ from: 1, to: 5, count: 1_000_000 })),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status', { name: '' })).toBeInTheDocument();
    await expect(canvas.getByText(pagesWords.pageOf({ page: 1, pages: 200_000 }))).toBeVisible();
  },
});

/** Behaviour 1a: what looks like code is text, in every column; names run in their own direction and wrap. */
export const StressTexts = meta.story({
  beforeEach: ({ msw }) => {
    const code = '<img src=x onerror=alert(1)>';
    const everywhere = {
      firstName: code,
      lastName: '',
      email: `${code}@example.test`,
      provider: code,
      vitals: [code],
      brand: code,
      deviceName: code,
      deviceModel: code,
      status: code,
      deliveryMode: code,
    };
    msw.use(
      backend({
        orders: [
          anOrder({ orderId: code, ...everywhere }),
          anOrder({ orderId: 'ORD-2', firstName: 'מרים', lastName: 'בדיקה' }),
          anOrder({
            orderId: 'ORD-3',
            firstName: 'Wolfeschlegelstein '.repeat(10),
            lastName: 'Testpatient',
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
