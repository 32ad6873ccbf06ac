export type { Patient, SeedAccount, SeedOrder, World } from '../store/World.ts';
export { anOrder, aPatient, someOrders, storyNow } from './builders.ts';
export { demoAccounts, demoPassword, northside, southside } from './clinics.ts';
export {
  clinicWith,
  emptyClinic,
  hugeClinic,
  largeClinic,
  monitoredClinic,
  smallClinic,
} from './presets.ts';
export { pressureClinic } from './pressureClinic.ts';
