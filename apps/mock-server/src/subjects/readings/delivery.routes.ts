import { type NewReading, NO_SERIAL, type VitalKind } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, deviceRoute, route } from '../../api/route.ts';
import { hadIt } from '../devices/deviceTokens.contract.ts';
import { keepMeasured, type Measured, measured } from './takeIn.ts';

/** Readings as they come in: from devices, and from patients themselves. */
export function deliveryRoutes(api: Api): void {
  deviceRoute(api, 'addReadings', async ({ body, device, ...asked }) => {
    const sent = 'readings' in body ? body.readings : [body];
    const field = (at: number, name: string) => ('readings' in body ? `readings.${at}.${name}` : name);
    const accepted = await keepMeasured(asked, device, fitting(asked, { ...device, field }, sent));
    return taken(asked, sent, accepted);
  });

  route(api, 'addOwnReadings', async ({ body: { readings, device }, subject: { patientId }, ...asked }) => {
    const field = (at: number, name: string) => `readings.${at}.${name}`;
    const own = await deviceOf(asked.store, patientId, device);
    // What its device does not measure, nobody but the patient stands for.
    const stands = (vital: VitalKind) => own?.vitals.includes(vital) ?? false;
    const isDevices = own !== undefined && readings.every(({ mrSubType }) => stands(mrSubType));
    const all = fitting(asked, { field }, readings);
    // What it measured before they had it is nobody's but theirs to say.
    const [devices, patients] = isDevices ? parted(all, ({ at }) => hadIt(own, at)) : [[], all];
    const accepted =
      (await keepMeasured(asked, { patientId, serial: own?.serial ?? NO_SERIAL }, devices)) +
      (await keepMeasured(asked, { patientId, serial: NO_SERIAL }, patients));
    const enteredBy = patients.length > 0 ? ('patient' as const) : null;
    return { ...taken(asked, readings, accepted), enteredBy };
  });
}

type Asking = Pick<AskedByUser<'addOwnReadings'>, 'words' | 'store' | 'services' | 'now'>;

/** The patient's activated device that a serial number or an order names. `undefined` for none of theirs. */
async function deviceOf(
  store: Asking['store'],
  patientId: string,
  named: AskedByUser<'addOwnReadings'>['body']['device'],
) {
  if (!named) return undefined;
  const devices = await store.deviceTokens.live(patientId);
  return devices.find((each) =>
    'serial' in named ? each.serial === named.serial : each.orderId === named.orderId,
  );
}

const taken = ({ words }: Asking, sent: readonly NewReading[], accepted: number) => ({
  message: words.server.readingsTaken,
  accepted,
  duplicates: sent.length - accepted,
});

interface Sent {
  /** What the device measures; left out, whatever is sent. */
  vitals?: readonly VitalKind[];
  /** The path of a field of the reading at a place. */
  field: (at: number, name: string) => string;
}

/**
 * Readings that can be kept. All or none.
 *
 * @throws Refusal 400 that names the field
 */
const fitting = (
  { now }: Pick<Asking, 'now'>,
  { vitals: measures, field }: Sent,
  sent: readonly NewReading[],
): Measured[] =>
  sent.map((each, at) => {
    const found = measured(each, now, measures);
    if ('is' in found) return found.is;
    const { code, field: name } = found.unfit;
    throw new Refusal(400, { code, body: { field: field(at, name) } });
  });

/** Those of which something is true, and the others. */
const parted = <T>(all: readonly T[], is: (each: T) => boolean): [T[], T[]] => [
  all.filter(is),
  all.filter((each) => !is(each)),
];
