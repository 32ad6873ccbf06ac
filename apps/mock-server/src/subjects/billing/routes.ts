import { billerOf, isOfProvider, isReached, isSettled, madeBill, monthText, toldBill } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import { newId } from '../sessions/tokens.ts';
import { MonthIsClosed } from './closings.contract.ts';
import { closedRefusal } from './closings.routes.ts';
import { clinicMonth, judgedPatients, monthOf } from './monthAsked.ts';
import { notOver, refuseEarly } from './refuseEarly.ts';

/** Bills. */
export function billingRoutes(api: Api): void {
  route(api, 'generateBill', generateBill);
  route(api, 'generateBills', generateBills);
}

/**
 * Makes the bill of a month that is over, of what is reached in it.
 *
 * @throws Refusal 409 for a month that is closed, or that has a bill, without a reason for another one
 */
async function generateBill({
  words,
  language,
  body,
  subject,
  caller,
  actor,
  store,
  services,
  now,
}: AskedByUser<'generateBill'>) {
  const { userId, reason = null, ...month } = body;
  const { clinicId } = subject;
  const known = await clinicMonth(store, caller.account, month, now);
  refuseEarly(known.asked, 'month', language);
  await refuseClosedMonth(store, clinicId, monthText(month));
  const [judged] = await judgedPatients(store, clinicId, known, [userId]);
  if (!judged) throw new Refusal(404);
  if (!isSettled(judged)) throw notOver(known.asked, 'month', language);
  const bill = madeBill(judged, known.asked, {
    billId: newId(services.random),
    reason,
    biller: billerOf(null, known.settings),
  });
  const { isKept, version } = await store.billing.addBill(actor, bill).catch(refuseClosed);
  if (!isKept) throw new Refusal(409, { code: 'monthBilled', body: { current: version } });
  return { message: words.server.billMade, data: toldBill({ ...bill, version }) };
}

/** Makes the bills of chosen patients, or of all, of whom anything is reached and who have none yet. */
async function generateBills({
  words,
  language,
  body,
  caller,
  actor,
  store,
  services,
  now,
}: AskedByUser<'generateBills'>) {
  const { clinicId } = caller.account;
  const known = await clinicMonth(store, caller.account, monthOf(body.month), now);
  refuseEarly(known.asked, 'month', language);
  await refuseClosedMonth(store, clinicId, body.month);
  const chosen = body.userIds && [...new Set(body.userIds)];
  const judged = await judgedPatients(store, clinicId, known, chosen);
  if (chosen && judged.length < chosen.length) throw new Refusal(404);
  const all = judged.filter(({ care }) => isOfProvider(care, body.provider));
  const userIds = all.map(({ care }) => care.patientId);
  const bills = all
    .filter((each) => each.care.bill === null && isSettled(each) && each.verdicts.some(isReached))
    .map((each) =>
      madeBill(each, known.asked, {
        billId: newId(services.random),
        reason: null,
        biller: billerOf(null, known.settings),
      }),
    );
  const made = await store.billing.addFirstBills(actor, bills).catch(refuseClosed);
  const wanted = new Set(bills.map(({ userId }) => userId));
  const had = new Set(all.filter(({ care }) => care.bill).map(({ care }) => care.patientId));
  const already = userIds.filter((id) => had.has(id) || (wanted.has(id) && !made.includes(id)));
  const none = userIds.filter((id) => !had.has(id) && !wanted.has(id));
  const { billsMade, billsThere, billsNone } = words.server;
  const nothing = already.length > 0 ? billsThere : billsNone;
  return { message: made.length > 0 ? billsMade({ count: made.length }) : nothing, made, already, none };
}

async function refuseClosedMonth({ monthClosings }: StoreParts, clinicId: string, month: string) {
  if (await monthClosings.of(clinicId, month)) throw closedRefusal();
}

/** What a store throws of a month that was closed meanwhile. */
function refuseClosed(error: unknown): never {
  throw error instanceof MonthIsClosed ? closedRefusal() : error;
}
