import { fhirId, fhirTypes, limits } from '@rpm/domain';
import type { Bundle, BundleEntry, Observation } from 'fhir/r4';
import { northside } from '../src/seed/index.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';
import { systemToken } from './systemToken.ts';

/** Pages that are asked for one after the other, to see what one takes. */
const pagesAlone = 500;

/** The device that sent what the benches fill in. */
const deviceOfReadings = `
  update orders set serial = 'filled' where number = (select max(number) from orders where patient_id = $1)`;

/** Nothing but the rows of the page. */
const bare = `
  select * from readings where patient_id = $1 order by at desc, vital, serial, values_key limit ${limits.fhirPageUsual}`;

/** A page of 100 of a patient's 12,500 readings as FHIR. To reach: within 3x of the bare query (15.3). */
export async function benchFhir({ db, pool, ask, askEmpty, address, spent }: Host): Promise<void> {
  const token = await systemToken(db, ['people', 'readings']);
  const { rows } = await pool.query(
    `select patient_id from latest_readings join patients on patients.id = patient_id where patients.clinic_id = $1 and serial = 'filled' limit 1`,
    [northside.clinicId],
  );
  const patientId = String(rows[0]?.patient_id);
  await pool.query(deviceOfReadings, [patientId]);
  const path = `/fhir/Observation?patient=${fhirId(patientId)}`;
  await mustBeWhole(await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } }));
  console.log(`\nReadings of a patient by FHIR (${fhirTypes.length} types), ${connections} at a time`);
  const measured = await measure({
    empty: askEmpty,
    database: () => pool.query(bare, [patientId]),
    API: () => ask(path, token),
  });
  report(`a page of ${limits.fhirPageUsual}`, measured);
  const before = await spent();
  for (let at = 0; at < pagesAlone; at += 1) await ask(path, token);
  const after = await spent();
  const [ms, statements] = [after.cpuMs - before.cpuMs, after.statements - before.statements];
  console.log(
    `  one after the other: ${(ms / pagesAlone).toFixed(2)} ms of the API's processor and ${(statements / pagesAlone).toFixed(1)} statements a page`,
  );
}

/** A page of readings that say nothing would be quick: each has a value, and its device. */
async function mustBeWhole(answer: Response): Promise<void> {
  const { entry = [] }: Bundle<Observation> = await answer.json();
  const isWhole = ({ resource }: BundleEntry<Observation>) =>
    resource?.resourceType === 'Observation' &&
    resource.device !== undefined &&
    (resource.component ?? [resource]).every(({ valueQuantity }) => valueQuantity !== undefined);
  if (entry.length !== limits.fhirPageUsual || !entry.every(isWhole))
    throw new Error(
      'The readings have no values: remove .data/bench, which was filled before they had some.',
    );
}
