export type { LogLine, Services } from './api/Services.ts';
export { createApi, type RunningApi } from './app.ts';
