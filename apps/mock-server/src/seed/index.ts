export type { SeedAccount, World } from '../store/World.ts';
export type { StoredOrder } from '../subjects/orders/contract.ts';
export { orderRow } from '../subjects/orders/wire.ts';
export type { StoredPatient } from '../subjects/patients/contract.ts';
export { anOrder, aPatient, someOrders, storyNow } from './builders.ts';
export { demoAccounts, demoActivationCode, demoPassword, northside, southside } from './clinics.ts';
export {
  alertClinic,
  clinicWith,
  emptyClinic,
  hugeClinic,
  largeClinic,
  monitoredClinic,
  smallClinic,
} from './presets.ts';
export { pressureClinic } from './pressureClinic.ts';
