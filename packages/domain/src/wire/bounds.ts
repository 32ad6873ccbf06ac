/** Whether two bounds are in their order; a missing one is in order with every other. */
export const isUp = (min: number | null, max: number | null) => min === null || max === null || min <= max;
