export { revoke } from './revoke.ts';
export { createSessionStore, type EndReason, type SessionStore } from './sessionStore.ts';
