/** Whether a value was measured again: nobody can tell yet, it was not, it was out of limits again, or within them. */
export const repetitions = ['waiting', 'notRepeated', 'repeated', 'backToNormal'] as const;
export type Repetition = (typeof repetitions)[number];
