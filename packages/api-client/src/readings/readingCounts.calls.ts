import {
  CountedReadings,
  compareStamps,
  DaysOfReadings,
  DaysSince,
  Id,
  ReadingSummaries,
  ReadingTable,
  ReadingTableQuery,
  Stamp,
  TableQuery,
  Total,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

const user = z.object({ userId: Id });
const between = z
  .object({ userId: Id, start: Stamp, end: Stamp })
  .check(z.refine(({ start, end }) => !(compareStamps(start, end) > 0), { path: ['end'] }));
const table = { answer: ReadingTable, response: ReadingSummaries };
const tableOfMany = {
  query: ReadingTableQuery,
  answer: ReadingTable,
  response: CountedReadings,
  countsRows: true,
};

/** The calls of what is counted from readings. Apart from those of the readings, which a clinic's dashboard does not show. */
export const readingCountEndpoints = {
  /** How many readings of each class a patient has, by the patient's name or by vital. @see API-06, API-24, PDB-02 */
  getTotalTableReadingsOfPatient: endpoint({
    method: 'GET',
    path: '/api/total-table-readings/rpm/:userId/patient',
    params: user,
    query: TableQuery,
    ...table,
  }),
  /** The same between two moments. @see API-06, PDB-02 */
  getTotalTableReadingsOfPatientBetween: endpoint({
    method: 'GET',
    path: '/api/total-table-readings/rpm/:userId/patient/:start/:end',
    params: between,
    query: TableQuery,
    ...table,
  }),
  /**
   * How many readings of each class the patients of a provider have; of staff, all of the clinic. With a page, so many
   * of them, the most urgent first, each with its `userId`; without one, all. @see API-06, DDB-02, behaviour 1c
   */
  getTotalTableReadingsOfDoctor: endpoint({
    method: 'GET',
    path: '/api/total-table-readings/rpm/:userId/doctor',
    params: user,
    ...tableOfMany,
  }),
  /** The same between two moments. @see API-06, DDB-02 */
  getTotalTableReadingsOfDoctorBetween: endpoint({
    method: 'GET',
    path: '/api/total-table-readings/rpm/:userId/doctor/:start/:end',
    params: between,
    ...tableOfMany,
  }),
  /** On how many days, by the patient's clock, there was at least one reading. @see API-08, API-24 */
  getTotalDaysOfReadings: endpoint({
    method: 'GET',
    path: '/api/total-days-of-readings/:userId',
    params: user,
    answer: Total,
  }),
  /** The days between two moments on which there was at least one reading. @see API-10, API-24 */
  getMonthDaysOfReadings: endpoint({
    method: 'GET',
    path: '/api/month-days-of-readings/:userId/:start/:end',
    params: between,
    answer: DaysOfReadings,
  }),
  /** How long the patient has been monitored, in days. @see API-12, API-24 */
  getDaysSinceRPM: endpoint({
    method: 'GET',
    path: '/api/days-since-RPM/:userId',
    params: user,
    answer: DaysSince,
  }),
} as const;
