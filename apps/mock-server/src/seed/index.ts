export { anOrder, aPatient, someOrders, storyNow } from './builders.ts';
export { demoAccounts, demoPassword, northside, southside } from './clinics.ts';
export { clinicWith, emptyClinic, hugeClinic, largeClinic, smallClinic } from './presets.ts';
export type { Patient, SeedAccount, SeedOrder, World } from './World.ts';
