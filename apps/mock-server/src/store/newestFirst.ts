import { compareTexts } from '../subjects/patients/search.ts';

/** Orders by time, the newest first, and by the lower id where the time is the same. */
export const newestFirst =
  <T>(timeOf: (item: T) => Date, idOf: (item: T) => string) =>
  (a: T, b: T) =>
    timeOf(b).getTime() - timeOf(a).getTime() || compareTexts(idOf(a), idOf(b));
