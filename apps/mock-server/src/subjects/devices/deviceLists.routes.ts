import { carriedParameters, type DeviceModel, formatStamp, vitalKindsIn } from '@rpm/domain';
import { vitalWords } from '@rpm/domain/words/vital';
import { type Api, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { PatientOrder } from '../orders/contract.ts';
import type { Patient } from '../patients/contract.ts';
import type { KeptReading } from '../readings/contract.ts';

/** The lists of devices: those that a clinic can allocate, and those that a patient has or had. */
export function deviceListRoutes(api: Api): void {
  route(api, 'getSupportedDevices', async ({ subject: { clinicId }, store }) => {
    const models = await store.devices.ofClinic(clinicId);
    return models.map(supportedDevice);
  });
  route(api, 'getAllottedDevicesToUser', allottedDevices);
  route(api, 'getAllottedDevicesToPatient', allottedDevices);

  route(api, 'getSubSources', async ({ subject, store }) => {
    const orders = await store.orders.ofPatient(subject.patientId);
    const newest = (await store.readings.latest(subject.patientId)).map(({ reading }) => reading);
    return orders.map(({ brand, deviceModel, status, vitals, serial }) => ({
      mrSubSource: brand ?? '',
      deviceModel: deviceModel ?? '',
      status: status ?? '',
      vitals: vitalKindsIn(vitals),
      lastHeard: lastHeardOf(newest, serial),
    }));
  });
}

/** When the newest of these readings that a device took came in. */
function lastHeardOf(readings: readonly KeptReading[], serial: string | null): string | null {
  const [first, ...others] = readings.filter((each) => each.serial === serial).map((each) => each.receivedAt);
  if (!first) return null;
  return formatStamp(others.reduce((latest, each) => (each > latest ? each : latest), first));
}

/** A row for each order of the patient, newest first. */
async function allottedDevices({ subject, store }: { subject: Patient; store: StoreParts }) {
  const orders = await store.orders.ofPatient(subject.patientId);
  return orders.map(allottedDevice);
}

/** The maker stands for where the readings come from, and the UI draws a device by its first vital. */
function supportedDevice({ model, name, brand, vitals }: DeviceModel) {
  return {
    deviceId: model,
    mrSubType: vitals[0] ?? '',
    mrSubSource: brand,
    name,
    brand,
    model,
    imgSource: '',
    vitals: vitals.map((kind) => ({
      mrSubType: kind,
      parameters: carriedParameters(kind, (parameter) => vitalWords.parameters[parameter]),
    })),
  };
}

/** A part that is not known is an empty text: the promise has no other word for it. */
function allottedDevice(order: PatientOrder) {
  const vitals = vitalKindsIn(order.vitals);
  return {
    deviceId: order.deviceId ?? '',
    deviceName: order.deviceName ?? '',
    name: order.deviceName ?? '',
    imgSource: '',
    brand: order.brand ?? '',
    model: order.deviceModel ?? '',
    vitals,
    status: order.status ?? '',
    orderId: order.orderId,
    dUserId: order.providerId ?? '',
    mrSubType: vitals[0] ?? '',
    modeOfDelivery: order.deliveryMode,
    creationTime: formatStamp(order.placedAt),
  };
}
