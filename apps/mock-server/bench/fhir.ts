import { fhirId, fhirTypes, limits } from '@rpm/domain';
import { northside } from '../src/seed/index.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';
import { systemToken } from './systemToken.ts';

/** Nothing but the rows of the page. */
const bare = `
  select * from readings where patient_id = $1 order by at desc, vital, serial, values_key limit ${limits.fhirPageUsual}`;

/** A page of 100 of a patient's 12,500 readings as FHIR. To reach: within 3x of the bare query (15.3). */
export async function benchFhir({ db, pool, ask, askEmpty }: Host): Promise<void> {
  const token = await systemToken(db, ['people', 'readings']);
  const { rows } = await pool.query(
    `select patient_id from latest_readings join patients on patients.id = patient_id where clinic_id = $1 limit 1`,
    [northside.clinicId],
  );
  const patientId = String(rows[0]?.patient_id);
  console.log(`\nReadings of a patient by FHIR (${fhirTypes.length} types), ${connections} at a time`);
  const measured = await measure({
    empty: askEmpty,
    database: () => pool.query(bare, [patientId]),
    API: () => ask(`/fhir/Observation?patient=${fhirId(patientId)}`, token),
  });
  report(`a page of ${limits.fhirPageUsual}`, measured);
}
