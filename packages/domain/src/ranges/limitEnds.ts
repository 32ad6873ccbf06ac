import * as z from 'zod/mini';

const bound = z.nullable(z.number());

/** The four limits that somebody sets for a parameter; `null` is no limit. @see RNG-22 */
export const FourLimits = z.object({
  parameter: z.string().check(z.minLength(1)),
  cautiousMin: bound,
  cautiousMax: bound,
  criticalMin: bound,
  criticalMax: bound,
});

/** Where cautious and critical begin at one end of a parameter; `null` is no limit. */
export const LimitPair = z.object({ cautious: bound, critical: bound });
/** Both ends of a parameter, as ranges and orders carry them. @see RNG-22, PAY-04 */
export const LimitEnds = z.object({ min: LimitPair, max: LimitPair });
export type LimitEnds = z.infer<typeof LimitEnds>;
