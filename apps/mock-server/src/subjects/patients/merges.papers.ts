import { type BillingPapers, billingChanges, mergedPapers, noPapers } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { Saved } from '../billing/settings.contract.ts';
import type { Merge } from './merges.contract.ts';

type Papers = Saved<BillingPapers> | null;

/** The billing papers that a record has when another one becomes a part of it. @returns `null` when they stay as they are */
export function papersAfter(
  kept: Papers,
  gone: Papers,
  { details }: Pick<Merge, 'details'>,
  { accountId, at }: Actor,
): Papers {
  const [keptValue, goneValue] = [kept?.value ?? null, gone?.value ?? null];
  const value = details === 'other' ? mergedPapers(goneValue, keptValue) : mergedPapers(keptValue, goneValue);
  if (!value || billingChanges(keptValue ?? noPapers, value).length === 0) return null;
  return { value, version: (kept?.version ?? 0) + 1, savedById: accountId, savedAt: at };
}
