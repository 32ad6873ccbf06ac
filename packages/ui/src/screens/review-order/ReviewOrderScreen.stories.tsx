import { genderWords } from '@rpm/domain/words/dashboard';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords, orderStatusWords } from '@rpm/domain/words/orderStatus';
import { readingWords } from '@rpm/domain/words/reading';
import {
  choose,
  chooseMode,
  confirmButton,
  confirmPickup,
  inMain,
  juniper,
  page,
  placings,
  reviewPage,
  stored,
  Where,
} from '@rpm/storybook/orderStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { beginning, containing, dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor } from 'storybook/test';
import { ReviewOrderScreen } from './ReviewOrderScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Review order',
  component: ReviewOrderScreen,
  parameters: { layout: 'fullscreen', page: reviewPage },
  beforeEach: () => choose(juniper),
  render: () => (
    <>
      <ReviewOrderScreen />
      <span className="sr-only">
        <Where />
      </span>
    </>
  ),
});

/**
 * REV-01, REV-02, REV-04, REV-05, REV-07: patient and devices with their ranges; no delivery mode is chosen, so Confirm
 * is off and says why; the way back leads to the devices.
 */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas, userEvent }) => {
    const patient = await canvas.findByRole('region', { name: orderWords.review.patient });
    for (const fact of [
      'Juniper Mockford',
      'juniper.mockford@example.test',
      dayInWords('1943-07-29'),
      genderWords.male,
      'Wren Q. Exampledoc',
      'Northside Sample Clinic',
    ]) {
      await expect(patient).toHaveTextContent(fact);
    }
    await expect(await canvas.findByRole('heading', { name: 'Upper Arm Monitor' })).toBeVisible();
    const { normal, between, critical, either, below, above } = readingWords;
    const parts = [
      normal({ span: between({ min: '95', max: '135 mmHg' }) }),
      critical({ span: either({ one: below({ value: '85' }), other: above({ value: '165' }) }) }),
    ];
    const range = readingWords.range({ parts: parts.join(', ') });
    await expect(canvas.getByRole('img', { name: range })).toBeVisible();
    await expect(canvas.getAllByText('95–135')).toHaveLength(1);
    await expect(
      canvas.getAllByRole('button', { name: beginning(orderWords.review.editRange) }),
    ).toHaveLength(3);
    await expect(
      canvas.getAllByRole('button', { name: beginning(orderWords.review.removeDevice) }),
    ).toHaveLength(2);
    const confirm = confirmButton(canvas);
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(confirm).toHaveAccessibleDescription(orderWords.review.cannotConfirm.noDeliveryMode);
    for (const mode of canvas.getAllByRole('radio')) await expect(mode).not.toBeChecked();
    await userEvent.click(confirm);
    await expect(placings()).toEqual([]);
    await userEvent.click(canvas.getByRole('link', { name: orderWords.review.back }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Address of the page')).toHaveTextContent('/rpm-device-allocation'),
    );
    await expect(document.title).not.toContain('Juniper');
  },
});

/** REV-03, REV-05: a delivery mode switches Confirm on; for Mail the saved address is chosen first, and is not judged (R21). */
export const ByMail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseMode(canvas, 'Mail', userEvent);
    await expect(
      canvas.getByRole('radio', {
        name: beginning(`${orderWords.review.savedAddress} 3 Example Street, Sampletown`),
      }),
    ).toBeChecked();
    await waitFor(() => expect(confirmButton(canvas)).not.toHaveAttribute('aria-disabled'));
    await expect(
      canvas.getByText(orderWords.review.summary.Mail({ count: 2, name: 'Juniper Mockford' })),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: deliveryModeWords.Pickup })).toBeChecked();
    await expect(canvas.queryByText(orderWords.review.shipping)).toBeNull();
  },
});

/** REV-06: the confirmation names what was ordered; Go to Dashboard has the focus and leads to the dashboard. */
export const Confirmation = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    const dialog = await page().findByRole('dialog', { name: orderWords.review.confirmedTitle });
    await expect(dialog).toHaveAccessibleDescription(
      orderWords.review.confirmed.Pickup({ count: 2, name: 'Juniper Mockford' }),
    );
    await expect(dialog).toHaveTextContent(
      containing(`Upper Arm MonitorEX-BP120, ${orderWords.review.orderNumber({ orderId: 'RPM-' })}`),
    );
    await expect(page().getAllByText(orderStatusWords.Submitted)).toHaveLength(2);
    await waitFor(() =>
      expect(page().getByRole('button', { name: orderWords.review.toDashboard })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/doctor-dashboard'));
  },
});

/** REV-06: Add Device leads to the devices. */
export const AddDevice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await userEvent.click(await page().findByRole('button', { name: orderWords.review.addDevice }));
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/rpm-device-allocation'));
  },
});

/** REV-06: closing, by the button or by Escape, leads to the dashboard. */
export const CloseConfirmation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await page().findByRole('dialog', { name: orderWords.review.confirmedTitle });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/doctor-dashboard'));
  },
});

/** REV-09, behaviour R2: a placed order leaves nothing in the browser's storage. */
export const PurgedAfterwards = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(stored()).not.toBeNull();
    await confirmPickup(canvas, userEvent);
    await page().findByRole('dialog', { name: orderWords.review.confirmedTitle });
    await expect(stored()).toBeNull();
  },
});

/** REV-04: a device is removed, by keyboard too, and brought back to its place; the focus is never lost. */
export const RemoveAndUndo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', {
      name: `${orderWords.review.removeDevice} Upper Arm Monitor`,
    });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('heading', { name: 'Upper Arm Monitor' })).toBeNull();
    await expect(stored()).not.toContain('EX-BP120');
    const undo = canvas.getByRole('button', { name: orderWords.review.undo });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.getByText(orderWords.review.removed({ name: 'Upper Arm Monitor' }))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const names = canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    await expect(names).toEqual(['Upper Arm Monitor', 'Connected Scale']);
    await expect(canvas.getByText('95–135')).toBeVisible();
  },
});

/** Behaviour 1c, empty: without a device Confirm is off, and a link leads to the devices. */
export const LastDeviceRemoved = meta.story({
  beforeEach: () => choose({ ...juniper, devices: juniper.devices.slice(1) }),
  play: async ({ canvas, userEvent }) => {
    await chooseMode(canvas, 'Pickup', userEvent);
    await userEvent.click(
      await canvas.findByRole('button', { name: `${orderWords.review.removeDevice} Connected Scale` }),
    );
    await expect(canvas.getByText(orderWords.review.noDevice)).toBeVisible();
    await expect(inMain(canvas).getByRole('link', { name: orderWords.review.assign })).toHaveAttribute(
      'href',
      '/rpm-device-allocation',
    );
    await expect(confirmButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(confirmButton(canvas)).toHaveAccessibleDescription(orderWords.review.cannotConfirm.noDevice);
  },
});

/** Nothing was chosen, or what is stored cannot be read: a way to the devices. */
export const NothingChosen = meta.story({
  tags: ['empty'],
  beforeEach: () => localStorage.setItem('rpm.selection', '{"ownerId":"<script>"}'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: orderWords.review.nothing })).toBeVisible();
    await expect(inMain(canvas).getByRole('link', { name: orderWords.review.assign })).toBeVisible();
  },
});

/** SES-05, behaviour R2: what another user of this browser chose is not shown. */
export const AnotherUsersOrder = meta.story({
  beforeEach: () => choose({ ...juniper, ownerId: 'user-staff-northside' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: orderWords.review.nothing })).toBeVisible();
  },
});
