import type { AlertQuery, NoiseQuery, VitalKind } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { alertEndpoints } from './calls.ts';

/** A page of alerts. */
export const useAlerts = (query: AlertQuery) => useRead(alertEndpoints.getAlerts, { query });

/** A part of the list of alerts, for a file. */
export const useExportAlerts = () => useWrite(alertEndpoints.exportAlerts);

/** The limits to review. */
export const useNoise = (query: NoiseQuery) => useRead(alertEndpoints.getNoise, { query });

/** By how much weight may go up at the own clinic. */
export const useClinicGain = () => useRead(alertEndpoints.getClinicGain, {});

/** The same for a patient. */
export const usePatientGain = (userId: string) =>
  useRead(alertEndpoints.getPatientGain, { params: { userId } });

/** Sets it for the own clinic. */
export const useConfirmRange = () => useWrite(alertEndpoints.confirmRange);
export const useSaveClinicGain = () => useWrite(alertEndpoints.saveClinicGain);

/** Sets it for a patient. */
export const useSavePatientGain = () => useWrite(alertEndpoints.savePatientGain);

/** One alert with its readings and its history; `null` asks for none. */
export const useAlert = (alertId: string | null) =>
  useRead(alertEndpoints.getAlert, alertId === null ? null : { params: { alertId } });

/** What the own patient is asked to measure again. */
export const useRepeatsAsked = () => useRead(alertEndpoints.getRepeatsAsked, {});

/** What the own patient is told first. */
export const useUrgentReading = () => useRead(alertEndpoints.getUrgentReading, {});

/** A reading of the own patient, and what was done about it. */
export const useReadingSteps = (params: { vital: VitalKind; time: string }) =>
  useRead(alertEndpoints.getReadingSteps, { params });

/** What patients of the own clinic are told about a critical reading. */
export const useGuidance = () => useRead(alertEndpoints.getGuidance, {});

/** Sets it. */
export const useSaveGuidance = () => useWrite(alertEndpoints.saveGuidance);

/** Takes an alert on. */
export const useAcknowledgeAlert = () => useWrite(alertEndpoints.acknowledgeAlert);

/** Gives an alert to a colleague. */
export const useAssignAlert = () => useWrite(alertEndpoints.assignAlert);

/** Puts an alert off. */
export const useSnoozeAlert = () => useWrite(alertEndpoints.snoozeAlert);

/** Closes an alert. */
export const useResolveAlert = () => useWrite(alertEndpoints.resolveAlert);

/** Undoes one's own acknowledgment or snooze. */
export const useUndoAlert = () => useWrite(alertEndpoints.undoAlert);
