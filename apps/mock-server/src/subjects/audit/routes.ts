import { type AuditExport, auditPeriodStart, limits } from '@rpm/domain';
import { type Api, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import { clinicZone } from '../clinics/clinicScope.ts';
import type { AuditSearch } from './contract.ts';
import { auditRow } from './wire.ts';

/** What was changed, seen and refused in a clinic: for its administrators (F2). */
export function auditRoutes(api: Api): void {
  route(api, 'getAuditLog', async ({ query, subject: { clinicId }, store, now }) => {
    const { rows, total } = await store.audit.page(await searchOf(store, clinicId, query, now), query);
    return { result: rows.map(auditRow), total };
  });
  route(api, 'exportAuditLog', async ({ body, subject: { clinicId }, store, actor, now }) => {
    const search = await searchOf(store, clinicId, body, now);
    const { rows, next } = await store.audit.export(actor, search, body.after, limits.exportPartRows);
    return { result: rows.map(auditRow), next };
  });
}

async function searchOf(
  store: StoreParts,
  clinicId: string,
  { period, warnings, person, group, search }: Omit<AuditExport, 'clinicName' | 'after'>,
  now: Date,
): Promise<AuditSearch> {
  const since = auditPeriodStart(period, now, await clinicZone(store, clinicId));
  return { clinicId, since, person, group, search, warnings: warnings === 'true' };
}
