import { eachInTurn } from '../../api/eachInTurn.ts';
import type { Services } from '../../api/Services.ts';
import { wordsFor } from '../../api/speech.ts';
import { reminderMail } from '../accounts/newsMails.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';

/**
 * Reminds patients of measuring, at the hour that they chose. Several processes may do it at once. A mail that the mail
 * server has certainly not taken is due again at the next run, while its hour lasts.
 *
 * @see SCR-07
 */
export async function sendReminders({
  store,
  clock,
  random,
  mail,
  portalOrigin,
}: Pick<Services, 'store' | 'clock' | 'random' | 'mail' | 'portalOrigin'>): Promise<void> {
  await store.within('every clinic', async () => {
    const { reminders } = store;
    await eachInTurn(await reminders.due(clock()), async ({ username: to, language, ...day }) => {
      const token = newToken(random);
      if (!(await reminders.take({ ...day, tokenHash: hashToken(token), at: clock() }))) return;
      const sent = await mail(reminderMail(wordsFor(language, 'en').mails, { to, token, portalOrigin }));
      if (sent === 'refused') await reminders.giveBack(day);
    });
  });
}
