import { type Period, periods } from '../time/periods.ts';
import { isVitalKind, type VitalKind } from '../vitals/vitals.ts';

/** The parts of a patient's record that have a place of their own. */
export const recordTabs = ['vitals', 'devices', 'notes', 'files', 'demographics', 'access'] as const;
export type RecordTab = (typeof recordTabs)[number];

/** Which part of a record is shown. */
export interface RecordView {
  tab: RecordTab;
  /** `null`: the first that the patient measures. */
  vital: VitalKind | null;
  period: Period;
}

/** The query of an address; a `URLSearchParams` is one. */
interface Search {
  get(name: string): string | null;
}

/** What is shown when the address does not say. */
const usual: RecordView = { tab: 'vitals', vital: null, period: 'month' };

/**
 * The address of a patient's record, for the clinic. What is usual is left out of it.
 *
 * @param userId opaque: no name and no e-mail address ever stands in an address of ours (behaviour R19)
 * @param view which part is shown
 */
export function patientRecordPath(userId: string, view: Partial<RecordView> = {}): string {
  const { tab = usual.tab, vital = usual.vital, period = usual.period } = view;
  const said = [
    tab === usual.tab ? '' : `&tab=${tab}`,
    vital === null ? '' : `&vital=${vital}`,
    period === usual.period ? '' : `&period=${period}`,
  ];
  return `/patientdetails?id=${encodeURIComponent(userId)}${said.join('')}`;
}

/**
 * Where what billing needs of a patient is shown at once, to be changed.
 *
 * @see SCR-04
 */
export const papersPath = (userId: string): string =>
  `${patientRecordPath(userId, { tab: 'demographics' })}&papers=1`;

/**
 * Reads such an address. Words that are not ours give what is usual.
 *
 * @returns `userId` is `null` when the address names nobody
 */
export function readRecordAddress(search: Search): RecordView & { userId: string | null } {
  const [tab, vital, period] = ['tab', 'vital', 'period'].map((name) => search.get(name));
  return {
    userId: search.get('id')?.trim() || null,
    tab: recordTabs.find((each) => each === tab) ?? usual.tab,
    vital: isVitalKind(vital) ? vital : usual.vital,
    period: periods.find((each) => each === period) ?? usual.period,
  };
}
