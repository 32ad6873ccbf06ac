export { endpoints } from './calls.ts';
export { ApiError, type Fault, isUnconfirmed } from './client/ApiError.ts';
export { ApiProvider, useApi } from './client/ApiProvider.tsx';
export { CacheProvider } from './client/CacheProvider.tsx';
export { type Ask, type Call, type CallOptions, type ClientOptions, createClient } from './client/client.ts';
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
export { type Question, type Read, ReadsKept, useRead } from './client/useRead.ts';
export { newIdempotencyKey, useWrite, type Write } from './client/useWrite.ts';
export * from './rooms/hooks.ts';
