/**
 * By what a hospital knows that it is this installation that speaks: `none`, a public client, has the proof of PKCE alone; `private_key_jwt`
 * signs with a key of its own (SMART's `client-confidential-asymmetric`); `client_secret_basic` shows a secret that the hospital has given
 * (`client-confidential-symmetric`).
 */
export const clientAuths = ['none', 'private_key_jwt', 'client_secret_basic'] as const;
export type ClientAuth = (typeof clientAuths)[number];

/** A hospital as an operator loads it: `clientId` is the name by which it knows this installation. */
export interface DirectoryHospital {
  hospitalId: string;
  name: string;
  line: string;
  city: string;
  state: string;
  zip: string;
  /** The address of its FHIR R4 API, without a slash at the end; `null`: it has none. */
  endpoint: string | null;
  /** `null`: the operator has not registered there. */
  clientId: string | null;
  clientAuth: ClientAuth;
}

/** By which headings each part is known: ours first, then those of the ONC Lantern export. */
const headings = {
  hospitalId: ['id', 'npi', 'npi_id'],
  name: ['name', 'organization_name', 'organization_names', 'api_information_source_name'],
  line: ['address', 'line', 'street', 'organization_address'],
  city: ['city', 'organization_city'],
  state: ['state', 'organization_state'],
  zip: ['zip', 'zipcode', 'zip_code', 'postal_code', 'organization_zipcode'],
  endpoint: ['endpoint', 'url', 'fhir_endpoint', 'fhir_url'],
  clientId: ['client_id', 'clientid'],
  clientAuth: ['client_auth', 'clientauth'],
} as const satisfies Readonly<Record<keyof DirectoryHospital, readonly string[]>>;

/** What is wrong with a row. */
export type DirectoryFault = 'name' | 'endpoint' | 'zip' | 'clientAuth' | 'twice';

/** A row that cannot be taken, by its line in the file; the headings stand in line 1. */
export interface DirectoryProblem {
  line: number;
  fault: DirectoryFault;
}

const partOf = (row: Readonly<Record<string, string>>, part: keyof typeof headings) => {
  const known = Object.entries(row).map(
    ([name, value]) => [name.trim().toLowerCase(), value.trim()] as const,
  );
  return headings[part].map((each) => known.find(([name]) => name === each)?.[1]).find(Boolean) ?? '';
};

const ADDRESS = /^https:\/\/[A-Za-z0-9.-]+(:\d{1,5})?(\/[^\s?#@]*)?$/;
const LOCAL_ADDRESS = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[^\s?#@]*)?$/;

/** Over the Internet nothing goes unencrypted; on this machine, for trying it out, it may. */
function endpointOf(written: string): string | null {
  const isSafe = ADDRESS.test(written) || LOCAL_ADDRESS.test(written);
  return isSafe ? written.replace(/\/+$/, '') : null;
}

/**
 * Reads a directory of hospitals. All of it or nothing: with one bad row, none is taken.
 *
 * @param rows of a table, by heading; headings of the ONC Lantern export are known too
 * @param lines where each row ends, in a file with empty lines or with breaks inside a field; else one follows the other
 * @see https://lantern.healthit.gov
 */
export function readDirectory(
  rows: readonly Readonly<Record<string, string>>[],
  lines: readonly number[] = [],
): { hospitals: DirectoryHospital[] } | { problems: DirectoryProblem[] } {
  const problems: DirectoryProblem[] = [];
  const known = new Set<string>();
  const hospitals = rows.map((row, at): DirectoryHospital => {
    const wrong = (fault: DirectoryFault) => problems.push({ line: lines[at] ?? at + 2, fault });
    const part = (name: keyof typeof headings) => partOf(row, name);
    const [name, zip, written] = [part('name'), part('zip').slice(0, 5), part('endpoint')];
    const endpoint = written === '' ? null : endpointOf(written);
    if (name === '') wrong('name');
    if (written !== '' && endpoint === null) wrong('endpoint');
    if (zip !== '' && !/^\d{5}$/.test(zip)) wrong('zip');
    const clientAuth = clientAuths.find((each) => each === (part('clientAuth') || 'none'));
    if (!clientAuth) wrong('clientAuth');
    const place = { line: part('line'), city: part('city'), state: part('state'), zip };
    const hospitalId = part('hospitalId') || (endpoint ?? [name, place.line, zip].join(' ').toLowerCase());
    if (known.has(hospitalId)) wrong('twice');
    known.add(hospitalId);
    const client = { clientId: part('clientId') || null, clientAuth: clientAuth ?? 'none' };
    return { hospitalId, name, ...place, endpoint, ...client };
  });
  return problems.length > 0 ? { problems } : { hospitals };
}

/** How near a hospital is to what somebody looks for, by ZIP: the same, the same area of three digits, or neither. */
const nearness = (zip: string, wanted: string) =>
  zip === wanted ? 0 : zip.slice(0, 3) === wanted.slice(0, 3) ? 1 : 2;

/** What somebody looks for: words that all must be there, or a ZIP code. */
export interface HospitalSearch {
  words: readonly string[];
  zip: string | null;
}

/** Reads what was typed: five digits, also with four more behind them, are a ZIP code. */
export function readHospitalSearch(typed: string): HospitalSearch {
  const [, zip] = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(typed) ?? [];
  if (zip) return { words: [], zip };
  return {
    words: typed
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    zip: null,
  };
}

/** Whether a hospital is looked for. By ZIP, one of the same area of three digits is. */
export function isHospitalMeant(
  { name, city, state, zip }: Pick<DirectoryHospital, 'name' | 'city' | 'state' | 'zip'>,
  search: HospitalSearch,
): boolean {
  if (search.zip !== null) return nearness(zip, search.zip) < 2;
  const about = `${name} ${city} ${state}`.toLowerCase();
  return search.words.every((word) => about.includes(word));
}

/** Puts what was found in order: by ZIP the same one first, else by name. */
export function compareHospitals(
  one: Pick<DirectoryHospital, 'name' | 'zip' | 'hospitalId'>,
  other: Pick<DirectoryHospital, 'name' | 'zip' | 'hospitalId'>,
  { zip }: HospitalSearch,
): number {
  const near = zip === null ? 0 : nearness(one.zip, zip) - nearness(other.zip, zip);
  return near || compare(one.name, other.name) || compare(one.hospitalId, other.hospitalId);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
