import { type Bill, formatStamp, makeBill, startOfDay } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { newId } from '../sessions/tokens.ts';

/** The clinic's codes and rates, and bills. */
export function billingRoutes(api: Api): void {
  route(api, 'getBillingCodes', async ({ subject, store }) => store.billing.codes(subject.clinicId));
  route(api, 'getRates', async ({ subject: { clinicId }, query: { year }, store }) =>
    store.billing.rates({ clinicId, year }),
  );
  route(api, 'addBillCode', async ({ words, body, actor, store }) => {
    const { clinic: _clinic, payer, cents, year, ...code } = body;
    const yearInForce = Number(code.effectiveFrom.slice(0, 4));
    const rate = { code: code.code, payer, year: year ?? yearInForce, cents };
    await store.billing.setCode(actor, { code, rate });
    return { message: words.server.codeAdded };
  });
  route(api, 'generateBill', generateBill);
}

/**
 * Makes the bill of a month that has begun by the patient's clock, from what is recorded by now.
 *
 * @throws Refusal 409 for a month that has a bill, without a reason for another one
 */
async function generateBill({
  words,
  body,
  subject,
  actor,
  store,
  services,
  now,
}: AskedByUser<'generateBill'>) {
  const { userId, year, month, reason = null } = body;
  const { clinicId, timeZone } = subject;
  if (startOfDay({ year, month, day: 1 }, timeZone) > now) {
    throw new Refusal(400, { code: 'monthNotBegun', body: { field: 'month' } });
  }
  const evidence = await store.billing.evidence({
    patientId: userId,
    timeZone,
    year,
    month,
  });
  const codes = await store.billing.codes(clinicId);
  const rates = await store.billing.rates({ clinicId, year });
  const data: Omit<Bill, 'version'> = {
    billId: newId(services.random),
    userId,
    year,
    month,
    ...makeBill({ year, month, evidence, codes, rates }),
    made: formatStamp(now),
    reason,
  };
  const { isKept, version } = await store.billing.addBill(actor, data);
  if (!isKept) throw new Refusal(409, { code: 'monthBilled', body: { current: version } });
  return { message: words.server.billMade, data: { ...data, version } };
}
