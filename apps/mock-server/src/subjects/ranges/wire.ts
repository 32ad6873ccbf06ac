import { formatStamp } from '@rpm/domain';
import type { KeptRange } from './contract.ts';

/** A range as the API answers it. */
export const savedRange = ({ vital, version, start, end, limits, setBy, setAt }: KeptRange) => ({
  vital,
  startDateTime: formatStamp(start),
  endDateTime: formatStamp(end),
  version,
  setBy,
  setTime: formatStamp(setAt),
  limits,
});
