import { limits } from '../limits/limits.ts';

/** A device is silent when it was activated by this moment and nothing was measured since. */
export const silentBefore = (now: Date): Date => new Date(now.getTime() - limits.silentDays * 86_400_000);
