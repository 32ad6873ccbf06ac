/** The sentences about readings and their limits. They are part of `messages`; import that. */

export const reading = {
  normal: (span: string) => `normal ${span}`,
  critical: (span: string) => `critical ${span}`,
  between: (min: string, max: string) => `${min} to ${max}`,
  from: (min: string) => `from ${min}`,
  upTo: (max: string) => `up to ${max}`,
  below: (value: string) => `below ${value}`,
  above: (value: string) => `above ${value}`,
  range: (parts: string) => `Range: ${parts}`,
  reading: (value: string, reading: string) => `Reading ${value}, ${reading}`,
  noLimits: 'No limits are set.',
  noReadings: 'No readings',
  /** The words for a share bar; the counts stand beside it. */
  share: (normal: number, cautious: number, critical: number) =>
    `${normal} normal, ${cautious} cautious, ${critical} critical`,
};
