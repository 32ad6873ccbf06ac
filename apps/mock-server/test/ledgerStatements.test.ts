import { expect, test } from 'vitest';
import { aPatient, emptyClinic, northside } from '../src/seed/index.ts';
import { postgresLedger } from '../src/subjects/billing/ledger.sql.ts';
import { startOfTest } from './harness.ts';
import { filledDatabase, open } from './stores.ts';

/** How many statements the care of a clinic of so many patients takes. */
async function statementsOf(patients: number): Promise<number> {
  const url = await filledDatabase({
    ...emptyClinic(),
    patients: Array.from({ length: patients }, (_, at) =>
      aPatient({ patientId: `patient-${at}`, username: `patient-${at}@example.test` }),
    ),
  });
  let statements = 0;
  const db = open(url).withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const month = { year: 2026, month: 11, now: startOfTest };
  const found = await postgresLedger(db).care({ clinicId: northside.clinicId, ...month });
  expect(found).toHaveLength(patients);
  return statements;
}

test('the care of a whole clinic takes as many statements as that of one patient (SCR-04)', async () => {
  const one = await statementsOf(1);
  expect(one).toBe(7);
  expect(await statementsOf(60)).toBe(one);
});
