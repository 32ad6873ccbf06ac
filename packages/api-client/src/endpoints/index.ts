import { accountEndpoints } from './accounts.ts';
import { auditEndpoints } from './audit.ts';
import { billingEndpoints } from './billing.ts';
import { contactEndpoints } from './contact.ts';
import { deviceOrderEndpoints } from './deviceOrders.ts';
import { deviceEndpoints } from './devices.ts';
import { emailEndpoints } from './emails.ts';
import { inquiryEndpoints } from './inquiry.ts';
import { loginEndpoints } from './login.ts';
import { monitoringEndpoints } from './monitoring.ts';
import { noteEndpoints } from './notes.ts';
import { orderEndpoints } from './orders.ts';
import { passwordEndpoints } from './passwords.ts';
import { patientEndpoints } from './patients.ts';
import { photoEndpoints } from './photos.ts';
import { placingEndpoints } from './placing.ts';
import { profileEndpoints } from './profile.ts';
import { rangeSavingEndpoints } from './rangeSaving.ts';
import { rangeEndpoints } from './ranges.ts';
import { readingCountEndpoints } from './readingCounts.ts';
import { readingEndpoints } from './readings.ts';
import { fileEndpoints, recordEndpoints } from './records.ts';
import { reviewEndpoints } from './reviews.ts';
import { sessionEndpoints } from './session.ts';
import { sharingEndpoints } from './sharing.ts';
import { staffEndpoints } from './staff.ts';

export { type AnswerCounts, countHeaders } from '../countHeaders.ts';
export type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '../endpoint.ts';

/**
 * The one table of calls: the server registers its routes from it, the tests walk it, stories name their faults by it.
 * A hook takes its call from the part it needs, so that a page loads the schemas of its own calls only.
 *
 * The paths of `add-inquiry` to `getPatientVitalRangeByUsername` are the specification's; those of the calls that it
 * only names are ours, in the same style. Names are the specification's wherever it has one.
 *
 * @see API-01
 */
export const endpoints = {
  ...loginEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...passwordEndpoints,
  ...profileEndpoints,
  ...photoEndpoints,
  ...emailEndpoints,
  ...staffEndpoints,
  ...inquiryEndpoints,
  ...contactEndpoints,
  ...orderEndpoints,
  ...placingEndpoints,
  ...deviceOrderEndpoints,
  ...deviceEndpoints,
  ...readingEndpoints,
  ...readingCountEndpoints,
  ...reviewEndpoints,
  ...rangeEndpoints,
  ...rangeSavingEndpoints,
  ...patientEndpoints,
  ...monitoringEndpoints,
  ...noteEndpoints,
  ...recordEndpoints,
  ...fileEndpoints,
  ...sharingEndpoints,
  ...billingEndpoints,
  ...auditEndpoints,
} as const;

/** The name of a call in the table. */
export type EndpointName = keyof typeof endpoints;
