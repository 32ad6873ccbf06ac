import { type BillingCode, unchangedStandard } from '@rpm/domain';
import { billingCodeWords } from '@rpm/domain/words/billingCode';

/** What a code is for, in the reader's language where it is a standard one; else as the clinic typed it. @see SCR-04 */
export function codeText(code: Pick<BillingCode, 'code' | 'description'>): string {
  const standard = unchangedStandard(code);
  return standard === null ? code.description : billingCodeWords.standard[standard];
}
