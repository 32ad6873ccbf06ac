import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import { fateOf } from '../patients/fates.ts';
import { type ClinicEvent, type NumberedEvent, namedIn, type StoredSubscription } from './contract.ts';

/** A subscription in memory, with what tells whether it goes on. Whom it names lies beside it. */
type Kept = Omit<StoredSubscription, 'patientIds'> & {
  namesPatients: boolean;
  takenUntil: Date | null;
  endedAt: Date | null;
};

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    subscriptions: Kept[];
    subscriptionPatients: { subscriptionId: string; clinicId: string; patientId: string; id: string }[];
    clinicEvents: (ClinicEvent & { eventId: number; clinicId: string; at: Date; isWaiting: boolean })[];
    subscriptionEvents: (Pick<NumberedEvent, 'number' | 'at'> & {
      subscriptionId: string;
      eventId: number;
    })[];
    /** The number of the last event of all. */
    eventCount: { last: number };
  }
}

/** A subscription as memory keeps it. */
export const keptOne = ({ patientIds, ...each }: StoredSubscription): Kept => ({
  ...structuredClone(each),
  namesPatients: patientIds !== null,
  takenUntil: null,
  endedAt: null,
});

/** What memory begins with. */
export const subscriptionState = (world: World) =>
  ({
    subscriptions: (world.subscriptions ?? []).map(keptOne),
    subscriptionPatients: (world.subscriptions ?? []).flatMap(namedIn),
    clinicEvents: [],
    subscriptionEvents: [],
    eventCount: { last: 0 },
  }) satisfies Partial<MemoryState>;

/** What becomes with the record of a patient whom subscriptions name. One that has named nobody else is over. */
export const subscriptionFate = fateOf({
  table: 'subscription_patients',
  rows: (state) => state.subscriptionPatients,
  merge: { goesAs: ({ id }) => id },
  exported: { not: 'to whom a clinic tells of news is its own; what was told is in the log of access' },
});

/** What becomes of what there is to tell. */
export const clinicEventFate = fateOf({
  table: 'clinic_events',
  rows: (state) => state.clinicEvents,
  merge: { goesAs: ({ eventId }) => String(eventId) },
  exported: { not: 'it names readings and alerts, which are in the export themselves' },
});
