import type { ResourceType } from '../records/records.ts';
import type { VitalKind } from '../vitals/vitals.ts';

/** Where the records of a kind are found. @see RTE-05 */
export const recordsPath = (kind: ResourceType): string => `/patient-summary-detail/${kind}`;

/** Where the own readings of a vital are found. @see RTE-05 */
export const vitalSummaryPath = (vital: VitalKind): string => `/app-summary-details/${vital}`;
