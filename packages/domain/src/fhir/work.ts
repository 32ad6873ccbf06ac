import type {
  AuditEvent,
  ChargeItem,
  Communication,
  Consent,
  DetectedIssue,
  Provenance,
  Reference,
} from 'fhir/r4';
import type { AlertState } from '../alerts/alert.ts';
import { systems } from './codes.ts';

/** Where an alert stands, in FHIR's words: what nobody has looked at is preliminary. */
const issueStates: Readonly<Record<AlertState, DetectedIssue['status']>> = {
  Open: 'preliminary',
  Acknowledged: 'registered',
  Snoozed: 'registered',
  Resolved: 'final',
};

/**
 * An alert about readings.
 *
 * @param alert `about` says in words what it is about, `codes` are those of LOINC of what was measured; `readings` are references
 * @see https://hl7.org/fhir/R4/detectedissue.html
 */
export const detectedIssueOf = (
  alert: {
    state: AlertState;
    class: 'Cautious' | 'Critical';
    about: string;
    codes: readonly string[];
    opened: string;
    readings: readonly string[];
    resolved: { at: string; outcome: string } | null;
  },
  patient: string,
): DetectedIssue => ({
  resourceType: 'DetectedIssue',
  status: issueStates[alert.state],
  severity: alert.class === 'Critical' ? 'high' : 'moderate',
  code: { coding: alert.codes.map((code) => ({ system: systems.loinc, code })), text: alert.about },
  patient: { reference: patient },
  identifiedDateTime: alert.opened,
  ...(alert.readings.length > 0 && { implicated: alert.readings.map((reference) => ({ reference })) }),
  ...(alert.resolved && {
    mitigation: [{ action: { text: alert.resolved.outcome }, date: alert.resolved.at }],
  }),
});

/** A message between a patient and the clinic, or a note that the patient may read. @see https://hl7.org/fhir/R4/communication.html */
export const communicationOf = (
  {
    text,
    sent,
    sender,
  }: { text: string; sent: string | undefined; sender: { reference?: string; display?: string } | null },
  subject: { reference: string; display?: string },
): Communication => ({
  resourceType: 'Communication',
  status: 'completed',
  subject,
  ...(sent && { sent }),
  ...(sender && { sender }),
  payload: [{ contentString: text }],
});

/** That a patient agreed to be monitored. @see https://hl7.org/fhir/R4/consent.html */
export const consentOf = (day: string, patient: string): Consent => ({
  resourceType: 'Consent',
  status: 'active',
  scope: { coding: [{ system: systems.consentScope, code: 'treatment' }] },
  category: [{ coding: [{ system: systems.loinc, code: '59284-0' }] }],
  patient: { reference: patient },
  dateTime: day,
  policyRule: { coding: [{ system: systems.actCode, code: 'OPTIN' }] },
});

/** A line of a bill. What is not priced bears no price. @see https://hl7.org/fhir/R4/chargeitem.html */
export const chargeItemOf = (
  line: { code: string; description: string; units: number; cents: number | null; day: string | undefined },
  { subject, entered }: { subject: string; entered: string },
): ChargeItem => ({
  resourceType: 'ChargeItem',
  status: 'billable',
  code: {
    coding: [{ system: systems.cpt, code: line.code }],
    ...(line.description && { text: line.description }),
  },
  subject: { reference: subject },
  ...(line.day && { occurrenceDateTime: line.day }),
  quantity: { value: line.units },
  ...(line.cents !== null && { priceOverride: { value: line.cents / 100, currency: 'USD' } }),
  enteredDate: entered,
});

/** That somebody read of a record. @see https://hl7.org/fhir/R4/auditevent.html */
export const auditEventOf = (
  read: { kind: string; at: string; who: { reference?: string; display: string }; times: number },
  { patient, observer }: { patient: string; observer: string },
): AuditEvent => ({
  resourceType: 'AuditEvent',
  type: { system: systems.auditType, code: 'rest' },
  action: 'R',
  recorded: read.at,
  agent: [{ who: read.who, requestor: true }],
  source: { observer: { display: observer } },
  entity: [
    {
      what: { reference: patient },
      detail: [
        { type: 'kind', valueString: read.kind },
        { type: 'times', valueString: String(read.times) },
      ],
    },
  ],
});

/**
 * Who stands for a resource: of a reading its device or the patient who typed it, of a record the hospital that it came from.
 *
 * @param of `onBehalfOf`: of a device, the clinic that it measures for; `source`: the address of the record there
 * @see https://hl7.org/fhir/R4/provenance.html
 */
export const provenanceOf = (of: {
  target: string;
  recorded: string;
  who: Reference;
  onBehalfOf?: Reference | undefined;
  source?: string | undefined;
}): Provenance => ({
  resourceType: 'Provenance',
  target: [{ reference: of.target }],
  recorded: of.recorded,
  agent: [
    {
      type: { coding: [{ system: systems.participant, code: 'author' }] },
      who: of.who,
      ...(of.onBehalfOf && { onBehalfOf: of.onBehalfOf }),
    },
  ],
  ...(of.source && { entity: [{ role: 'source', what: { reference: of.source } }] }),
});
