import { calendarDateOf, formatStamp, monthBounds, roleKind, wholeDaysSince } from '@rpm/domain';
import { type Api, route } from '../../api/route.ts';
import { clinicScope } from '../clinics/clinicScope.ts';

/** What is counted of who is monitored. */
export function monitoringRoutes(api: Api): void {
  route(api, 'getTotalPatients', async ({ caller: { account, timeZone }, store, now }) => {
    const month = monthBounds(calendarDateOf(now, timeZone), timeZone);
    const { total, isNew } = await store.monitoring.patients(clinicScope(account), month);
    return { total, newThisMonth: isNew };
  });

  route(api, 'getTotalDevicesByStatus', async ({ caller: { account }, store }) => {
    const isPatient = roleKind(account.role) === 'patient';
    const scope = isPatient ? { patientId: account.accountId } : clinicScope(account);
    const [total, allotted] = await Promise.all([
      store.monitoring.activatedDevices(scope),
      store.monitoring.allottedDevices(scope),
    ]);
    return { total, allotted };
  });

  route(api, 'getDaysSinceRPM', async ({ subject: { patientId }, store, now }) => {
    const since = await store.monitoring.since(patientId);
    return {
      total: since && wholeDaysSince(since, now),
      since: since && formatStamp(since),
    };
  });
}
