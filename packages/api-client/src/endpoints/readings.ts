import {
  CountedReadings,
  compareStamps,
  DaysOfReadings,
  DaysSince,
  Id,
  lenientRows,
  MeasurementRecords,
  MeasurementRow,
  NewReadings,
  NewReview,
  ReadingSummaries,
  ReadingsTaken,
  ReadingTable,
  ReadingTableQuery,
  ReadTotal,
  Review,
  Stamp,
  TableQuery,
  Total,
  VitalData,
  VitalDataAnswer,
  VitalDataQuery,
  VitalOverview,
  vitalKinds,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Message } from './message.ts';

const user = z.object({ userId: Id });
const between = z
  .object({ userId: Id, start: Stamp, end: Stamp })
  .check(z.refine(({ start, end }) => !(compareStamps(start, end) > 0), { path: ['end'] }));
const ofVital = z.object({ userId: Id, vital: z.enum(vitalKinds) });
const table = { answer: ReadingTable, response: ReadingSummaries };
const tableOfMany = {
  query: ReadingTableQuery,
  answer: ReadingTable,
  response: CountedReadings,
  countsRows: true,
};
const vitalData = { query: VitalDataQuery, answer: VitalDataAnswer, response: VitalData };

/** The calls of readings and of what is counted from them. */
export const readingEndpoints = {
  /** Delivers readings, one or a batch. What was delivered before is harmless; each is judged by the patient's limits. */
  addReadings: endpoint({
    method: 'POST',
    path: '/api/readings',
    body: NewReadings,
    answer: ReadingsTaken,
    token: 'device',
  }),
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
  /** How many patients with an activated device or a reading a provider has; of staff, the clinic. @see API-07, API-24, DDB-01 */
  getTotalPatients: endpoint({
    method: 'GET',
    path: '/api/total-patients/:userId',
    params: user,
    answer: Total,
    response: ReadTotal,
  }),
  /** On how many days, by the patient's clock, there was at least one reading. @see API-08, API-24 */
  getTotalDaysOfReadings: endpoint({
    method: 'GET',
    path: '/api/total-days-of-readings/:userId',
    params: user,
    answer: Total,
  }),
  /** How many devices are activated: of a patient, the own ones; of a provider, those of the own patients; of staff, the clinic's. @see API-09, API-24 */
  getTotalDevicesByStatus: endpoint({
    method: 'GET',
    path: '/api/total-devices-by-status/:userId/:status',
    params: z.object({ userId: Id, status: z.literal('Activated') }),
    answer: Total,
    response: ReadTotal,
  }),
  /** The days between two moments on which there was at least one reading. @see API-10, API-24 */
  getMonthDaysOfReadings: endpoint({
    method: 'GET',
    path: '/api/month-days-of-readings/:userId/:start/:end',
    params: between,
    answer: DaysOfReadings,
  }),
  /** The latest reading of each vital. @see API-11, PDB-07 */
  getLatestMeasurementRecord: endpoint({
    method: 'GET',
    path: '/api/latest-measurement-record/:userId/Vital/rpm',
    params: user,
    answer: z.array(MeasurementRow),
    response: MeasurementRecords,
  }),
  /** How long the patient has been monitored, in days. @see API-12, API-24 */
  getDaysSinceRPM: endpoint({
    method: 'GET',
    path: '/api/days-since-RPM/:userId',
    params: user,
    answer: DaysSince,
  }),
  /** The vitals that a patient has readings of. @see API-20 */
  getMyVitalList: endpoint({
    method: 'GET',
    path: '/api/my-vital-list/:userId',
    params: user,
    answer: z.array(VitalOverview),
    response: lenientRows(VitalOverview),
  }),
  /** The readings of a vital, for a chart. @see API-20 */
  getVitalData: endpoint({
    method: 'GET',
    path: '/api/vital-data/:userId/:vital',
    params: ofVital,
    ...vitalData,
  }),
  /** The readings of a vital, a page of a table at a time. @see API-21 */
  getVitalDetails: endpoint({
    method: 'GET',
    path: '/api/vital-details/:userId/:vital',
    params: ofVital,
    ...vitalData,
  }),
  /** The readings of the heart rate. @see API-19 */
  getHeartRateData: endpoint({
    method: 'GET',
    path: '/api/heart-rate-data/:userId',
    params: user,
    ...vitalData,
  }),
  /** The readings of the blood glucose. @see API-19 */
  glucose: endpoint({ method: 'GET', path: '/api/glucose/:userId', params: user, ...vitalData }),
  /** Who has looked through a patient's readings, newest first. */
  getReviews: endpoint({
    method: 'GET',
    path: '/api/reviews/:userId',
    params: user,
    answer: z.array(Review),
    response: lenientRows(Review),
  }),
  /** Says that a patient's readings up to a moment have been looked at. */
  reviewReadings: endpoint({
    method: 'POST',
    path: '/api/review-readings',
    body: NewReview,
    answer: z.object({ message: z.string(), reviewId: Id }),
  }),
  /** Takes one's own review back. */
  undoReview: endpoint({
    method: 'POST',
    path: '/api/undo-review',
    body: z.object({ userId: Id, reviewId: Id }),
    answer: Message,
  }),
} as const;
