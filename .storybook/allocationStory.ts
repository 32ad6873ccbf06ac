import { allocationWords } from '@rpm/domain/words/allocation';
import { rangeWords } from '@rpm/domain/words/range';
import { anOrder, aPatient, emptyClinic, northside, type World } from '@rpm/mock-server/seed';
import { within } from 'storybook/test';
import { juniper, page, standard, stored } from './orderStory.tsx';

/** Where devices are assigned. */
export const path = '/rpm-device-allocation';

/** The same place for one patient, who is named by the address. */
export const ofPatient = (userId: string) => ({
  parameters: { page: { path: `${path}?patient=${userId}`, isSignedIn: true } },
});

/** The order beside the choice. */
export const summary = () => within(page().getByRole('complementary', { name: allocationWords.order }));

/** The order as the browser keeps it. */
export const kept = () => JSON.parse(stored() ?? '{}');

/** The button that adds a device to the order. */
export const addButton = (canvas: Pick<ReturnType<typeof within>, 'findByRole'>, device: string) =>
  canvas.findByRole('button', { name: `${allocationWords.add} ${device}` });

/** An order of two devices, each of which measures the heart rate. */
export const twoOfHeartRate = {
  ...juniper,
  devices: [
    { deviceId: 'EX-BP120', vitals: [standard('BloodPressure'), standard('HeartRate')] },
    { deviceId: 'PL-HR21', vitals: [standard('HeartRate')] },
  ],
};

type Limit = keyof typeof rangeWords.fields;

/** Types the limits of a parameter, in place of those that stand there. */
export async function typeLimits(
  dialog: Pick<ReturnType<typeof within>, 'getByLabelText'>,
  hands: { clear: (at: Element) => Promise<void>; type: (at: Element, text: string) => Promise<void> },
  typed: Record<Limit, string>,
) {
  for (const [field, label] of Object.entries(rangeWords.fields)) {
    await hands.clear(dialog.getByLabelText(label));
    await hands.type(dialog.getByLabelText(label), typed[field as Limit]);
  }
}

/** A clinic in which two people have one name. */
export function twoOfOneName(): World {
  const ann = (patientId: string, birthDate: string) =>
    aPatient({
      patientId,
      birthDate,
      firstName: 'Ann',
      lastName: 'Samename',
      username: `${patientId}@example.test`,
    });
  return { ...emptyClinic(), patients: [ann('ann-a', '1944-05-06'), ann('ann-b', '1971-10-12')] };
}

/** A clinic whose patient and devices have long names that look like code. */
export function oddNames(): World {
  const code = '<img src=x onerror=alert(1)>';
  const patient = aPatient({
    patientId: 'odd',
    firstName: code,
    lastName: `מרים בדיקה ${'Longname'.repeat(20)}`,
  });
  const order = anOrder({ patientId: 'odd', deviceName: code, deviceModel: code, brand: code });
  const device = { model: 'odd-1', name: `${code} ${'Name'.repeat(40)}`, brand: code, vitals: [] };
  return {
    ...emptyClinic(),
    patients: [patient],
    orders: [order],
    devices: [device],
    clinicDevices: [{ clinicId: northside.clinicId, model: 'odd-1' }],
  };
}
