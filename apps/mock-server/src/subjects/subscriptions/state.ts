import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import { fateOf } from '../patients/fates.ts';
import type { ClinicEvent, NumberedEvent, StoredSubscription } from './contract.ts';

/** A subscription in memory, with what tells whether it goes on. */
type Kept = StoredSubscription & { takenUntil: Date | null; endedAt: Date | null };

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    subscriptions: Kept[];
    clinicEvents: (ClinicEvent & { eventId: number; clinicId: string; at: Date; isWaiting: boolean })[];
    subscriptionEvents: (Pick<NumberedEvent, 'number' | 'at'> & {
      subscriptionId: string;
      eventId: number;
    })[];
    /** The number of the last event of all. */
    eventCount: { last: number };
  }
}

/** What memory begins with. */
export const subscriptionState = (world: World) =>
  ({
    subscriptions: (world.subscriptions ?? []).map((each) => ({
      ...structuredClone(each),
      ...{ takenUntil: null, endedAt: null },
    })),
    clinicEvents: [],
    subscriptionEvents: [],
    eventCount: { last: 0 },
  }) satisfies Partial<MemoryState>;

/** What becomes of a subscription about one patient with the record. */
export const subscriptionFate = fateOf({
  table: 'subscriptions',
  rows: (state) => state.subscriptions as (Kept & { patientId: string })[],
  merge: { goesAs: ({ subscriptionId }) => subscriptionId },
  exported: { not: 'to whom a clinic tells of news is its own; what was told is in the log of access' },
});

/** What becomes of what there is to tell. */
export const clinicEventFate = fateOf({
  table: 'clinic_events',
  rows: (state) => state.clinicEvents,
  merge: { goesAs: ({ eventId }) => String(eventId) },
  exported: { not: 'it names readings and alerts, which are in the export themselves' },
});
