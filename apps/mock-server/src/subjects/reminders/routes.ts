import { type Reminder, reminderPause } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, publicRoute, route } from '../../api/route.ts';
import { mayTry, tryKeys, wasWrong } from '../sessions/admit.ts';
import { hashToken } from '../sessions/tokens.ts';

/** What patients say of being reminded of measuring. @see SCR-07 */
export function reminderRoutes(api: Api): void {
  route(api, 'getReminder', async ({ caller: { account }, store, now }): Promise<Reminder> => {
    const known = await store.reminders.find(account.accountId);
    if (!known) throw new Refusal(404);
    const { isOn, hour, timeZone, awayUntil } = known;
    const pause = reminderPause(known, now);
    return { isOn, hour, timeZone, pause, awayUntil: pause === 'away' ? awayUntil : null };
  });

  route(api, 'saveReminder', async ({ words, body, actor, store }) => {
    if (!(await store.reminders.find(actor.accountId))) throw new Refusal(404);
    await store.reminders.save(actor, body);
    return { message: words.server.reminderSaved };
  });

  // By whoever has the mail, logged in or not. It works as often as it is pressed.
  publicRoute(api, 'stopReminders', async ({ words, body, services, store, now, address }) => {
    const tokenHash = hashToken(body.token);
    const keys = tryKeys('link', tokenHash, address);
    await mayTry({ store, services, now }, keys);
    if (!(await store.reminders.stop(tokenHash, now))) {
      await wasWrong({ store, now }, keys);
      throw new Refusal(400, { code: 'stopLinkGone' });
    }
    return { message: words.server.remindersStopped };
  });
}
