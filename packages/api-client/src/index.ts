export { accountEndpoints } from './accounts/calls.ts';
export { emailEndpoints } from './accounts/emails.calls.ts';
export * from './accounts/emails.hooks.ts';
export { loginEndpoints } from './accounts/login.calls.ts';
export * from './accounts/ownClinics.hooks.ts';
export { passwordEndpoints } from './accounts/passwords.calls.ts';
export * from './alerts/hooks.ts';
export { useAlertCounts } from './alerts/useAlertCounts.ts';
export * from './audit/hooks.ts';
export * from './billing/hooks.ts';
export { endpoints } from './calls.ts';
export * from './candidates/hooks.ts';
export { ApiError, type Fault, isUnconfirmed } from './client/ApiError.ts';
export { ApiProvider, useApi } from './client/ApiProvider.tsx';
export { CacheProvider } from './client/CacheProvider.tsx';
export { type Call, type CallOptions, type ClientOptions, createClient } from './client/client.ts';
export type {
  AnswerOf,
  AnyEndpoint,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from './client/endpoint.ts';
export { type Loadable, toLoadable } from './client/loadable.ts';
export { useServerNow, useServerTime } from './client/serverTime.ts';
export { type Attempt, type Outcome, useAttempt } from './client/useAttempt.ts';
export type { Question, Read } from './client/useRead.ts';
export { ReadsKept } from './client/useRead.ts';
export { newIdempotencyKey, type Write } from './client/useWrite.ts';
export * from './compliance/hooks.ts';
export * from './contact/hooks.ts';
export * from './credentials/hooks.ts';
export * from './devices/hooks.ts';
export * from './hospitals/hooks.ts';
export * from './inbox/hooks.ts';
export * from './inquiries/hooks.ts';
export * from './notes/drafts.hooks.ts';
export * from './notes/hooks.ts';
export * from './orders/deviceOrders.hooks.ts';
export * from './orders/hooks.ts';
export * from './orders/placing.hooks.ts';
export { useChangeOrderStatus } from './orders/useChangeOrderStatus.ts';
export { type AnsweredOrders, useClinicOrders } from './orders/useClinicOrders.ts';
export * from './patients/hooks.ts';
export * from './patients/life.hooks.ts';
export * from './patients/merge.hooks.ts';
export * from './photos/hooks.ts';
export * from './profiles/hooks.ts';
export * from './queue/hooks.ts';
export * from './ranges/hooks.ts';
export * from './ranges/rangeSaving.hooks.ts';
export * from './readings/hooks.ts';
export * from './readings/monitoring.hooks.ts';
export * from './readings/ownReadings.hooks.ts';
export * from './readings/readingCounts.hooks.ts';
export { useVitalCourse, type VitalCourse } from './readings/useVitalCourse.ts';
export * from './recordRequests/hooks.ts';
export * from './records/fileHooks.ts';
export * from './records/hooks.ts';
export { reminderEndpoints } from './reminders/calls.ts';
export * from './reminders/hooks.ts';
export * from './reviews/hooks.ts';
export { securityEndpoints } from './security/calls.ts';
export * from './security/hooks.ts';
export { sessionEndpoints } from './sessions/calls.ts';
export { useKeepAlive } from './sessions/useKeepAlive.ts';
export { sharingEndpoints } from './sharing/calls.ts';
export * from './sharing/hooks.ts';
export { staffEndpoints } from './staff/calls.ts';
export * from './staff/hooks.ts';
export * from './systems/hooks.ts';
export * from './timer/hooks.ts';
export * from './vendors/hooks.ts';
