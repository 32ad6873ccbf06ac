import { NewReadings, ReadingsTaken } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';

/** What devices call. Apart from the calls of pages, which need none of its schemas. */
export const deliveryEndpoints = {
  /** Delivers readings, one or a batch. What was delivered before is harmless; each is judged by the patient's limits. */
  addReadings: endpoint({
    method: 'POST',
    path: '/api/readings',
    body: NewReadings,
    answer: ReadingsTaken,
    token: 'device',
  }),
} as const;
