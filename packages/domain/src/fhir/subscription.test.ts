import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { subscriptionExtensions, subscriptionIn, subscriptionOf } from './subscription.ts';

const base = 'https://portal.example/fhir';
const { filter, content } = subscriptionExtensions;

/** A Subscription as a system posts it. */
const posted = (...filters: string[]) => ({
  ...{ resourceType: 'Subscription', status: 'requested', reason: 'For the chart' },
  criteria: `${base}/SubscriptionTopic/readings`,
  _criteria: { extension: filters.map((valueString) => ({ url: filter, valueString })) },
  channel: {
    ...{ type: 'rest-hook', endpoint: 'https://ehr.example/hook', payload: 'application/fhir+json' },
    _payload: { extension: [{ url: content, valueCode: 'id-only' }] },
  },
});
const wishOf = (...filters: string[]) => {
  const read = subscriptionIn(posted(...filters), base);
  return typeof read === 'string' ? read : read.wish;
};
const many = (count: number) => Array.from({ length: count }, (_, at) => `p-${at}`);

describe('whom and what a subscription is about (15.3)', () => {
  test.each<[string[], string[] | null, string[]]>([
    [[], null, []],
    [['Observation?code=8867-4'], null, ['Observation?code=8867-4']],
    [['Observation?patient=Patient/b'], ['b'], []],
    [['Observation?patient=https://portal.example/fhir/Patient/b'], ['b'], []],
    [['Observation?patient=Patient/b,a,Patient/a'], ['a', 'b'], []],
    [['Observation?patient=a%2Cb'], ['a', 'b'], []],
    [['Observation?patient=a,b', 'Observation?patient=b,a'], ['a', 'b'], []],
    [['Observation?code=8867-4&patient=a.ub'], ['a_b'], ['Observation?code=8867-4']],
    [
      ['Observation?patient=a&code=8867-4', 'Observation?code=8867-4,85354-9'],
      ['a'],
      ['Observation?code=8867-4', 'Observation?code=8867-4,85354-9'],
    ],
    [
      [`Observation?patient=${many(limits.subscriptionPatientsMax)}`],
      many(limits.subscriptionPatientsMax).sort(),
      [],
    ],
  ])('%j', (filters, patientIds, rest) => {
    expect(wishOf(...filters)).toMatchObject({ patientIds, filters: rest });
  });

  test.each([
    [['Observation?patient=a', 'Observation?patient=b']],
    [['Observation?patient=a,b', 'Observation?patient=a']],
    [['Observation?patient=a', 'Observation?patient=a,b']],
    [['Observation?patient=a,']],
    [['Observation?patient=']],
    [['Observation?patient=a b']],
    [[`Observation?patient=${many(limits.subscriptionPatientsMax + 1)}`]],
    [['DetectedIssue?patient=a']],
    [['Observation?code=00000-0']],
  ])('%j chooses nothing that there is', (filters) => {
    expect(wishOf(...filters)).toBe('criteria');
  });

  test('its filter is written of those whom it names, and read again as the same', () => {
    const wish = wishOf('Observation?code=8867-4&patient=b,a');
    if (typeof wish === 'string') throw new Error(wish);
    const served = subscriptionOf(wish, { state: 'requested', base, error: null });
    const written = served._criteria?.extension?.map(({ valueString }) => valueString);
    expect(written).toEqual(['Observation?patient=Patient/a,Patient/b', 'Observation?code=8867-4']);
    expect(subscriptionIn(served, base)).toMatchObject({ wish });
    const everybody = subscriptionOf(
      { ...wish, patientIds: null, filters: [] },
      { state: 'active', base, error: null },
    );
    expect(everybody._criteria).toBeUndefined();
  });
});
