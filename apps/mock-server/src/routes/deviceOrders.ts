import { messages, serverMessages } from '@rpm/domain';
import { Refusal } from '../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../api/route.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { placeOrder } from './placeOrder.ts';

/** The beginning and the end of an order's life. */
export function deviceOrderRoutes(api: Api): void {
  route(api, 'placeDeviceOrder', placeOrder);
  route(api, 'activateDevice', activate);

  route(api, 'deactivateDevice', async ({ body, subject: { clinicId }, actor, store }) => {
    const outcome = await store.orders.deactivate({ ...actor, clinicId, ...body });
    switch (outcome.kind) {
      case 'change':
      case 'no-op':
        return { message: serverMessages.deactivated };
      case 'conflict':
        throw new Refusal(409, { body: { current: outcome.current } });
      case 'unknown':
        throw new Refusal(404);
    }
  });

  route(api, 'issueDeviceToken', async ({ subject: { orderId, clinicId }, actor, store, services }) => {
    const token = newToken(services.random);
    const outcome = await store.deviceTokens.issue({
      ...actor,
      clinicId,
      orderId,
      tokenHash: hashToken(token),
    });
    switch (outcome.kind) {
      case 'issued':
        return { message: serverMessages.tokenIssued, token, deviceSerialId: outcome.serial };
      case 'conflict':
        throw new Refusal(409, { body: { message: serverMessages.notInUse, current: outcome.current } });
      case 'unknown':
        throw new Refusal(404);
    }
  });
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
      return { message: messages.activation.done };
    case 'taken':
      throw new Refusal(409, { body: { message: serverMessages.serialTaken } });
    case 'conflict':
      throw new Refusal(409, { body: { message: serverMessages.cannotActivate } });
    case 'unknown':
      throw new Refusal(404);
  }
}
