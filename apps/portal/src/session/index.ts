export { createSessionStore, type EndReason, type SessionStore } from './sessionStore.ts';
