/** How measured numbers are read: in US customary units or in metric ones. The first is everybody's who chose none. */
export const unitSystems = ['us', 'metric'] as const;
export type UnitSystem = (typeof unitSystems)[number];
