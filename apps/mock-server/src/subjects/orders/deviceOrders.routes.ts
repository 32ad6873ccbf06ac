import { activateWords } from '@rpm/domain/words/en/device';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Actor } from '../accounts/contract.ts';
import { admit, serialTryKeys } from '../sessions/admit.ts';
import { placeOrder } from './placeOrder.routes.ts';

/** The beginning and the end of an order's life. */
export function deviceOrderRoutes(api: Api): void {
  route(api, 'placeDeviceOrder', placeOrder);
  route(api, 'activateDevice', activate, countingRefused);

  route(api, 'deactivateDevice', async ({ words, body, subject: { clinicId }, actor, store }) => {
    const outcome = await store.orders.deactivate({ ...actor, clinicId, ...body });
    switch (outcome.kind) {
      case 'change':
      case 'no-op':
        return { message: words.server.deactivated };
      case 'conflict':
        throw new Refusal(409, { body: { current: outcome.current } });
      case 'unknown':
        throw new Refusal(404);
    }
  });
}

/**
 * Counts the activations of a patient that are refused, so that nobody finds out by trying which serial numbers exist. One
 * that works, or that could not be judged, is no such try.
 *
 * @throws Refusal 429 when there were too many
 */
async function countingRefused(
  { store, actor }: { store: StoreParts; actor: Actor },
  call: () => Promise<unknown>,
): Promise<unknown> {
  const tryId = await admit(store, serialTryKeys(actor.accountId), actor.at, 'tooManySerials');
  let isRefused = false;
  try {
    return await call();
  } catch (error) {
    isRefused = error instanceof Refusal && error.status === 409;
    throw error;
  } finally {
    if (!isRefused) await store.signIns.takeBack(tryId);
  }
}

/**
 * Activates the patient's own device. A refusal says neither where the order stands nor anything else that holds the
 * word of success (behaviour R13).
 *
 * @see API-15, ACT-02, ACT-03
 */
async function activate({ body, subject, caller, actor, store }: AskedByUser<'activateDevice'>) {
  if (body.userId !== caller.account.accountId) throw new Refusal(403);
  const { orderId, clinicId, providerId } = subject;
  const details = await store.orders.details(orderId);
  if (details?.deviceId !== body.deviceId || providerId !== body.dUserId) throw new Refusal(404);
  const outcome = await store.orders.activate({ ...actor, clinicId, orderId, serial: body.deviceSerialId });
  switch (outcome.kind) {
    case 'change':
    case 'no-op':
      // Of every language: this word makes it a success. The portal says it in its reader's (behaviour R13).
      return { message: activateWords.done };
    case 'taken':
      throw new Refusal(409, { code: 'serialTaken' });
    case 'conflict':
      throw new Refusal(409, { code: 'cannotActivate' });
    case 'unknown':
      throw new Refusal(404);
  }
}
