import { anApp, anOrder, demoAccounts, demoHospitals, smallClinic } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { ownAlerts, ownCompliance } from './requestAlerts.ts';
import {
  ownAppGrants,
  ownConnections,
  ownEhrs,
  ownSubscriptions,
  ownSystems,
  ownVendors,
} from './requestConnections.ts';
import { orderOf, owners, people } from './requestPeople.ts';
import {
  files,
  messages,
  ownInquiries,
  ownRanges,
  ownRecordRequests,
  ownReviews,
  shares,
} from './requestRecords.ts';
import { closings, ownCredentials, ownTemplates, ownTimeEntries, ownTimers } from './requestWork.ts';

/** The small clinic, in which each of the three patients has an order in each status that a call needs. */
export function requestWorld(): World {
  const orders = owners.flatMap(({ whose, clinicId, providerId }) =>
    ['Submitted', 'Shipped', 'Activated'].map((status) =>
      anOrder({
        orderId: orderOf(status, whose),
        status,
        clinicId,
        providerId,
        patientId: people[whose].userId,
        email: people[whose].username,
      }),
    ),
  );
  const world = smallClinic();
  // The colleague's patient has an account too, so that its access can be ended.
  const { userId: accountId, username } = people.colleagues;
  const account = { ...demoAccounts.patient, accountId, username };
  const accounts = [...world.accounts, account];
  const notes = [...world.notes, ...messages()];
  const times = { timers: ownTimers(), timeEntries: ownTimeEntries() };
  return {
    ...{ ...world, accounts, orders, shares, files, notes, ...times },
    ...{ reviews: ownReviews(), alerts: ownAlerts, inquiries: ownInquiries(), compliance: ownCompliance() },
    noteTemplates: ownTemplates(),
    ...ownVendors(),
    systems: ownSystems(),
    subscriptions: ownSubscriptions(),
    apps: [anApp()],
    appGrants: ownAppGrants(),
    loginProviders: ownEhrs(),
    credentials: ownCredentials(),
    recordRequests: ownRecordRequests(),
    hospitals: demoHospitals,
    hospitalConnections: ownConnections(),
    ranges: [...world.ranges, ...ownRanges()],
    monthClosings: closings,
  };
}
