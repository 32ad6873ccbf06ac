import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { boundStamps, calendarDateOf, localDay, monthBounds } from '@rpm/domain';
import { demoAccounts, northside } from '../../src/seed/index.ts';

/** A call as somebody makes it all day. */
export interface BenchedCall {
  name: string;
  account: { accountId: string };
  address: string;
}

type Parts = Record<string, string>;

/** What the people of a clinic look at: each screen's first calls. @param patientId a monitored patient of the provider */
export function benchedCalls(patientId: string, now: Date): BenchedCall[] {
  const { provider, staff, administrator } = demoAccounts;
  const { start, end } = boundStamps(
    monthBounds(calendarDateOf(now, northside.timeZone), northside.timeZone),
  );
  const month = localDay(now, northside.timeZone).slice(0, 7);
  const call = (
    name: string,
    account: { accountId: string },
    of: EndpointName,
    { parts = {}, query = {} }: { parts?: Parts; query?: Parts } = {},
  ): BenchedCall => {
    const path = endpoints[of].path.replace(/:(\w+)/g, (_, part: string) =>
      encodeURIComponent(parts[part] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    return { name, account, address: search ? `${path}?${search}` : path };
  };
  const own = { userId: provider.accountId };
  const patients = (name: string, query: Parts, account = provider) =>
    call(`patient list, ${name}`, account, 'getPatientList', {
      parts: { userId: account.accountId },
      query: { page: '0', noOfRows: '20', ...query },
    });
  const orders = (name: string, query: Parts) =>
    call(`orders, ${name}`, staff, 'getAllottedDevicesByClinic', {
      query: { page: '0', noOfRows: '20', clinic: northside.name, ...query },
    });
  return [
    patients('by urgency', { sort: 'urgency' }),
    patients('by urgency, all of the clinic', { sort: 'urgency' }, staff),
    patients('by what is not reviewed', { sort: 'unreviewed' }),
    patients('by the newest reading', { sort: 'latest' }),
    patients('by name', { sort: 'name' }),
    patients('silent', { preset: 'silent' }),
    patients('not reviewed', { preset: 'notReviewed' }),
    patients('search', { search: 'mari' }),
    call('review queue', provider, 'getReviewQueue'),
    call('alerts', provider, 'getAlerts', { query: { tab: 'medical', page: '0', noOfRows: '20' } }),
    call('number of alerts', provider, 'getAlertCounts'),
    call('billing board', administrator, 'getBillBoard', { query: { month } }),
    call('dashboard, all time', provider, 'getTotalTableReadingsOfDoctor', { parts: own }),
    call('dashboard, a month', provider, 'getTotalTableReadingsOfDoctorBetween', {
      parts: { ...own, start, end },
    }),
    call('record, vitals', provider, 'getMyVitalList', { parts: { userId: patientId } }),
    call('record, a month of blood pressure', provider, 'getVitalData', {
      parts: { userId: patientId, vital: 'BloodPressure' },
      query: { start, end },
    }),
    orders('first page', {}),
    orders('by status and mode', { orderStatus: 'Shipped', modeOfDelivery: 'Mail' }),
    orders('by name', { pName: 'mari' }),
  ];
}
