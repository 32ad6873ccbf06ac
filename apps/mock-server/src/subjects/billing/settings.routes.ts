import {
  type BillingPapers,
  type BillingSettings,
  billingChanges,
  formatStamp,
  fullName,
  isAdministrator,
  isConsentReversed,
  mayBill,
  noPapers,
  roleKind,
  usualBilling,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import { clinicZone } from '../clinics/clinicScope.ts';
import { compareTexts } from '../patients/search.ts';
import { historyOf } from './history.ts';
import type { Saved } from './settings.contract.ts';

/** What a clinic bills with, and the papers of its patients. @see SCR-04 */
export function billingSettingsRoutes(api: Api): void {
  route(api, 'getBillingSettings', async ({ caller: { account }, store }) => {
    const saved = await store.billingSettings.of(account.clinicId);
    const settings = saved?.value ?? usualBilling;
    return {
      settings,
      ...(await deedOf(store, saved)),
      mayChange: isAdministrator(account.role),
      mayBill: mayBill(account.role, settings),
      clinicZone: await clinicZone(store, account.clinicId),
      providers: await providersOf(store, account.clinicId, settings),
    };
  });
  route(api, 'saveBillingSettings', saveSettings);
  route(api, 'getBillingSettingsHistory', async ({ caller: { account }, store }) =>
    historyOf(store, account.clinicId, account.clinicId, ['billing.settings']),
  );
  route(api, 'getBillingPapers', async ({ subject, store, caller: { account } }) => {
    await mustBill(store, account);
    const [saved, clinic] = await Promise.all([
      store.billingPapers.of(subject.patientId),
      store.billingSettings.of(account.clinicId),
    ]);
    const { defaultDiagnosis, payer } = clinic?.value ?? usualBilling;
    return {
      papers: saved?.value ?? noPapers,
      consentDay: subject.consentDate,
      usualDiagnosis: defaultDiagnosis,
      usualPayer: payer,
      ...(await deedOf(store, saved)),
    };
  });
  route(api, 'saveBillingPapers', async ({ words, body, subject, store, actor, caller: { account } }) => {
    await mustBill(store, account);
    const { papers, version } = body;
    if (isConsentReversed(papers.consentUntil, subject.consentDate)) {
      const field = 'papers.consentUntil';
      throw new Refusal(400, { code: 'badField', told: { field }, body: { field } });
    }
    const before = (await store.billingPapers.of(subject.patientId))?.value ?? noPapers;
    const changes = billingChanges<BillingPapers>(before, papers);
    if (changes.length === 0) return { message: words.server.papersSaved };
    const outcome = await store.billingPapers.save(
      subject.patientId,
      { value: papers, version, changes },
      actor,
    );
    if (outcome === 'changed') throw new Refusal(409, { code: 'detailsChanged' });
    return { message: words.server.papersSaved };
  });
}

async function saveSettings({ words, body, store, actor }: AskedByUser<'saveBillingSettings'>) {
  const { settings, version } = body;
  const before = await store.billingSettings.of(actor.clinicId);
  const known = before?.value ?? usualBilling;
  const providers = await providersOf(store, actor.clinicId, known);
  for (const field of ['billingProvider', 'supervisingProvider'] as const) {
    const chosen = settings[field];
    // Another clinic's, or one whose access has ended and who is chosen anew, is as one who does not exist.
    if (chosen !== null && !providers.some(({ userId }) => userId === chosen))
      throw new Refusal(404, { code: 'providerUnknown', body: { field } });
  }
  const changes = billingChanges<BillingSettings>(known, settings);
  const message = words.server.billingSaved;
  if (changes.length === 0) return { message, version: before?.version ?? 0 };
  const outcome = await store.billingSettings.save({ value: settings, version, changes }, actor);
  if (outcome === 'changed') throw new Refusal(409, { code: 'detailsChanged' });
  return { message, version: version + 1 };
}

/**
 * Who can bill or supervise: the providers of a clinic who may log in, by name; and who does, also when they left since: bills
 * of months in which they worked still carry their name, and whoever changes something else need not choose another one.
 */
async function providersOf(
  store: StoreParts,
  clinicId: string,
  { billingProvider, supervisingProvider }: BillingSettings,
) {
  const accounts = await store.accounts.ofClinic(clinicId);
  return accounts
    .filter(
      ({ accountId, role, accessEndedAt }) =>
        accountId === billingProvider ||
        accountId === supervisingProvider ||
        (roleKind(role) === 'provider' && !accessEndedAt),
    )
    .map((account) => ({ userId: account.accountId, name: fullName(account) }))
    .sort((a, b) => compareTexts(a.name, b.name));
}

/** Refuses whom the clinic does not let bill. */
export async function mustBill(
  store: StoreParts,
  { clinicId, role }: { clinicId: string; role: string },
): Promise<void> {
  const settings = (await store.billingSettings.of(clinicId))?.value ?? usualBilling;
  if (!mayBill(role, settings)) throw new Refusal(403);
}

async function deedOf(store: StoreParts, saved: Saved<unknown> | null) {
  if (!saved) return { version: 0, savedBy: null, savedTime: null };
  const account = await store.accounts.find(saved.savedById);
  return {
    version: saved.version,
    savedBy: account && { userId: account.accountId, name: fullName(account) },
    savedTime: formatStamp(saved.savedAt),
  };
}
