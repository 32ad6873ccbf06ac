import { languageOfReader } from '@rpm/domain';
import { eachInTurn } from '../../api/eachInTurn.ts';
import type { Services } from '../../api/Services.ts';
import { wordsOf } from '../../api/speech.ts';
import { credentialMail } from '../accounts/newsMails.ts';

/**
 * Tells people who work at a clinic that a credential of theirs ends, 60 and 14 days before. Several processes may do it at
 * once. A mail that the mail server has certainly not taken is due again at the next run.
 *
 * @see SCR-09
 */
export async function sendCredentialMails({
  store,
  clock,
  mail,
  portalOrigin,
}: Pick<Services, 'store' | 'clock' | 'mail' | 'portalOrigin'>): Promise<void> {
  await store.within('every clinic', async () => {
    const { credentials } = store;
    await eachInTurn(await credentials.due(clock()), async ({ to, language, ...due }) => {
      if (!(await credentials.take(due))) return;
      const spoken = languageOfReader(language, 'en');
      const sent = await mail(
        credentialMail(wordsOf(spoken).mails, { to, expires: due.expires, portalOrigin, language: spoken }),
      );
      if (sent === 'refused') await credentials.giveBack(due);
    });
  });
}
