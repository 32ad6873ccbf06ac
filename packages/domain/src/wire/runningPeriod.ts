import * as z from 'zod/mini';
import { Count, Day } from './fields.ts';

/** The device period that runs, with how many days with data it has. */
export const RunningPeriod = z.object({ start: Day, end: Day, days: Count });
export type RunningPeriod = z.infer<typeof RunningPeriod>;
