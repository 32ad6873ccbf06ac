import { type Read, useRanges, useVitalLimits, useVitalList } from '@rpm/api-client';
import { type RecordView, type VitalKind, vitalKinds } from '@rpm/domain';

type Answer<R> = R extends Read<infer T> ? T : never;
type Vitals = Answer<ReturnType<typeof useVitalList>>;

/** What the head and the vitals of a record both need to know of the patient's vitals. */
export interface VitalReads {
  list: ReturnType<typeof useVitalList>;
  limits: ReturnType<typeof useVitalLimits>;
  ranges: ReturnType<typeof useRanges>;
  /** The one that is shown: the address's own, else the first that the patient measures; `null` until that is known. */
  vital: VitalKind | null;
}

/**
 * The vitals of a patient and their limits, which the head needs on every tab: a range is set from there (RNG-21).
 *
 * @param userId `null` when nothing is to be asked
 */
export function useVitalReads(userId: string | null, view: RecordView): VitalReads {
  const shown = view.tab === 'vitals' ? userId : null;
  const list = useVitalList(userId);
  const limits = useVitalLimits(userId);
  const ranges = useRanges(shown);
  const vitals = list.loadable.state === 'ready' ? list.loadable.data : null;
  return { list, limits, ranges, vital: view.vital ?? firstOf(vitals) };
}

/** The first vital in the usual order that the patient measures. */
function firstOf(vitals: Vitals | null): VitalKind | null {
  const measured = new Set(vitals?.rows.map(({ mrSubType }) => mrSubType));
  return vitalKinds.find((kind) => measured.has(kind)) ?? null;
}
