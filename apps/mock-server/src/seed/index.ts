export { anOrder, aPatient, someOrders, storyNow } from './builders.ts';
export { demoAccounts, demoPassword, northside, southside } from './clinics.ts';
export { monitoredClinic } from './monitored.ts';
export {
  clinicWith,
  clinicWith,
  emptyClinic,
  emptyClinic,
  largeClinic,
  largeClinic,
  monitoredClinic,
  smallClinic,
  smallClinic,
} from './presets.ts';
export type { Patient, SeedAccount, SeedOrder, World } from './World.ts';
