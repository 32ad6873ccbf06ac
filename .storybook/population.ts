import { backend } from '@rpm/mock-server/msw';
import { populatedClinic } from '@rpm/mock-server/seed';
import type { RequestHandler } from 'msw';

/** How many patients the clinic has; `story`: what the story says. */
export const populations = ['story', '0', '1', '300', '5000'] as const;
export type Population = (typeof populations)[number];

/**
 * The API with a clinic of so many patients. It belongs before the handlers of the story, and behind the toolbar's fault.
 *
 * @returns none when the story decides
 */
export function populationHandlers(of: { population: Population; clock: Date }): RequestHandler[] {
  if (of.population === 'story') return [];
  const world = populatedClinic(Number(of.population), of.clock);
  return [backend({ world, clock: () => of.clock })];
}
