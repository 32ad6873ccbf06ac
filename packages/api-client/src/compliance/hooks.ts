import type { ComplianceQuery } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { complianceEndpoints } from './calls.ts';

/** A page of alerts about devices and habits. */
export const useComplianceAlerts = (query: ComplianceQuery) =>
  useRead(complianceEndpoints.getComplianceAlerts, { query });

/** A part of the list, for a file. */
export const useExportCompliance = () => useWrite(complianceEndpoints.exportCompliance);

/** Takes several on. */
export const useAcknowledgeCompliance = () => useWrite(complianceEndpoints.acknowledgeCompliance);

/** Makes the caller the owner of several. */
export const useTakeCompliance = () => useWrite(complianceEndpoints.takeCompliance);

/** Puts some off. */
export const useSnoozeCompliance = () => useWrite(complianceEndpoints.snoozeCompliance);

/** Closes some with a note. */
export const useResolveCompliance = () => useWrite(complianceEndpoints.resolveCompliance);

/** Undoes one's own acknowledgments or snoozes. */
export const useUndoCompliance = () => useWrite(complianceEndpoints.undoCompliance);

/** What the own patient said of being away. */
export const useAbsence = () => useRead(complianceEndpoints.getAbsence, {});

/** Says up to which day the own patient is or was away. */
export const useSayAway = () => useWrite(complianceEndpoints.sayAway);
