import { billerOf, isReached, isSettled, localTimeOf, madeBill, monthText } from '@rpm/domain';
import type { StoreParts } from '../store/Store.ts';
import { judgedPatients, monthOfClinic } from '../subjects/billing/monthAsked.ts';
import { clinicZone } from '../subjects/clinics/clinicScope.ts';
import { demoAccounts, northside } from './clinics.ts';

/** The month before the last one by the clinic's clock, and a morning early in the one after it. */
function closedMonth(now: Date, zone: string) {
  const here = localTimeOf(now, zone);
  const [year, month] = [here.year, here.month - 3];
  const first = new Date(Date.UTC(year, month, 1));
  return {
    month: { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 },
    at: new Date(Date.UTC(year, month + 1, 6, 15, 4)),
  };
}

/**
 * Bills a month of the first clinic by the rules, as its administrator would have done, and closes it: so a biller of the demo sees
 * what bills, their evidence and a closed month look like. The last month stays to be billed.
 */
export async function billDemoMonth(store: StoreParts, now: Date): Promise<void> {
  const { clinicId } = northside;
  const { month, at } = closedMonth(now, await clinicZone(store, clinicId));
  const known = await monthOfClinic(store, clinicId, month, at);
  const judged = await judgedPatients(store, clinicId, known);
  const bills = judged
    .filter((each) => isSettled(each) && each.verdicts.some(isReached))
    .map((each) =>
      madeBill(each, known.asked, {
        billId: `demo-bill-${each.care.patientId}`,
        reason: null,
        biller: billerOf(null, known.settings),
      }),
    );
  const actor = { accountId: demoAccounts.administrator.accountId, clinicId, at };
  await store.billing.addFirstBills(actor, bills);
  await store.monthClosings.close({ closingId: 'demo-month-closing', month: monthText(month) }, actor);
}
