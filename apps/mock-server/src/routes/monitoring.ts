import { formatStamp, roleKind, wholeDaysSince } from '@rpm/domain';
import { type Api, route } from '../api/route.ts';
import { clinicScope } from './clinicScope.ts';

/** What is counted of who is monitored. */
export function monitoringRoutes(api: Api): void {
  route(api, 'getTotalPatients', async ({ caller: { account }, store }) => ({
    total: await store.monitoring.patients(clinicScope(account)),
  }));

  route(api, 'getTotalDevicesByStatus', async ({ caller: { account }, store }) => {
    const isPatient = roleKind(account.role) === 'patient';
    const scope = isPatient ? { patientId: account.accountId } : clinicScope(account);
    return { total: await store.monitoring.activatedDevices(scope) };
  });

  route(api, 'getDaysSinceRPM', async ({ subject: { record }, store, now }) => {
    const since = await store.monitoring.since(record.userId);
    return {
      total: since && wholeDaysSince(since, now),
      since: since && formatStamp(since),
    };
  });
}
