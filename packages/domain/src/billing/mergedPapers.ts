import { limits } from '../limits/limits.ts';
import { type BillingPapers, noPapers } from './papers.ts';

/**
 * The billing papers of two records that become one: those of the record whose details hold, with what it lacks from the
 * other one, and everybody else who bills of both. The end of the consent goes with its beginning, which is a detail.
 *
 * @returns `null` when neither has any
 * @see F5, SCR-04
 */
export function mergedPapers(
  holder: BillingPapers | null,
  other: BillingPapers | null,
): BillingPapers | null {
  if (!holder && !other) return null;
  const [first, second] = [holder ?? noPapers, other ?? noPapers];
  const claims = new Map(
    [...first.otherClaims, ...second.otherClaims].map((claim) => [
      `${claim.kind} ${claim.from} ${claim.to}`,
      claim,
    ]),
  );
  return {
    diagnosis: first.diagnosis ?? second.diagnosis,
    trainingDay: first.trainingDay ?? second.trainingDay,
    consentUntil: first.consentUntil,
    payer: first.payer ?? second.payer,
    otherClaims: [...claims.values()].slice(0, limits.otherClaimsMost),
  };
}
