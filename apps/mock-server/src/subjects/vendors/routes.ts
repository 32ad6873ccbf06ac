import { formatStamp, limits, NO_SERIAL, serialKey, webhookSecretPrefix } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { hadIt } from '../devices/deviceTokens.contract.ts';
import { keepMeasured, measured } from '../readings/takeIn.ts';
import { newId, type RandomBytes } from '../sessions/tokens.ts';
import { joinedSecrets, oldSecrets, secretsIn } from './contract.ts';

/** A new secret, as vendors enter it: 256 bits. */
const newSecret = (random: RandomBytes) => webhookSecretPrefix + btoa(String.fromCharCode(...random(32)));

/** The vendors that deliver to a clinic, and the devices of theirs that nobody has. @see ADR 53 */
export function vendorRoutes(api: Api): void {
  route(api, 'getVendorConnections', async ({ actor, store, now }) =>
    (await store.vendors.list(actor.clinicId)).map(({ connectionId, vendor, madeAt, heardAt, old }) => ({
      connectionId,
      vendor,
      made: formatStamp(madeAt),
      heard: heardAt && formatStamp(heardAt),
      oldUntil: old && old.until > now ? formatStamp(old.until) : null,
    })),
  );
  route(api, 'addVendorConnection', async ({ words, body, actor, store, services }) => {
    const [connectionId, secret] = [newId(services.random), newSecret(services.random)];
    const sealed = services.vault.seal(secret, connectionId);
    const outcome = await store.vendors.add({ ...actor, ...body, connectionId, secret: sealed });
    if (outcome === 'full')
      throw new Refusal(409, { code: 'vendorsFull', told: { count: limits.vendorConnectionsMax } });
    return { message: words.server.vendorConnected, connectionId, secret };
  });
  route(api, 'renewVendorSecret', async ({ words, body: { connectionId }, actor, store, services, now }) => {
    // One at a time for a clinic, so that of two new secrets neither drops what the other keeps.
    await store.vendors.hold(actor.clinicId);
    const found = await store.vendors.find(connectionId);
    if (found?.clinicId !== actor.clinicId) throw new Refusal(404);
    const secret = newSecret(services.random);
    const seal = (text: string) => services.vault.seal(text, connectionId);
    const open = (kept: string) => secretsIn(services.vault.open(kept, connectionId));
    const good = [
      ...open(found.secret),
      ...(found.old && found.old.until > now ? open(found.old.secret) : []),
    ];
    const until = new Date(now.getTime() + limits.webhookOverlapHours * 3_600_000);
    const old = { secret: seal(joinedSecrets(oldSecrets(good))), until };
    if (!(await store.vendors.renew({ ...actor, connectionId, secret: seal(secret), old })))
      throw new Refusal(404);
    return { message: words.server.vendorSecret, connectionId, secret };
  });
  route(api, 'endVendorConnection', async ({ words, body: { connectionId }, actor, store }) => {
    if (!(await store.vendors.end({ ...actor, connectionId }))) throw new Refusal(404);
    return { message: words.server.vendorEnded };
  });

  route(api, 'getWaitingDevices', async ({ actor, store }) =>
    (await store.vendors.waiting(actor.clinicId)).map(({ first, last, ...each }) => ({
      ...each,
      first: formatStamp(first),
      last: formatStamp(last),
    })),
  );
  route(api, 'bindWaitingDevice', async ({ words, body, actor, store, services, now }) => {
    const { connectionId, serial, orderId } = body;
    const name = { clinicId: actor.clinicId, connectionId, serialKey: serialKey(serial) };
    const outcome = await store.vendors.bind({ ...actor, ...name, orderId });
    if (outcome.kind === 'unknown') throw new Refusal(404);
    if (outcome.kind === 'conflict') throw new Refusal(409, { code: 'notInUse' });
    const { device } = outcome;
    const waiting = await store.vendors.waitingOf(name);
    const { activatedAt } = device;
    const due = waiting.filter(({ at }) => activatedAt !== null && hadIt(device, at));
    // A scale is not the cuff whose readings wait.
    const isOfDevice = waiting.some(({ reading }) => device.vitals.includes(reading.mrSubType));
    if (waiting.length > 0 && !isOfDevice) throw new Refusal(409, { code: 'vitalNotMeasured' });
    let accepted = 0;
    for (const isTyped of [false, true]) {
      // What the device does not measure came along with what it does, and goes with it.
      const all = due
        .filter((each) => each.isTyped === isTyped)
        .flatMap(({ reading, receivedAt }) => {
          const found = measured(reading, receivedAt, device.vitals);
          return 'is' in found ? [found.is] : [];
        });
      const serialOf = isTyped ? NO_SERIAL : device.serial;
      accepted += await keepMeasured({ store, services, now }, { ...device, serial: serialOf }, all);
    }
    const [first] = due;
    if (first) await store.vendors.takeOut(name, first.at);
    return { message: words.server.deviceBound, accepted, earlier: waiting.length - due.length };
  });
  route(api, 'dismissWaitingDevice', async ({ words, body: { connectionId, serial }, actor, store }) => {
    const name = { clinicId: actor.clinicId, connectionId, serialKey: serialKey(serial) };
    if ((await store.vendors.dismiss({ ...actor, ...name })) === 0) throw new Refusal(404);
    return { message: words.server.waitingDismissed };
  });
}
