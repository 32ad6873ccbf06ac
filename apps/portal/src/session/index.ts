export { createSessionStore, type EndReason, isSessionStored, type SessionStore } from './sessionStore.ts';
