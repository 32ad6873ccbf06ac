const counted = (count: number) => count.toLocaleString('en-US');

/**
 * The sentences of a patient's record and of its charts. They are part of `messages`; import that. All are ours but
 * those with a requirement id.
 */
export const recordMessages = {
  chart: {
    /** The name of the control that walks the readings. */
    walk: (name: string) => `Readings of ${name}, one by one`,
    /** Where no reading is pointed at. */
    hint: 'Point at the chart, or use the arrow keys in it, to read a single value.',
    /** What a screen reader says of a panel in place of its picture. */
    summary: (
      name: string,
      {
        count,
        first,
        last,
        min,
        max,
        unit,
      }: Record<'first' | 'last' | 'min' | 'max' | 'unit', string> & {
        count: number;
      },
      classes: string,
    ) =>
      `${name}: ${counted(count)} ${count === 1 ? 'reading' : 'readings'}, ${first === last ? first : `${first} to ${last}`}, ${
        min === max ? min : `${min} to ${max}`
      }${unit && ` ${unit}`}. ${classes}.`,
    classes: (normal: number, cautious: number, critical: number) =>
      `${counted(normal)} Normal, ${counted(cautious)} Cautious, ${counted(critical)} Critical`,
    none: (name: string) => `${name}: no readings.`,
    /** One reading: '142 mmHg, Cautious, November 20, 2026, 8:12 AM'. */
    reading: (value: string, reading: string | null, time: string) =>
      [value, reading, time].filter(Boolean).join(', '),
  },
} as const;
