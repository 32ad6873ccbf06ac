export type { SeedAccount, World } from '../store/World.ts';
export type { StoredOrder } from '../subjects/orders/contract.ts';
export { orderRow } from '../subjects/orders/wire.ts';
export type { StoredPatient } from '../subjects/patients/contract.ts';
export { anApp, anAppGrant } from './apps.ts';
export { billingClinic } from './billingClinic.ts';
export { type BillingEdge, billingEdges, edgePatient } from './billingEdges.ts';
export { anOrder, aPatient, someOrders, storyNow } from './builders.ts';
export { demoAccounts, demoActivationCode, demoPassword, northside, southside } from './clinics.ts';
export { aCredential, makeCredentials } from './credentials.ts';
export { aConnection, aRun, demoHospitals } from './hospitals.ts';
export { makeInquiries } from './inquiries.ts';
export { noisyClinic } from './noiseClinic.ts';
export { populatedClinic } from './population.ts';
export {
  alertClinic,
  clinicWith,
  complianceClinic,
  emptyClinic,
  hugeClinic,
  largeClinic,
  monitoredClinic,
  smallClinic,
  timeClinic,
} from './presets.ts';
export { pressureClinic } from './pressureClinic.ts';
export { queueClinic } from './queueClinic.ts';
export { aRecordRequest, makeRecordRequests } from './recordRequests.ts';
export { aLoginProvider, anEhr, storySignOn } from './signOn.ts';
export { aSubscription, aSystem } from './systems.ts';
