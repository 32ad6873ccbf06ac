import { addressWords } from '@rpm/domain/words/address';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords } from '@rpm/domain/words/orderStatus';
import { rangeWords } from '@rpm/domain/words/range';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import {
  choose,
  chooseMode,
  confirmButton,
  confirmPickup,
  juniper,
  page,
  placings,
  pressure,
  reviewPage,
  standard,
  typeAddress,
} from '@rpm/storybook/orderStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { ReviewOrderScreen } from './ReviewOrderScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Review order/What is sent',
  component: ReviewOrderScreen,
  parameters: { layout: 'fullscreen', page: reviewPage },
  beforeEach: () => choose(juniper),
});

const period = { startTime: '20261120-15:00:00', endTime: '21261120-15:00:00' };
const pair = (cautious: number | null, critical: number | null) => ({ cautious, critical });

/** What is sent for the order of the mock-up, but for its delivery. */
const sent = {
  dUserId: 'user-doctor-northside',
  pUserId: 'patient-003',
  pUsername: 'juniper.mockford@example.test',
  pFirstName: 'Juniper',
  pMiddleName: '',
  pLastName: 'Mockford',
  pdob: '1943-07-29',
  pGender: 'male',
  clinic: 'Northside Sample Clinic',
  provider: 'Wren Q. Exampledoc',
  orders: [
    {
      mrSubSource: 'Example Instruments',
      deviceName: 'Upper Arm Monitor',
      deviceModel: 'EX-BP120',
      brand: 'Example Instruments',
      deviceId: 'EX-BP120',
      imgSource: '',
      deviceSerialId: null,
      vitals: [
        {
          mrSubType: 'BloodPressure',
          monitoring: {
            period,
            limits: {
              systolic: { min: pair(95, 85), max: pair(135, 165) },
              diastolic: { min: pair(60, 50), max: pair(85, 100) },
            },
          },
        },
        {
          mrSubType: 'HeartRate',
          monitoring: { period, limits: { heartRate: { min: pair(55, 45), max: pair(95, 120) } } },
        },
      ],
    },
    {
      mrSubSource: 'Sample Devices',
      deviceName: 'Connected Scale',
      deviceModel: 'SD-WS55',
      brand: 'Sample Devices',
      deviceId: 'SD-WS55',
      imgSource: '',
      deviceSerialId: null,
      vitals: [
        {
          mrSubType: 'Weight',
          monitoring: { period, limits: { weight: { min: pair(null, null), max: pair(null, null) } } },
        },
      ],
    },
  ],
};
const confirmed = () => page().findByRole('dialog', { name: orderWords.review.confirmedTitle });

/** PAY-01, PAY-03, PAY-04, PAY-05: all of it, to the letter; for Pickup without an address (PAY-02). */
export const Pickup = meta.story({
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await confirmed();
    await expect(placings()).toEqual([{ ...sent, modeOfDelivery: 'Pickup' }]);
  },
});

/** PAY-02: for Mail with the saved address. */
export const MailToSavedAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseMode(canvas, 'Mail', userEvent);
    await waitFor(() => expect(confirmButton(canvas)).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(confirmButton(canvas));
    await confirmed();
    const address = { street: '3 Example Street', city: 'Sampletown', state: 'NY', zipCode: '10001' };
    await expect(placings()).toEqual([{ ...sent, modeOfDelivery: 'Mail', address }]);
  },
});

/** PAY-02, REV-03: for Mail with a new address, trimmed. */
export const MailToNewAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const typed = {
      [addressWords.street]: '12 Sample Court Apt 4B ',
      [addressWords.city]: 'Mockville',
      [addressWords.state]: 'Ohio',
      [addressWords.zipCode]: '43999-1201',
    };
    await typeAddress(canvas, typed, userEvent);
    await waitFor(() => expect(confirmButton(canvas)).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(confirmButton(canvas));
    await confirmed();
    const address = {
      street: '12 Sample Court Apt 4B',
      city: 'Mockville',
      state: 'Ohio',
      zipCode: '43999-1201',
    };
    await expect(placings()).toEqual([{ ...sent, modeOfDelivery: 'Mail', address }]);
  },
});

/** PAY-06: an empty cautious or critical bound is sent as the normal one. */
export const EmptyBounds = meta.story({
  beforeEach: () => {
    const limits = [
      { parameter: 'systolic', cautiousMin: null, cautiousMax: 135, criticalMin: 85, criticalMax: null },
    ];
    choose({
      ...juniper,
      devices: [
        { deviceId: 'EX-BP120', vitals: [{ ...pressure, limits }] },
        { deviceId: 'SD-WS55', vitals: [] },
      ],
    });
  },
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await confirmed();
    await expect(placings()).toMatchObject([
      {
        orders: [
          {
            vitals: [{ monitoring: { limits: { systolic: { min: pair(90, 85), max: pair(135, 120) } } } }],
          },
          { vitals: [] },
        ],
      },
    ]);
  },
});

/** PAY-04: a device without limits of its own is ordered with those that are in force for the patient: nothing changes for them. */
export const StandardLimits = meta.story({
  beforeEach: () =>
    choose({
      ...juniper,
      devices: [
        { deviceId: 'EX-BP120', vitals: [standard('BloodPressure')] },
        { deviceId: 'SD-WS55', vitals: [standard('Weight')] },
      ],
    }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(new RegExp(`^${orderWords.review.origin.patient}`))).toHaveLength(
      2,
    );
    await confirmPickup(canvas, userEvent);
    await confirmed();
    await expect(placings()).toMatchObject([
      {
        orders: [
          {
            vitals: [
              {
                monitoring: {
                  period,
                  limits: {
                    systolic: { min: pair(90, 80), max: pair(139, 180) },
                    diastolic: { min: pair(60, 50), max: pair(89, 110) },
                  },
                },
              },
            ],
          },
          { deviceId: 'SD-WS55' },
        ],
      },
    ]);
  },
});

/** REV-04, PAY-04, PAY-05: a range that is set here goes with the order and nowhere else; the times are UTC. */
export const EditedRange = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: beginning(`${orderWords.review.editRange} ${vitalWords.kinds.HeartRate}, Upper Arm Monitor`),
      }),
    );
    const dialog = within(
      await page().findByRole('dialog', { name: rangeWords.title({ vital: vitalWords.kinds.HeartRate }) }),
    );
    const highest = await dialog.findByLabelText(rangeWords.fields.criticalMax);
    await expect(highest).toHaveValue('120');
    await fireEvent.change(dialog.getByLabelText(rangeWords.start), {
      target: { value: '2026-12-01T09:30' },
    });
    await userEvent.clear(highest);
    await userEvent.type(highest, '125');
    await userEvent.click(dialog.getByRole('button', { name: rangeWords.save }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('45–125')).toBeVisible();
    await confirmPickup(canvas, userEvent);
    await confirmed();
    const [first] = placings() as (typeof sent)[];
    const monitoring = first?.orders[0]?.vitals[1]?.monitoring;
    // By the patient's clock, in New York.
    await expect(monitoring).toEqual({
      period: { startTime: '20261201-14:30:00', endTime: '21261201-14:30:00' },
      limits: { heartRate: { min: pair(55, 45), max: pair(95, 125) } },
    });
  },
});

/** PAY-01, behaviour section 3: staff order for the provider who is responsible for the patient. */
export const ByStaff = meta.story({
  globals: { role: 'staff' },
  beforeEach: () => choose({ ...juniper, ownerId: 'user-staff-northside' }),
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await confirmed();
    await expect(placings()).toEqual([{ ...sent, modeOfDelivery: 'Pickup' }]);
  },
});

const withPatient = (change: object) => {
  const world = smallClinic();
  return backend({
    world: {
      ...world,
      patients: world.patients.map((each) =>
        each.patientId === juniper.patientId ? { ...each, ...change } : each,
      ),
    },
  });
};

/** Nobody who may order is known: Confirm is off and says so. */
export const NoProvider = meta.story({
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => {
    choose({ ...juniper, ownerId: 'user-staff-northside' });
    msw.use(withPatient({ providerId: null }));
  },
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await expect(confirmButton(canvas)).toHaveAccessibleDescription(
      orderWords.review.cannotConfirm.noProvider,
    );
    await expect(placings()).toEqual([]);
  },
});

/** An order must say when its patient was born (PAY-01): without it Confirm is off and says so. */
export const NoBirthDate = meta.story({
  beforeEach: ({ msw }) => msw.use(withPatient({ birthDate: '1950-02-30', address: null })),
  play: async ({ canvas, userEvent }) => {
    await confirmPickup(canvas, userEvent);
    await expect(confirmButton(canvas)).toHaveAccessibleDescription(
      orderWords.review.cannotConfirm.recordIncomplete,
    );
    await expect(placings()).toEqual([]);
    await userEvent.click(canvas.getByRole('radio', { name: deliveryModeWords.Mail }));
    await expect(canvas.getByLabelText(addressWords.street)).toBeVisible();
    await expect(canvas.queryByText(orderWords.review.savedAddress)).toBeNull();
  },
});
