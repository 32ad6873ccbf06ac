import type { Services } from '../../api/Services.ts';
import { wordsOf } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import { newBrowserMail } from '../accounts/mails.ts';
import { clinicZone } from '../clinics/clinicScope.ts';
import { tryKeys } from './admit.ts';

interface NewBrowser {
  store: StoreParts;
  services: Pick<Services, 'mail'>;
  /** The account that logged in. */
  loginId: string;
  now: Date;
}

/**
 * Tells the owner of an account of a log in from a browser that was never used, in the owner's language and by the owner's clock. A browser that keeps nothing is new each
 * time, so the mails of a quarter of an hour are counted.
 *
 * @see ASVS 6.3.5
 */
export async function tellOfNewBrowser({ store, services, loginId, now }: NewBrowser): Promise<void> {
  const account = await store.accounts.find(loginId);
  const { allowed } = await store.signIns.begin(tryKeys('new browser', loginId, loginId), now);
  if (!account || !allowed) return;
  const { username, language, clinicId } = account;
  const timeZone = (await store.patients.find(loginId))?.timeZone ?? (await clinicZone(store, clinicId));
  await services.mail(newBrowserMail(wordsOf(language).mails, { to: username, at: now, timeZone, language }));
}
