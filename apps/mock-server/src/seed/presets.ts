import { formatStamp, orderStatuses } from '@rpm/domain';
import { anOrder, storyNow } from './builders.ts';
import { catalogue } from './catalogue.ts';
import { demoAccounts, northside, southside } from './clinics.ts';
import { mockupOrders } from './mockupOrders.ts';
import { makePeople } from './people.ts';
import type { SeedOrder, World } from './World.ts';

const frame = {
  clinics: [northside, southside],
  accounts: Object.values(demoAccounts),
  devices: Object.values(catalogue),
  readings: () => [],
} as const;

/** A clinic with nobody in it but those who work there. */
export function emptyClinic(): World {
  return { ...frame, patients: [], orders: [] };
}

/** The ten patients and orders of the mock-ups. */
export function smallClinic(now: Date = storyNow): World {
  const patients = makePeople(10);
  return { ...frame, patients, orders: mockupOrders(patients, now) };
}

/** A clinic with so many orders, for paging and for the big lists; the orders differ in status and delivery mode. */
export function largeClinic(count: number, now: Date = storyNow): World {
  const orders = Array.from({ length: count }, (_, at): SeedOrder => {
    const creationTime = formatStamp(new Date(now.getTime() - (count - at) * 60_000));
    const status = orderStatuses[at % orderStatuses.length] ?? 'Submitted';
    return anOrder({
      orderId: `RPM-${at + 1}`,
      creationTime,
      status,
      modeOfDelivery: at % 2 ? 'Mail' : 'Pickup',
    });
  });
  return { ...frame, patients: [], orders };
}

/** The small clinic with these orders instead of its own. */
export function clinicWith(orders: readonly SeedOrder[]): World {
  return { ...smallClinic(), orders };
}
