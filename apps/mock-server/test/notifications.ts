import type { Bundle, Parameters as FhirParameters } from 'fhir/r4';

export const guide = 'http://hl7.org/fhir/uv/subscriptions-backport/StructureDefinition';

/** What a system posts to be told of readings. */
export const wish = (special: object = {}, channel: object = {}) => ({
  ...{ resourceType: 'Subscription', status: 'requested', reason: 'Readings for the chart' },
  criteria: 'https://portal.example/fhir/SubscriptionTopic/readings',
  channel: {
    ...{ type: 'rest-hook', endpoint: 'https://ehr.example/hook', payload: 'application/fhir+json' },
    _payload: { extension: [{ url: `${guide}/backport-payload-content`, valueCode: 'full-resource' }] },
    header: ['Authorization: Bearer secret-of-the-receiver'],
    ...channel,
  },
  ...special,
});

/** The same of some alone: 'Observation?code=8867-4'. */
export const filtered = (...filters: string[]) => ({
  _criteria: {
    extension: filters.map((valueString) => ({ url: `${guide}/backport-filter-criteria`, valueString })),
  },
});

/** A reading as a system posts it: `heartRate` tells it apart. @param subject the id of the Patient */
export const readingOf = (heartRate: number, subject: string) => ({
  ...{ resourceType: 'Observation', status: 'final', effectiveDateTime: '2026-11-20T14:00:00Z' },
  code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
  subject: { reference: `Patient/${subject}` },
  valueQuantity: { value: heartRate, system: 'http://unitsofmeasure.org', code: '/min' },
});

/** What a notification says of itself and of its events. */
export const told = (bundle: Bundle | undefined) => {
  const { parameter = [] } = (bundle?.entry?.[0]?.resource as FhirParameters | undefined) ?? {
    parameter: [],
  };
  const value = (name: string) => {
    const found = parameter.find((each) => each.name === name);
    return (
      found?.valueCode ?? found?.valueString ?? found?.valueCanonical ?? found?.valueReference?.reference
    );
  };
  const events = parameter.filter(({ name }) => name === 'notification-event');
  return {
    ...{ type: value('type'), status: value('status'), counted: value('events-since-subscription-start') },
    numbers: events.map(({ part }) => Number(part?.find(({ name }) => name === 'event-number')?.valueString)),
    focus: events.map(({ part }) => part?.find(({ name }) => name === 'focus')?.valueReference?.reference),
  };
};
