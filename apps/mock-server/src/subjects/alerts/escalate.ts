import type { Services } from '../../api/Services.ts';
import { wordsFor } from '../../api/speech.ts';
import { escalationMail } from '../accounts/newsMails.ts';

/**
 * Takes the steps of escalation that are due, and writes to whom they tell. Several processes may do it at once.
 *
 * @see SCR-02
 */
export async function escalateAlerts({
  store,
  clock,
  mail,
  portalOrigin,
}: Pick<Services, 'store' | 'clock' | 'mail' | 'portalOrigin'>): Promise<void> {
  await store.within('every clinic', async () => {
    const now = clock();
    await store.escalations.take(now);
    for (const { username, language, step, count } of await store.escalations.notices(now))
      await mail(escalationMail(wordsFor(language, 'en').mails, { to: username, step, count, portalOrigin }));
  });
}
