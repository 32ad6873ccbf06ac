import { dayPlus, localDay } from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { StoredClosing } from '../subjects/billing/closings.contract.ts';
import { billingEdges, type EdgeHome, edgePeople, momentOf } from './billingEdges.ts';
import { withBills } from './billingPapers.ts';
import { storyNow } from './builders.ts';
import { demoAccounts, northside } from './clinics.ts';
import { emptyClinic } from './presets.ts';

const home: EdgeHome = {
  clinic: northside,
  providerId: demoAccounts.provider.accountId,
  administratorId: demoAccounts.administrator.accountId,
  authorId: demoAccounts.staff.accountId,
};

/** A clinic with a patient near each edge of the rules of billing, and nobody else. @see SCR-04 */
export function billingClinic(now: Date = storyNow): World {
  const world = emptyClinic();
  const { labels: _, readings, ...people } = edgePeople(billingEdges, home, now);
  return {
    ...world,
    ...people,
    clinics: world.clinics.map((clinic) =>
      clinic.clinicId === northside.clinicId ? withBills(home, now) : clinic,
    ),
    readings: () => readings,
    monthClosings: [closedBefore(now)],
  };
}

/** The month before the last one is closed. */
function closedBefore(now: Date): StoredClosing {
  const month = dayPlus(
    `${dayPlus(`${localDay(now, northside.timeZone).slice(0, 7)}-01`, -1).slice(0, 7)}-01`,
    -1,
  );
  return {
    closingId: 'closing-edge',
    clinicId: northside.clinicId,
    month: month.slice(0, 7),
    closedById: home.administratorId,
    closedAt: momentOf(dayPlus(month, 5), 1000, northside.timeZone),
    reopening: null,
  };
}
