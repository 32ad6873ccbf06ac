import { asServed, detectedIssueOf, fhirId, fhirIdOf, fhirInstant, vitalCoding } from '@rpm/domain';
import type { Speech } from '../../api/speech.ts';
import type { KnownAlert } from '../alerts/contract.ts';

/** What of an alert is told. */
type ToldAlert = Pick<
  KnownAlert,
  'alertId' | 'patientId' | 'vital' | 'parameter' | 'state' | 'class' | 'openedAt' | 'resolvedAt' | 'outcome'
> & { changedAt: Date };

/** An alert as FHIR has it. */
export function servedAlert(alert: ToldAlert, words: Speech) {
  const { alertId, patientId, vital, parameter, state, openedAt, resolvedAt, outcome, changedAt } = alert;
  const names: Readonly<Record<string, string>> = words.vitals.parameters;
  const issue = detectedIssueOf(
    {
      state,
      class: alert.class,
      opened: fhirInstant(openedAt),
      readings: [],
      codes: vitalCoding(vital).loinc,
      about: `${words.vitals.kinds[vital]}: ${names[parameter] ?? parameter}`,
      resolved: resolvedAt && outcome ? { at: fhirInstant(resolvedAt), outcome } : null,
    },
    `Patient/${fhirId(patientId)}`,
  );
  return asServed(issue, { id: fhirIdOf(patientId, alertId), changed: fhirInstant(changedAt) });
}
