import { readFile } from 'node:fs/promises';
import { readDirectory } from '@rpm/domain';
import { parse } from 'csv-parse/sync';
import { operateOn } from './server/operate.ts';
import { bringUpToDate } from './server/prepareDatabase.ts';
import { postgresHospitals } from './subjects/hospitals/sql.ts';

const said = {
  name: 'there is no name',
  endpoint: 'the endpoint is no address that begins with https://',
  zip: 'the ZIP code is not five digits',
  clientAuth: 'client_auth is none of none, private_key_jwt and client_secret_basic',
  twice: 'this hospital is there twice',
};

interface Row {
  record: Record<string, string>;
  info: { lines: number };
}

function rowsOf(content: string): Row[] {
  try {
    return parse(content, { columns: true, bom: true, skip_empty_lines: true, trim: true, info: true });
  } catch (error) {
    throw new Error(
      `This file is no CSV: ${error instanceof Error ? error.message : error}.\nNothing was changed.`,
    );
  }
}

async function hospitalsGiven() {
  const [, , file] = process.argv;
  if (!file) throw new Error('Name the file: npm run hospitals:load -- hospitals.csv');
  const content = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no file ${file} to be read. Nothing was changed.`);
  });
  const rows = rowsOf(content);
  // An export that came out empty would take all hospitals away.
  if (rows.length === 0) throw new Error('This file names no hospital. Nothing was changed.');
  const read = readDirectory(
    rows.map(({ record }) => record),
    rows.map(({ info }) => info.lines),
  );
  if ('problems' in read) {
    const lines = read.problems.map(({ line, fault }) => `Line ${line}: ${said[fault]}.`);
    throw new Error([...lines, 'Nothing was changed.'].join('\n'));
  }
  return read.hospitals;
}

/** Makes a CSV file the directory of hospitals, all of it or nothing. */
operateOn(hospitalsGiven, async (hospitals, connected) => {
  await bringUpToDate(connected);
  await postgresHospitals(connected.db).replaceDirectory(hospitals);
  console.log(`The directory has ${hospitals.length} ${hospitals.length === 1 ? 'hospital' : 'hospitals'}.`);
  const signed = hospitals.filter(({ clientAuth }) => clientAuth === 'private_key_jwt');
  if (signed.length > 0) console.log(`${signed.length} want a signature: the server needs CLIENT_KEYS.`);
  const secret = hospitals.filter(({ clientAuth }) => clientAuth === 'client_secret_basic');
  if (secret.length > 0)
    console.log(`${secret.length} want a secret: the server needs a line of CLIENT_SECRETS for each.`);
});
