import { english } from '../english.ts';

/** The sentences about readings and their limits. */

export const readingWords = english({
  normal: 'normal {span}',
  critical: 'critical {span}',
  between: '{min} to {max}',
  from: 'from {min}',
  upTo: 'up to {max}',
  below: 'below {value}',
  above: 'above {value}',
  /** Two limits beyond which it is critical. */
  either: '{one} or {other}',
  range: 'Range: {parts}',
  reading: 'Reading {value}, {reading}',
  noLimits: 'No limits set',
  noReadings: 'No readings',
  /** The words for a share bar; the counts stand beside it. */
  share: '{normal} normal, {cautious} cautious, {critical} critical',
});

/** How a reading stands to the patient's limits. Product-spec section 9 */
export const classWords = english({ Normal: 'Normal', Cautious: 'Cautious', Critical: 'Critical' });
