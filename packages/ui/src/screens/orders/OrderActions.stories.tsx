import { endpoints } from '@rpm/api-client';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { activateWords } from '@rpm/domain/words/device';
import { loadWords } from '@rpm/domain/words/load';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { anOrder } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Device orders/Actions',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', page: { path: '/orders', isSignedIn: true } },
});

type Special = NonNullable<Parameters<typeof anOrder>[0]>;
const only = (special: Special) => backend({ orders: [anOrder(special)] });
const { actions } = clinicOrderWords;
/** What the button of a row is called: what it does, and to which order. */
const action = (does: keyof typeof actions) => beginning(`${actions[does]} `);
const updates = () =>
  seen.call.mock.calls.filter(([line]) => String(line).includes('update-device-order-status'));

/** STS-02, STS-08: Acknowledge sends orderId and status, moves the order to Processing, and reads the list again. */
export const Acknowledge = meta.story({
  beforeEach: ({ msw }) => msw.use(only({ status: 'Submitted' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: action('Processing') }));
    await expect(await canvas.findByText(orderStatusWords.Processing)).toBeVisible();
    await expect(updates()).toEqual([
      ['POST /api/update-device-order-status', { orderId: 'ORD-1', status: 'Processing' }],
    ]);
    await expect(
      await within(document.body).findByText(
        clinicOrderWords.statusUpdated({ orderId: 'ORD-1', status: orderStatusWords.Processing }),
      ),
    ).toBeVisible();
  },
});

/** STS-03: Processing and Pickup: Picked Up. */
export const PickedUp = meta.story({
  beforeEach: ({ msw }) => msw.use(only({ status: 'Processing', deliveryMode: 'Pickup' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: action('PickedUp') }));
    await expect(await canvas.findByRole('button', { name: action('deviceReady') })).toBeVisible();
    await expect(updates()[0]?.[1]).toEqual({ orderId: 'ORD-1', status: 'PickedUp' });
  },
});

/** STS-04: Processing and Mail: Shipped. */
export const Shipped = meta.story({
  beforeEach: ({ msw }) => msw.use(only({ status: 'Processing', deliveryMode: 'Mail' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: action('Shipped') }));
    await expect(await canvas.findByRole('button', { name: action('deviceReady') })).toBeVisible();
    await expect(updates()[0]?.[1]).toEqual({ orderId: 'ORD-1', status: 'Shipped' });
  },
});

/** F9: who hands a device out may say its serial number; a scanner types it and presses Enter. What is none is said at the field, and the focus goes on to what can be done next. */
export const WithSerial = meta.story({
  tags: ['w390', 'dark'],
  beforeEach: ({ msw }) => msw.use(only({ status: 'Processing', deliveryMode: 'Mail' })),
  play: async ({ canvas, userEvent }) => {
    const { dispatchSerial } = clinicOrderWords;
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${dispatchSerial.add}`) }));
    const field = canvas.getByLabelText(dispatchSerial.label);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('СЕРИЯ{Enter}');
    await expect(await canvas.findByText(activateWords.errors.serialLetters)).toBeVisible();
    await expect(updates()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.keyboard(' SN-100 {Enter}');
    const next = await canvas.findByRole('button', { name: action('deviceReady') });
    await expect(next).toBeVisible();
    await waitFor(() => expect(next).toHaveFocus());
    await expect(updates()[0]?.[1]).toEqual({
      orderId: 'ORD-1',
      status: 'Shipped',
      deviceSerialId: 'SN-100',
    });
  },
});

/** F9: an open field that stays empty sends no serial number. */
export const WithoutSerial = meta.story({
  beforeEach: ({ msw }) => msw.use(only({ status: 'Processing', deliveryMode: 'Pickup' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${clinicOrderWords.dispatchSerial.add}`) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: action('PickedUp') }));
    await expect(await canvas.findByRole('button', { name: action('deviceReady') })).toBeVisible();
    await expect(updates()[0]?.[1]).toEqual({ orderId: 'ORD-1', status: 'PickedUp' });
  },
});

/** STS-05: for staff Activate only tells that the device is ready; nothing is sent. */
export const ActivateInforms = meta.story({
  beforeEach: ({ msw }) => msw.use(only({ status: 'Shipped' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: action('deviceReady') }));
    await expect(
      await within(document.body).findByText(new RegExp(clinicOrderWords.deviceReady)),
    ).toBeVisible();
    await expect(updates()).toEqual([]);
  },
});

/** STS-06: an inert button, by keyboard too, with the exact alert. */
export const AlreadyActivated = meta.story({
  beforeEach: ({ msw }) => msw.use(only({ status: 'Activated' })),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: action('alreadyActivated') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText(clinicOrderWords.alreadyActivated)).toBeVisible();
    await expect(updates()).toEqual([]);
  },
});

/** STS-07 */
export const Deactivated = meta.story({
  beforeEach: ({ msw }) => msw.use(only({ status: 'Deactivated' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: action('deactivated') }));
    await expect(await within(document.body).findByText(clinicOrderWords.deactivated)).toBeVisible();
    await expect(updates()).toEqual([]);
  },
});

/** Behaviour section 4: without a delivery mode an order cannot leave Processing. */
export const DeliveryModeMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(only({ status: 'Processing', deliveryMode: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(clinicOrderWords.deliveryModeMissing)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /ORD-1/ })).toBeNull();
  },
});

/** STS-08: a failed update changes nothing on the screen, and is told at the row and as a toast. */
export const UpdateFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(fails(endpoints.updateDeviceOrderStatus, 500), only({ status: 'Submitted' })),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: action('Processing') });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription(clinicOrderWords.statusNotUpdated));
    await expect(canvas.getByText(orderStatusWords.Submitted)).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 500');
    await waitFor(() =>
      expect(within(document.body).getAllByText(clinicOrderWords.statusNotUpdated)).toHaveLength(2),
    );
  },
});

/** Behaviour 1b: nothing comes back. The same as a failure, and the next press tries again. */
export const UpdateWithoutConnection = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(endpoints.updateDeviceOrderStatus), only({ status: 'Submitted' })),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: action('Processing') });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription(clinicOrderWords.statusNotUpdated));
    msw.use(only({ status: 'Submitted' }));
    await userEvent.click(button);
    await expect(await canvas.findByText(orderStatusWords.Processing)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: action('Shipped') })).toHaveAccessibleDescription(
      '',
    );
  },
});

/** Behaviour 1a, 403: told as such; the user stays logged in. */
export const UpdateForbidden = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(fails(endpoints.updateDeviceOrderStatus, 403), only({ status: 'Submitted' })),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: action('Processing') });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription(loadWords.forbidden));
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, 404: the order is gone; told at the row, and the list is read again. */
export const UpdateNotFound = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(fails(endpoints.updateDeviceOrderStatus, 404), only({ status: 'Submitted' })),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: action('Processing') });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription(clinicOrderWords.statusNotUpdated));
    await expect(seen.call.mock.calls.filter(([line]) => String(line).startsWith('GET'))).toHaveLength(2);
  },
});

/** Behaviour 1b, timeout, malformed: nobody knows whether it happened, so the row is read again and shows what is true. */
export const UpdateUnconfirmed = meta.story({
  parameters: { page: { path: '/orders', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(only({ status: 'Submitted' })),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: action('Processing') });
    msw.use(hangs(endpoints.updateDeviceOrderStatus), only({ status: 'Processing' }));
    await userEvent.click(button);
    await expect(await canvas.findByText(new RegExp(taskWords.unconfirmed), { selector: 'p' })).toBeVisible();
    await expect(await canvas.findByText(orderStatusWords.Processing)).toBeVisible();
    const next = canvas.getByRole('button', {
      name: new RegExp(`^(${actions.Shipped}|${actions.PickedUp})`),
    });
    for (const [at, body] of ['{"mess', '7'].entries()) {
      msw.use(answers(endpoints.updateDeviceOrderStatus, body));
      await userEvent.click(next);
      await waitFor(() => expect(updates()).toHaveLength(at + 2));
      await waitFor(() =>
        expect(next).toHaveAccessibleDescription(expect.stringContaining(taskWords.unconfirmed)),
      );
    }
  },
});

/** Behaviour 1c, two tabs: somebody else was faster and went further; said so, and the row shows what is true. */
export const ChangedElsewhere = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(only({ status: 'Submitted', deliveryMode: 'Mail' })),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: action('Processing') });
    msw.use(only({ status: 'Shipped', deliveryMode: 'Mail' }));
    await userEvent.click(button);
    await expect(
      await canvas.findByText(clinicOrderWords.wasChanged({ orderId: 'ORD-1' }), {
        selector: 'p',
      }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: action('deviceReady') })).toBeVisible();
  },
});

/** Behaviour section 4: two clerks press Acknowledge together: one change, one no-op, and both see Processing. */
export const AcknowledgedTwice = meta.story({
  beforeEach: ({ msw }) => msw.use(only({ status: 'Submitted' })),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: action('Processing') });
    msw.use(only({ status: 'Processing' }));
    await userEvent.click(button);
    await expect(await canvas.findByText(orderStatusWords.Processing)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Behaviour 1a, duplicate submit: the button is busy until the answer, and a double click is one request. */
export const DoubleClick = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.updateDeviceOrderStatus), only({ status: 'Submitted' })),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: action('Processing') });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveTextContent(clinicOrderWords.busy);
    await expect(updates()).toHaveLength(1);
  },
});
