import { fhirId } from '@rpm/domain';
import { expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { askFhir, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, testApi } from './harness.ts';
import { filledDatabase, open } from './stores.ts';

/** How many statements all pages of a year of readings take, and how many readings they hold. */
async function statementsOf(readingsOfPatient: number, count: number) {
  const { accountId: patientId } = demoAccounts.patient;
  const readings = () =>
    Array.from({ length: readingsOfPatient }, (_, at) => ({
      ...{ patientId, vital: 'HeartRate' as const, serial: 'SN-1', values: { heartRate: 60 + (at % 40) } },
      ...{ class: 'Normal' as const, classes: { heartRate: 'Normal' as const } },
      at: new Date(startOfTest.getTime() - at * 10_000_000),
      receivedAt: new Date(startOfTest.getTime() - at * 10_000_000),
    }));
  const url = await filledDatabase({ ...clinicWith([]), readings, systems: [await ownSystem()] });
  let statements = 0;
  const db = open(url).withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const api = testApi(postgresStore(db));
  const token = await tokenFor(api, 'one');
  await askFhir(api, token, 'Consent?patient=nobody');
  let path: string | undefined = `Observation?patient=${fhirId(patientId)}&_count=${count}`;
  const pages: number[] = [];
  let found = 0;
  while (path) {
    statements = 0;
    const { json } = await askFhir(api, token, path);
    pages.push(statements);
    found += json.entry.length;
    const next = json.link.find(({ relation }: { relation: string }) => relation === 'next');
    path = next?.url.replace('https://portal.example/fhir/', '');
  }
  return { pages, found };
}

test('a page of a year of readings takes as many statements as a page of five (15.3)', async () => {
  const few = await statementsOf(5, 100);
  const many = await statementsOf(3000, 100);
  expect(many.found).toBe(3000);
  expect(many.pages).toHaveLength(30);
  // The first one is the first that the log of access hears of the patient in that quarter of an hour.
  expect(Math.max(...many.pages)).toBe(few.pages[0]);
  expect(few.pages[0]).toBeLessThanOrEqual(3);
});
