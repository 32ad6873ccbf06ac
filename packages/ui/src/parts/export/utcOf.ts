import { type OnBad, parseStamp, utcText } from '@rpm/domain';

/** A stamp of the API as exported files tell it: `2026-11-20T15:00:00Z`. What cannot be read is left out. @see ADR 54 */
export const utcOf = (stamp: string | null, onBad: OnBad): string | null =>
  stamp ? utcText(parseStamp(stamp, onBad)) : null;
