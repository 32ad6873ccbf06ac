import type { GateFault } from '../hospitals/gate.ts';

/** Tells the systems of others what happened. */
export interface NotifyGate {
  /**
   * Delivers one notification.
   *
   * @param headers as 'Authorization: Bearer …'
   * @returns `null` when it was taken
   */
  send(endpoint: string, headers: readonly string[], body: string): Promise<GateFault | null>;
}
