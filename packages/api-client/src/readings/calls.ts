import {
  Id,
  lenientRows,
  MeasurementRecords,
  MeasurementRow,
  ReadingsExport,
  ReadingsPart,
  VitalData,
  VitalDataAnswer,
  VitalDataQuery,
  VitalOverview,
  vitalKinds,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

const user = z.object({ userId: Id });
const ofVital = z.object({ userId: Id, vital: z.enum(vitalKinds) });
const vitalData = { query: VitalDataQuery, answer: VitalDataAnswer, response: VitalData };

/** The calls of readings. */
export const readingEndpoints = {
  /** The latest reading of each vital. @see API-11, PDB-07 */
  getLatestMeasurementRecord: endpoint({
    method: 'GET',
    path: '/api/latest-measurement-record/:userId/Vital/rpm',
    params: user,
    answer: z.array(MeasurementRow),
    response: MeasurementRecords,
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
  /** A part of the readings of a vital for a file, each with its entry in the audit log. @see ADR 54 */
  exportReadings: endpoint({
    method: 'POST',
    path: '/api/export-readings',
    body: ReadingsExport,
    answer: ReadingsPart,
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
} as const;
