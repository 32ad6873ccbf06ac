import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';

/** Legal holds, and the erasure of a patient by two people. @see F5 */
export function erasureRoutes(api: Api): void {
  route(api, 'holdPatient', async ({ words, body, actor, store }) => {
    await store.erasures.hold(actor, body.userId, body.reason);
    return { message: words.server.held };
  });
  route(api, 'liftPatientHold', async ({ words, body, actor, store }) => {
    await store.erasures.lift(actor, body.userId);
    return { message: words.server.holdLifted };
  });
  route(api, 'askErasure', async ({ words, body, actor, store }) => {
    if ((await store.erasures.ask(actor, body.userId, body.reason)) === 'held') {
      throw new Refusal(409, { code: 'held' });
    }
    return { message: words.server.erasureAsked };
  });
  route(api, 'withdrawErasure', async ({ words, body, actor, store }) => {
    await store.erasures.withdraw(actor, body.userId);
    return { message: words.server.erasureWithdrawn };
  });
  route(api, 'confirmErasure', async ({ words, body, actor, store }) => {
    const outcome = await store.erasures.confirm(actor, body.userId);
    if (outcome !== 'erased') throw new Refusal(409, { code: outcome });
    return { message: words.server.erased };
  });
}
