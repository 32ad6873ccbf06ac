import {
  billedBy,
  billerOf,
  billingLacks,
  billTable,
  claimBundle,
  claimOf,
  isOnBoard,
  toCsv,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { auditEntry } from '../audit/contract.ts';
import { clinicMonth, judgedPatients, monthOf } from './monthAsked.ts';

/** The bills of a month as they leave the product, each time with its line in the audit log. @see SCR-04 */
export function billExportRoutes(api: Api): void {
  route(api, 'exportBills', async ({ caller: { account }, words, body: { month }, store, actor, now }) => {
    const { clinicId } = actor;
    const known = await clinicMonth(store, account, monthOf(month), now);
    const judged = (await judgedPatients(store, clinicId, known)).filter(isOnBoard).sort(byName);
    const isClosed = (await store.monthClosings.of(clinicId, month)) !== null;
    const table = billTable(judged, isClosed, words.billTable);
    await store.audit.add(auditEntry(actor, 'bill.exported', clinicId, { month, lines: table.length - 1 }));
    return { fileName: `bills-${month}.csv`, contentType: 'text/csv' as const, content: toCsv(table) };
  });

  route(api, 'getClaims', async ({ caller: { account }, body: { month }, store, actor, now }) => {
    const { clinicId } = actor;
    const known = await clinicMonth(store, account, monthOf(month), now);
    const all = (await judgedPatients(store, clinicId, known)).sort(byName);
    const judged = all.filter(({ care: { bill } }) => bill && bill.lines.length > 0);
    if (judged.length === 0) return claimsFile(month, [], now);
    const claims = judged.flatMap((each) => {
      const { bill, patientId } = each.care;
      const { practiceName, tin, npi, billingProvider, placeOfService } = billerOf(bill, known.settings);
      if (practiceName === null || tin === null || npi === null || billingProvider === null)
        throw new Refusal(409, { code: 'billingSetup', body: { missing: billingLacks(known.settings) } });
      const biller = { practiceName, tin, npi, billingProvider, placeOfService };
      return bill ? [claimOf({ ...billedBy(each), bill, patientId, biller })] : [];
    });
    await store.audit.add(auditEntry(actor, 'bill.claimed', clinicId, { month, claims: claims.length }));
    return claimsFile(month, claims, now);
  });
}

const claimsFile = (month: string, claims: readonly ReturnType<typeof claimOf>[], now: Date) => ({
  fileName: `claims-${month}.json`,
  contentType: 'application/fhir+json' as const,
  content: `${JSON.stringify(claimBundle(claims, now), null, 2)}\n`,
  total: claims.length,
});

type Judged = Awaited<ReturnType<typeof judgedPatients>>[number];

const byName = ({ care: a }: Judged, { care: b }: Judged) =>
  a.name < b.name ? -1 : Number(a.name > b.name) || (a.patientId < b.patientId ? -1 : 1);
