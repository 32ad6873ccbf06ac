export { ApiError, type Fault } from './ApiError.ts';
export { ApiProvider, useApi } from './ApiProvider.tsx';
export { type Call, type CallOptions, type ClientOptions, createClient } from './client.ts';
export type { AnyEndpoint, BodyOf, Endpoint, QueryOf, ResponseOf } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { useClinicOrders } from './hooks/useClinicOrders.ts';
export { type Loadable, toLoadable } from './loadable.ts';
