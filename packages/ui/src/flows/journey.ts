import type { AnyEndpoint } from '@rpm/api-client/calls';
import type { Beside, Hand } from './hand.ts';

/** Who of a journey acts. */
export type Actor = 'clinic' | 'patient';

/** What the answers of calls told, and later steps need: whoever made them, by hand or by a step. */
export interface Told {
  userId?: string;
  activationCode?: string;
  orderId?: string;
}

/** One step of a journey. */
export interface JourneyStep {
  name: string;
  actor: Actor;
  /** What happens in it, for who looks on. */
  says: string;
  /** The requirements that it shows. */
  ids: readonly string[];
  /** The address at which the actor begins; the place of the step before when left out. */
  opens?: (told: Told) => string;
  /** The address at which it goes on by hand when what happens on no page has happened; where it began when left out. */
  goesOn?: (told: Told) => string;
  /** What has to be so before the actor can begin, and is done on pages that are not part of the journey. */
  prepare?: (beside: Beside, told: Told) => Promise<void>;
  /** What of it happens on no page of the journey. Whoever walks by hand lets it happen, and does the rest. */
  outside?: { name: string; happens: (beside: Beside, told: Told) => Promise<void> };
  /** The step is done when this call has succeeded, or when the actor has come to this address. */
  done: { call: AnyEndpoint } | { path: string };
  act: (hand: Hand, beside: Beside, told: Told) => Promise<void>;
}
