import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords, orderStatusWords } from '@rpm/domain/words/orderStatus';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import {
  choose,
  chooseMode,
  clinicWithout,
  confirmButton,
  confirmPickup,
  inMain,
  juniper,
  loseFirstAnswer,
  orderCount,
  page,
  placings,
  reviewPage,
  stored,
} from '@rpm/storybook/orderStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { containing } from '@rpm/storybook/sentence.ts';
import { expect, waitFor } from 'storybook/test';
import { ReviewOrderScreen } from './ReviewOrderScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Review order/Faults',
  component: ReviewOrderScreen,
  parameters: { layout: 'fullscreen', page: reviewPage },
  beforeEach: () => choose(juniper),
});

const confirmed = () => page().findByRole('dialog', { name: orderWords.review.confirmedTitle });

/** The keys that were sent while the first answer got lost. */
const lost: { keys: (string | null)[] } = { keys: [] };
const loses = () => {
  const { keys, restore } = loseFirstAnswer();
  lost.keys = keys;
  return restore;
};

/** REV-08, behaviour 1b, 500: said beside Confirm, which is on again; nothing is lost, and the next press places it. */
export const PlacingFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.placeDeviceOrder, 500), backend()),
  play: async ({ canvas, msw, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(orderWords.review.failed);
    await expect(confirmButton(canvas)).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('radio', { name: deliveryModeWords.Pickup })).toBeChecked();
    await expect(stored()).not.toBeNull();
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 500');
    msw.use(backend());
    await userEvent.click(confirmButton(canvas));
    await confirmed();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A failure belongs to the delivery that was tried: it goes when another one is chosen. */
export const FailureGoesWithTheMode = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.placeDeviceOrder, 500), backend()),
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('radio', { name: deliveryModeWords.Mail }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Behaviour 1b, timeout: an order that may have been placed is not forgotten with the mode. */
export const UnconfirmedStaysWithTheMode = meta.story({
  beforeEach: loses,
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    const said = (await canvas.findByRole('alert')).textContent;
    await userEvent.click(canvas.getByRole('radio', { name: deliveryModeWords.Mail }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(said));
  },
});

/** Behaviour 1b, 403: said as it is; the user stays logged in. */
export const PlacingForbidden = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.placeDeviceOrder, 403), backend()),
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(orderWords.review.forbidden);
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, 401: the session has ended. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.placeDeviceOrder, 401), backend()),
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1b, 404: the device that the clinic no longer has is named; removed, the rest can be ordered. */
export const DeviceGone = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await chooseMode(canvas, 'Pickup', userEvent);
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    msw.use(backend({ world: clinicWithout('EX-BP120') }));
    await userEvent.click(confirmButton(canvas));
    await expect(
      await canvas.findByText(orderWords.review.deviceGone({ names: 'Upper Arm Monitor' })),
    ).toBeVisible();
    await expect(canvas.getByText(orderWords.review.gone)).toBeVisible();
    await expect(confirmButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(
      canvas.getByRole('button', { name: `${orderWords.review.removeDevice} Upper Arm Monitor` }),
    );
    await userEvent.click(confirmButton(canvas));
    await confirmed();
    await expect(placings().at(-1)).toMatchObject({ orders: [{ deviceId: 'SD-WS55' }] });
  },
});

/** Behaviour 1b, 404: the patient who is gone is named, and a way leads back. */
export const PatientGone = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await chooseMode(canvas, 'Pickup', userEvent);
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    msw.use(fails(endpoints.placeDeviceOrder, 404), fails(endpoints.getPatientInfo, 404));
    await userEvent.click(confirmButton(canvas));
    await expect(
      await canvas.findByText(orderWords.review.patientGone({ name: 'Juniper Mockford' })),
    ).toBeVisible();
    await expect(canvas.getByText(loadWords.notFound)).toBeVisible();
    await expect(inMain(canvas).getByRole('link', { name: orderWords.review.assign })).toBeVisible();
  },
});

/** Behaviour 1b, timeout: nobody knows; said so, and a second press with the same key gives at most one order. */
export const AnswerLost = meta.story({
  beforeEach: loses,
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const before = await orderCount();
    await confirmPickup(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(orderWords.review.unconfirmed);
    await userEvent.click(confirmButton(canvas));
    await confirmed();
    await expect(lost.keys).toEqual(['key-of-the-story', 'key-of-the-story']);
    await expect((await orderCount()) - before).toBe(2);
  },
});

/** The answer is lost and the order is changed: it is said that the first one was placed, and another press is another order. */
export const ChangedAfterLostAnswer = meta.story({
  beforeEach: loses,
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const before = await orderCount();
    await confirmPickup(canvas, userEvent);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('radio', { name: deliveryModeWords.Mail }));
    await userEvent.click(confirmButton(canvas));
    await expect(await canvas.findByText(orderWords.review.placedBefore)).toBeVisible();
    await expect(inMain(canvas).getByRole('link', { name: orderWords.review.deviceOrders })).toBeVisible();
    await expect((await orderCount()) - before).toBe(2);
    await userEvent.click(confirmButton(canvas));
    await confirmed();
    await expect((await orderCount()) - before).toBe(4);
    await expect(lost.keys[2]).not.toBe('key-of-the-story');
  },
});

/** Behaviour 1b, timeout: given up in time. */
export const TookTooLong = meta.story({
  parameters: { page: { ...reviewPage, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.placeDeviceOrder), backend()),
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(orderWords.review.unconfirmed);
  },
});

/** Behaviour 1b, slow, and 1c, duplicate: Confirm is busy, edits are locked, and a second press sends nothing. */
export const SlowPlacing = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.placeDeviceOrder), backend()),
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    const busy = await canvas.findByRole('button', { name: orderWords.review.busy });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await waitFor(() => expect(placings()).toHaveLength(1));
    for (const button of canvas.getAllByRole('button', {
      name: new RegExp(`^(${orderWords.review.editRange}|${orderWords.review.removeDevice})`),
    })) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
    for (const mode of canvas.getAllByRole('radio')) await expect(mode).toBeDisabled();
    await expect(placings()).toHaveLength(1);
  },
});

/** Behaviour 1b, offline: Confirm says why it is off; the draft is kept. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseMode(canvas, 'Pickup', userEvent);
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await waitFor(() =>
      expect(confirmButton(canvas)).toHaveAccessibleDescription(orderWords.review.cannotConfirm.offline),
    );
    await userEvent.click(confirmButton(canvas));
    await expect(placings()).toEqual([]);
    await expect(canvas.getByRole('heading', { name: 'Connected Scale' })).toBeVisible();
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(confirmButton(canvas)).not.toHaveAttribute('aria-disabled'));
  },
});

/** Behaviour 1b, malformed: an answer that cannot be read leaves it open whether the order is placed. */
export const BrokenAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(endpoints.placeDeviceOrder, '{"message":"The o'), backend()),
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(orderWords.review.unconfirmed);
  },
});

/** Behaviour 1b, bad schema: the order is placed; the confirmation leaves out what the answer does not say. */
export const AnswerWithoutNumbers = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(endpoints.placeDeviceOrder, '{"data":{"orders":7}}'), backend()),
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    const dialog = await confirmed();
    await expect(dialog).toHaveTextContent(containing(`EX-BP120${orderStatusWords.Submitted}`));
    await expect(dialog).not.toHaveTextContent(/undefined|null|Order RPM/);
  },
});
