import { limits } from '../limits/limits.ts';
import type { SubscriptionState } from './topics.ts';

/** How the deliveries of a subscription go. */
export interface DeliveryStanding {
  state: SubscriptionState;
  /** How many deliveries failed since one was taken. */
  failures: number;
  /** Before then nothing is sent. */
  nextAt: Date;
}

const minute = 60_000;

/** How long it is waited after so many failures in a row: a minute, two, four, and an hour at most. */
export const waitAfter = (failures: number): number => Math.min(2 ** (failures - 1), 60) * minute;

/** After a delivery that was taken: a subscription that was asked for is active from then on. */
export const afterTaken = (now: Date): DeliveryStanding => ({ state: 'active', failures: 0, nextAt: now });

/** After one that failed: it is tried again, later each time, and after about a day by the receiver's wish alone. */
export function afterFailed({ state, failures }: DeliveryStanding, now: Date): DeliveryStanding {
  const count = failures + 1;
  return {
    state: count >= limits.subscriptionFailuresMax ? 'error' : state,
    failures: count,
    nextAt: new Date(now.getTime() + waitAfter(count)),
  };
}
