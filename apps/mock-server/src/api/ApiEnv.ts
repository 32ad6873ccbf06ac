import type { LiveSession } from '../subjects/sessions/sessions.ts';

/** What the app hands along with a request. */
export interface ApiEnv {
  Variables: { route: string; session: LiveSession | null };
}
