import * as z from 'zod/mini';
import { orElse, type ParameterLimits } from '../vitals/readings.ts';

/*
 * Inside, limits of a parameter have one shape, `ParameterLimits`: a span of each kind. The specification writes them in
 * two others, and they are turned into each other here and nowhere else (ADR 63).
 */

const bound = z.nullable(z.number());

/** The four limits that somebody sets for a parameter, as a form has its fields; `null` is no limit. @see RNG-22 */
export const FourLimits = z.object({
  parameter: z.string().check(z.minLength(1)),
  cautiousMin: bound,
  cautiousMax: bound,
  criticalMin: bound,
  criticalMax: bound,
});
export type FourLimits = Readonly<z.infer<typeof FourLimits>>;

/** Where cautious and critical begin at one end of a parameter; `null` is no limit. */
const SetEnd = z.object({ cautious: bound, critical: bound });
/** Both ends of a parameter, as ranges and orders carry them. @see RNG-22, PAY-04 */
export const LimitEnds = z.object({ min: SetEnd, max: SetEnd });
export type LimitEnds = z.infer<typeof LimitEnds>;

const KeptEnd = z.extend(SetEnd, { normal: bound });
/** The same with what is normal, as a range is kept and answered. @see RNG-21 */
export const KeptEnds = z.object({ min: KeptEnd, max: KeptEnd });
export type KeptEnds = z.infer<typeof KeptEnds>;

/** What of limits somebody sets; what is normal nobody does (RNG-02). */
export type SetLimits = Omit<ParameterLimits, 'normal'>;

/** From the four fields. */
export const limitsOfFour = (four: Omit<FourLimits, 'parameter'>): SetLimits => ({
  cautious: { min: four.cautiousMin, max: four.cautiousMax },
  critical: { min: four.criticalMin, max: four.criticalMax },
});

/** As the four fields. */
export const fourOf = ({ cautious, critical }: SetLimits): Omit<FourLimits, 'parameter'> => ({
  cautiousMin: cautious.min,
  cautiousMax: cautious.max,
  criticalMin: critical.min,
  criticalMax: critical.max,
});

/** From both ends. */
export const limitsOfEnds = ({ min, max }: LimitEnds): SetLimits => ({
  cautious: { min: min.cautious, max: max.cautious },
  critical: { min: min.critical, max: max.critical },
});

/** As both ends. */
export const endsOf = ({ cautious, critical }: SetLimits): LimitEnds => ({
  min: { cautious: cautious.min, critical: critical.min },
  max: { cautious: cautious.max, critical: critical.max },
});

/** Limits as they are kept, in the form by which readings are judged. */
export const parameterLimitsOf = (ends: KeptEnds): ParameterLimits => ({
  normal: { min: ends.min.normal, max: ends.max.normal },
  ...limitsOfEnds(ends),
});

/** Limits by which readings are judged, as they are kept. */
export const keptEnds = ({ normal, ...set }: ParameterLimits): KeptEnds => {
  const { min, max } = endsOf(set);
  return { min: { normal: normal.min, ...min }, max: { normal: normal.max, ...max } };
};

/** Limits in which an empty one is the normal one. @see PAY-06 */
export const withoutGaps = ({ normal, cautious, critical }: ParameterLimits): SetLimits => ({
  cautious: orElse(cautious, normal),
  critical: orElse(critical, normal),
});
