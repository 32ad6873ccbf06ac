import type { Services } from '../../api/Services.ts';
import { wordsFor } from '../../api/speech.ts';
import { clinicInquiryMail } from '../accounts/newsMails.ts';

/** Writes to the administrators of clinics whose patients have sent inquiries. Several processes may do it at once. @see F7 */
export async function announceInquiries({
  store,
  clock,
  mail,
  portalOrigin,
}: Pick<Services, 'store' | 'clock' | 'mail' | 'portalOrigin'>): Promise<void> {
  await store.within('every clinic', async () => {
    for (const { username: to, language, isRaised } of await store.inquiryNotices.take(clock()))
      await mail(clinicInquiryMail(wordsFor(language, 'en').mails, { to, isRaised, portalOrigin }));
  });
}
