import { billBoard, type Language, mayBill } from '@rpm/domain';
import { eachInTurn } from '../../api/eachInTurn.ts';
import type { Services } from '../../api/Services.ts';
import { wordsFor } from '../../api/speech.ts';
import { digestMail } from '../accounts/newsMails.ts';
import { judgedPatients, monthOf, monthOfClinic } from './monthAsked.ts';

/**
 * Writes to who may bill what the month will bring, on the days on which their clinic wants it: counts and amounts, and
 * nothing of a patient. Several processes may do it at once.
 *
 * @see SCR-04
 */
export async function sendDigests({
  store,
  clock,
  mail,
  portalOrigin,
}: Pick<Services, 'store' | 'clock' | 'mail' | 'portalOrigin'>): Promise<void> {
  await store.within('every clinic', async () => {
    const now = clock();
    await eachInTurn(await store.digests.take(now), async ({ clinicId, month }) => {
      const known = await monthOfClinic(store, clinicId, monthOf(month), now);
      const board = billBoard(await judgedPatients(store, clinicId, known), known.asked, { month });
      const { columns, forecast } = board;
      for (const { username, role, accessEndedAt, language } of await store.accounts.ofClinic(clinicId)) {
        if (accessEndedAt !== null || !mayBill(role, known.settings)) continue;
        const told = {
          billable: columns.billable.count,
          atRisk: columns.atRisk.count,
          now: dollars(forecast.cents, language),
          more: dollars(forecast.atRiskCents, language),
          saved: dollars(forecast.savedCents, language),
        };
        await mail(digestMail(wordsFor(language, 'en').mails, { to: username, month, told, portalOrigin }));
      }
    });
  });
}

const dollars = (cents: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);
