import { endpoints } from '@rpm/api-client';
import { type KeptVital, type Selection, standardVital, withDevice } from '@rpm/domain';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords } from '@rpm/domain/words/orderStatus';
import { storySession } from '@rpm/mock-server/msw';
import { smallClinic, storyNow, type World } from '@rpm/mock-server/seed';
import { useLocation } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { bodiesTo } from './seen.ts';
import { beginning, containing } from './sentence.ts';

const { review } = orderWords;

/** Where the stories of ordering stand: behind the guard, on the page of the order. */
export const reviewPage = { path: '/review-order', isSignedIn: true };

export const standard = (kind: Parameters<typeof standardVital>[0]): KeptVital =>
  standardVital(kind, storyNow, 'UTC');

/** Limits that a provider has set for an order, those of the mock-up. */
export const pressure: KeptVital = {
  ...standard('BloodPressure'),
  limits: [
    { parameter: 'systolic', cautiousMin: 95, cautiousMax: 135, criticalMin: 85, criticalMax: 165 },
    { parameter: 'diastolic', cautiousMin: 60, cautiousMax: 85, criticalMin: 50, criticalMax: 100 },
  ],
};
const heart: KeptVital = {
  ...standard('HeartRate'),
  limits: [{ parameter: 'heartRate', cautiousMin: 55, cautiousMax: 95, criticalMin: 45, criticalMax: 120 }],
};

/** Juniper Mockford with an upper arm monitor and a scale: the order of the mock-up. */
export const juniper: Selection = {
  ownerId: 'user-doctor-northside',
  patientId: 'patient-003',
  orderKey: 'key-of-the-story',
  devices: [
    { deviceId: 'EX-BP120', vitals: [pressure, heart] },
    { deviceId: 'SD-WS55', vitals: [standard('Weight')] },
  ],
};

/** Any number of scales: the models are EX-1, EX-2 and so on. */
export const manyDevices = (count: number): Selection =>
  Array.from({ length: count }, (_, at) => `EX-${at + 1}`).reduce<Selection>(
    (all, deviceId) => withDevice(all, deviceId, ['Weight'], standard),
    { ...juniper, devices: [] },
  );

/** Puts an order into the browser's storage, as the screen before has left it. */
export const choose = (selection: Selection) =>
  localStorage.setItem('rpm.selection', JSON.stringify(selection));

/** A clinic that can order so many scales. */
export function clinicOfScales(count: number, name = 'Connected Scale'): World {
  const world = smallClinic();
  const devices = Array.from({ length: count }, (_, at) => ({
    model: `EX-${at + 1}`,
    name,
    brand: 'Sample Devices',
    vitals: ['Weight' as const],
  }));
  const clinicDevices = devices.map(({ model }) => ({ clinicId: 'clinic-northside', model }));
  return { ...world, devices, clinicDevices };
}

/** The small clinic without a device model. */
export function clinicWithout(model: string): World {
  const world = smallClinic();
  return { ...world, clinicDevices: world.clinicDevices.filter((each) => each.model !== model) };
}

/** Where the router is, since a story has one page. */
export const Where = () => (
  <output lang="zxx" aria-label="Address of the page">
    {useLocation().pathname}
  </output>
);

/** The page without the navigation, which has links of the same names. */
export const inMain = (canvas: Canvas) => within(canvas.getByRole('main'));

export const page = () => within(document.body);
/** What was sent to be placed. */
export const placings = () => bodiesTo(endpoints.placeDeviceOrder);
export const stored = () => localStorage.getItem('rpm.selection');

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole' | 'getByLabelText'>;
interface Typist {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  clear: (element: Element) => Promise<void>;
}

export const confirmButton = (canvas: Canvas) =>
  canvas.getByRole('button', { name: beginning(review.confirm) });

/** Chooses how the order is delivered. */
export async function chooseMode(canvas: Canvas, mode: 'Pickup' | 'Mail', userEvent: Typist) {
  await canvas.findByRole('heading', { name: containing(review.selectedDevices) });
  await userEvent.click(await canvas.findByRole('radio', { name: deliveryModeWords[mode] }));
}

/** Chooses Mail to another address and types it; a part that is left out is left empty. */
export async function typeAddress(canvas: Canvas, parts: Record<string, string>, userEvent: Typist) {
  await chooseMode(canvas, 'Mail', userEvent);
  await userEvent.click(canvas.getByRole('radio', { name: beginning(review.newAddress) }));
  for (const [label, text] of Object.entries(parts)) {
    await userEvent.type(canvas.getByLabelText(label), text);
  }
}

/** Chooses Pickup and confirms. */
export async function confirmPickup(canvas: Canvas, userEvent: Typist) {
  await chooseMode(canvas, 'Pickup', userEvent);
  await expect(await canvas.findByRole('heading', { name: 'Connected Scale' })).toBeVisible();
  await userEvent.click(confirmButton(canvas));
}

/** How many orders the patient has by now, as the server knows it. */
export async function orderCount(patientId = juniper.patientId): Promise<number> {
  const { token } = storySession('provider');
  const answer = await fetch(`/api/allotted-devices-to-patient/${patientId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).length;
}

/** The server places the order, and the first answer is lost on its way. Gives the keys that were sent, and the way back. */
export function loseFirstAnswer() {
  const keys: (string | null)[] = [];
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await real(input, init);
    if (!String(input).includes('placeDeviceOrder')) return answer;
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return answer;
  };
  return {
    keys,
    restore: () => {
      window.fetch = real;
    },
  };
}
