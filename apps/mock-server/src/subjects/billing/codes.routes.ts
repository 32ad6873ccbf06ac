import {
  type BillingCode,
  type CodeRate,
  codeChanges,
  type ImportFault,
  importFaults,
  isSameRate,
  leastOfCode,
  limits,
  overlapAt,
  type Rate,
  ratesAfter,
  withYearRate,
} from '@rpm/domain';
import { Refusal, type RefusalCode } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Actor } from '../accounts/contract.ts';
import { historyOf } from './history.ts';
import { mustBill } from './settings.routes.ts';

/** The codes that a clinic bills by, and what payers pay for them. @see API-25, SCR-04 */
export function billingCodeRoutes(api: Api): void {
  route(api, 'getBillingCodes', async ({ subject, store }) => store.billing.codes(subject.clinicId));
  route(api, 'getRates', async ({ subject: { clinicId }, query: { year }, store }) => {
    const rates = await store.billing.rates({ clinicId, year });
    return rates.map((rate) => ({ ...rate, year: Number(rate.effectiveFrom.slice(0, 4)) }));
  });
  route(api, 'addBillCode', addBillCode);
  route(api, 'saveBillingCode', async ({ words, body, store, actor, caller: { account } }) => {
    await mustBill(store, account);
    const { code, rates, version } = body;
    await save(store, actor, { code, version, ratesAfter: () => rates, at: 'code.' });
    return { message: words.server.codeAdded };
  });
  route(api, 'importRates', importRates);
  route(api, 'getCodeHistory', async ({ caller: { account }, params: { code }, store }) =>
    historyOf(store, account.clinicId, code, ['billing.code-added', 'billing.code-changed']),
  );
}

/** Adds a code with the rate of a year, or sets both anew: what else is known of the code stays. */
async function addBillCode({ words, body, actor, store, caller }: AskedByUser<'addBillCode'>) {
  await mustBill(store, caller.account);
  const { clinic: _clinic, payer, cents, year: given, ...code } = body;
  const known = (await store.billing.codes(actor.clinicId)).find((each) => each.code === code.code);
  const year = given ?? Number(code.effectiveFrom.slice(0, 4));
  await save(store, actor, {
    code,
    version: known?.version ?? 0,
    at: '',
    ratesAfter: (before) => withYearRate(before, { payer, year, cents }),
  });
  return { message: words.server.codeAdded };
}

const withoutCode = ({ code: _code, ...rate }: Rate): CodeRate => rate;

/** @throws Refusal 400 with the place of the first rate that is wrong, and 409 when a code of them was changed meanwhile */
async function importRates({ words, body, actor, store, caller }: AskedByUser<'importRates'>) {
  await mustBill(store, caller.account);
  const { clinicId } = actor;
  const [codes, all] = await Promise.all([
    store.billing.codes(clinicId),
    store.billing.rates({ clinicId, year: undefined }),
  ]);
  const faults = importFaults(body.rates, { codes, rates: all });
  const at = faults.findIndex((each) => each !== null);
  const fault = faults[at];
  if (fault) {
    const { code, field } = importRefusals[fault];
    const told = { count: limits.ratesOfCodeMost };
    throw new Refusal(400, { code, told, body: { field: `rates.${at}.${field}` } });
  }
  const after = ratesAfter(all, body.rates);
  const seen = new Map(body.versions.map(({ code, version }) => [code, version]));
  const touched = new Set(body.rates.map(({ code }) => code));
  const savings = codes
    .filter(({ code }) => touched.has(code))
    .map(({ version, ...code }) => {
      if (seen.get(code.code) !== version) throw new Refusal(409, { code: 'detailsChanged' });
      const own = (list: readonly Rate[]) => list.filter((rate) => rate.code === code.code).map(withoutCode);
      const rates = own(after);
      return { code, rates, version, changes: codeChanges({ code, rates: own(all) }, { code, rates }) };
    })
    .filter(({ changes }) => changes.length > 0);
  const outcome = await store.billing.saveCodes(actor, savings);
  if (outcome === 'changed') throw new Refusal(409, { code: 'detailsChanged' });
  return { message: words.server.ratesImported };
}

/** How a rate is refused that is wrong beside others. */
const importRefusals = {
  codeUnknown: { code: 'codeUnknown', field: 'code' },
  twice: { code: 'rateTwice', field: 'effectiveFrom' },
  tooManyOfCode: { code: 'ratesFull', field: 'code' },
  overlaps: { code: 'ratesOverlap', field: 'effectiveFrom' },
} as const satisfies Record<ImportFault, { code: RefusalCode; field: string }>;

interface Wish {
  code: BillingCode;
  version: number;
  /** The rates after, from those before. */
  ratesAfter(before: CodeRate[]): CodeRate[];
  /** What stands before the name of a field of the code in the body. */
  at: '' | 'code.';
}

/** @throws Refusal 400 with its field, and 409 for a code that somebody else has changed meanwhile */
async function save(store: StoreParts, actor: Actor, { code, version, ratesAfter, at }: Wish): Promise<void> {
  const { clinicId } = actor;
  const [codes, all] = await Promise.all([
    store.billing.codes(clinicId),
    store.billing.rates({ clinicId, year: undefined }),
  ]);
  const known = codes.find((each) => each.code === code.code);
  if ((known?.version ?? 0) !== version) throw new Refusal(409, { code: 'detailsChanged' });
  const before = all.filter((rate) => rate.code === code.code).map(withoutCode);
  const rates = ratesAfter(before);
  const least = leastOfCode(code.code, code.unit);
  if (code.threshold < least)
    throw new Refusal(400, {
      code: 'thresholdTooLow',
      told: { least },
      body: { field: `${at}threshold` },
    });
  if (before.some((rate) => !rates.some((each) => isSameRate(each, rate))))
    throw new Refusal(400, { code: 'rateTakenAway', body: { field: 'rates' } });
  const overlap = overlapAt(rates);
  if (overlap >= 0)
    throw new Refusal(400, {
      code: 'ratesOverlap',
      body: { field: at === '' ? 'year' : `rates.${overlap}.effectiveFrom` },
    });
  const changes = codeChanges(known ? { code: known, rates: before } : null, { code, rates });
  if (changes.length === 0) return;
  const outcome = await store.billing.saveCodes(actor, [{ code, rates, version, changes }]);
  if (outcome === 'changed') throw new Refusal(409, { code: 'detailsChanged' });
}
