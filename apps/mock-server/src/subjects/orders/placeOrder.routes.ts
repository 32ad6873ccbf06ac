import {
  expiredLicense,
  formatStamp,
  localDay,
  type Placement,
  rangesOf,
  roleKind,
  usStateOf,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import type { AskedByUser } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import { usernameKey } from '../patients/search.ts';
import type { OrderPlacement } from './contract.ts';
import { refuseWrongAddress } from './newAddress.routes.ts';

/** Places an order for each device, all or none. @see API-16, PAY-01 to PAY-06 */
export async function placeOrder({
  words,
  body,
  subject: patient,
  caller,
  actor,
  store,
  now,
}: AskedByUser<'placeDeviceOrder'>) {
  if (patient.life.discharge) throw new Refusal(409, { code: 'discharged' });
  const provider = await orderingProvider(body.dUserId, caller.account, store);
  // Whom the caller sees is whom the caller means: another name than the id's is a mistake about a patient (R28).
  if (usernameKey(body.pUsername) !== usernameKey(patient.username)) {
    throw new Refusal(404, { code: 'patientUnknown' });
  }
  refuseWrongAddress(body.address, patient.address);
  await refuseExpiredLicense({ provider, patient, now }, store);
  const placement: OrderPlacement = {
    patient,
    provider,
    modeOfDelivery: body.modeOfDelivery,
    address: body.address ?? null,
    devices: await orderedDevices(body, patient.clinicId, store),
  };
  const ranges = rangesOf(body);
  if (ranges === null) {
    throw new Refusal(400, { code: 'limitsDiffer', body: { field: 'orders' } });
  }
  const orders = await store.orders.place(placement, actor);
  for (const range of ranges) {
    await store.ranges.save({ patientId: patient.patientId, ...range }, actor);
  }
  const { modeOfDelivery } = body;
  return {
    message: words.server.orderPlaced,
    data: { orders, creationTime: formatStamp(actor.at), modeOfDelivery },
  };
}

/**
 * The provider for whom the order is placed.
 *
 * @throws Refusal 403 when a provider names somebody else; 404 when staff name nobody who is a provider of the clinic
 */
async function orderingProvider(id: string, caller: Account, { accounts }: StoreParts): Promise<Account> {
  if (id === caller.accountId && roleKind(caller.role) === 'provider') return caller;
  if (roleKind(caller.role) === 'provider') throw new Refusal(403);
  const provider = await accounts.find(id);
  if (provider && roleKind(provider.role) === 'provider' && provider.clinicId === caller.clinicId)
    return provider;
  throw new Refusal(404, { code: 'providerUnknown' });
}

/**
 * Refuses an order for which no license of the provider holds, where the clinic wants such orders to wait. A day is one of
 * the clinic's calendar.
 *
 * @throws Refusal 403
 * @see SCR-09
 */
async function refuseExpiredLicense(
  { provider, patient, now }: { provider: Account; patient: OrderPlacement['patient']; now: Date },
  { clinics, credentials }: StoreParts,
) {
  const { clinicId } = patient;
  const [clinic, waits] = [await clinics.find(clinicId), await credentials.ordersWait(clinicId)];
  if (!clinic || !waits) return;
  const licenses = await credentials.licenses({ clinicId, accountId: provider.accountId });
  const state = usStateOf(patient.address?.state ?? null);
  if (expiredLicense(licenses, state, localDay(now, clinic.timeZone)))
    throw new Refusal(403, { code: 'licenseExpired' });
}

/**
 * The ordered devices, as the clinic's catalog has them.
 *
 * @throws Refusal 404 for a device that the clinic does not support: an id of the body that names nothing of theirs
 *   is answered as every other one (behaviour section 3); 400 for a vital that the device does not measure
 */
async function orderedDevices({ orders }: Placement, clinicId: string, { devices }: StoreParts) {
  const models = new Map((await devices.ofClinic(clinicId)).map((each) => [each.model, each]));
  return orders.map(({ deviceId, vitals }, at) => {
    const model = models.get(deviceId);
    if (!model) throw new Refusal(404, { code: 'deviceUnknown' });
    if (!vitals.every(({ mrSubType }) => model.vitals.includes(mrSubType))) {
      const field = `orders.${at}.vitals`;
      throw new Refusal(400, { code: 'vitalNotMeasured', body: { field } });
    }
    return { model, monitoring: vitals };
  });
}
