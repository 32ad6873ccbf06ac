import type { AlertQuery } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { alertEndpoints } from './calls.ts';

/** A page of alerts. */
export const useAlerts = (query: AlertQuery) => useRead(alertEndpoints.getAlerts, { query });

/** One alert with its readings and its history; `null` asks for none. */
export const useAlert = (alertId: string | null) =>
  useRead(alertEndpoints.getAlert, alertId === null ? null : { params: { alertId } });

/** Takes an alert on. */
export const useAcknowledgeAlert = () => useWrite(alertEndpoints.acknowledgeAlert);

/** Gives an alert to a colleague. */
export const useAssignAlert = () => useWrite(alertEndpoints.assignAlert);

/** Puts an alert off. */
export const useSnoozeAlert = () => useWrite(alertEndpoints.snoozeAlert);

/** Closes an alert. */
export const useResolveAlert = () => useWrite(alertEndpoints.resolveAlert);

/** Undoes one's own acknowledgement or snooze. */
export const useUndoAlert = () => useWrite(alertEndpoints.undoAlert);
