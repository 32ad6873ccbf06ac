import { OwnReadings, OwnReadingsTaken } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';

/** What patients send themselves. */
export const ownReadingEndpoints = {
  /**
   * Readings that a patient took with a device beside the browser, or typed. They are judged as a device's are; one for
   * which no device of the clinic stands is marked, and nothing is billed by it. Sent twice they are harmless.
   *
   * @see RTE-07
   */
  addOwnReadings: endpoint({
    method: 'POST',
    path: '/api/own-readings',
    body: OwnReadings,
    answer: OwnReadingsTaken,
    stales: [
      '/api/latest-measurement-record/:userId/Vital/rpm',
      '/api/my-vital-list/:userId',
      '/api/vital-data/:userId/:vital',
      '/api/vital-details/:userId/:vital',
      '/api/heart-rate-data/:userId',
      '/api/glucose/:userId',
      '/api/total-table-readings/rpm/:userId/patient',
      '/api/total-table-readings/rpm/:userId/patient/:start/:end',
      '/api/urgent-reading',
      '/api/repeats-asked',
      '/api/timeline/:userId',
    ],
  }),
} as const;
