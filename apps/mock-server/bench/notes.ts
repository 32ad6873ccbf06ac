import { endpoints } from '@rpm/api-client/calls';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { fillOnce } from './fill.ts';
import { type Host, startHost } from './host.ts';

/*
 * What it costs that reads are logged (F2): the same calls, by turns, to an API that takes down who read whom and to one
 * that does not. `npm run bench:notes -w @rpm/mock-server`.
 */
const turns = 20;
const callsOfTurn = 100;
const atOnce = 16;
/** Nobody has read these patients in this quarter of an hour: each read writes a row and waits for it. */
const firstReads = 'details, the first time of each';

interface Spent {
  ms: number;
  cpuMs: number;
  statements: number;
  calls: number;
}

const noting = await startHost();
const silent = await startHost({ isNoting: false });
try {
  await fillOnce(noting);
  const { accountId: providerId, clinicId } = demoAccounts.provider;
  const token = await noting.sessionOf(demoAccounts.provider);
  const { rows } = await noting.pool.query<{ id: string }>(
    'select id from patients where clinic_id = $1 and provider_id = $2 order by id',
    [clinicId, providerId],
  );
  const ids = rows.map(({ id }) => id);
  const { getAllottedDevicesByClinic: orders, getPatientInfo, getVitalDetails, getPatientList } = endpoints;
  const of = (path: string, userId: string) =>
    path.replace(':userId', encodeURIComponent(userId)).replace(':vital', 'HeartRate');
  const page = `page=0&noOfRows=20`;
  const reads: Record<string, (at: number) => string> = {
    [firstReads]: (at) => of(getPatientInfo.path, ids[at % ids.length] ?? ''),
    'details, again and again': () => of(getPatientInfo.path, ids[0] ?? ''),
    'readings of one patient': () => `${of(getVitalDetails.path, ids[0] ?? '')}?${page}`,
    'patient list': () => `${of(getPatientList.path, providerId)}?${page}`,
    'orders, first page': () => `${orders.path}?${page}&clinic=${encodeURIComponent(northside.name)}`,
  };
  console.log(`Reads of ${ids.length} patients, ${atOnce} at a time, without notes and with them`);
  for (const host of [silent, noting]) await turn(host, reads['orders, first page'] ?? String, token, 0);
  for (const [name, addressOf] of Object.entries(reads)) {
    const works = [silent, noting].map((host) => ({
      host,
      all: { ms: 0, cpuMs: 0, statements: 0, calls: 0 } satisfies Spent,
    }));
    const turnsOfIt = name === firstReads ? Math.floor(ids.length / callsOfTurn) : turns;
    for (let at = 0; at < turnsOfIt; at += 1)
      for (const { host, all } of works) {
        const spent = await turn(host, addressOf, token, at * callsOfTurn);
        for (const each of ['ms', 'cpuMs', 'statements', 'calls'] as const) all[each] += spent[each];
      }
    const [without, within] = works.map(({ all }) => ({
      cpuMs: all.cpuMs / all.calls,
      ms: all.ms / all.calls,
      statements: all.statements / all.calls,
    }));
    if (without && within) console.log(line(name, without, within));
  }
} finally {
  await noting.close();
  await silent.close();
}

/** Some calls, and what the API spent on them. */
async function turn(
  host: Host,
  addressOf: (at: number) => string,
  token: string,
  from: number,
): Promise<Spent> {
  const before = await host.spent();
  const start = performance.now();
  let next = from;
  const worker = async () => {
    while (next < from + callsOfTurn) {
      const address = addressOf(next);
      next += 1;
      await host.ask(address, token);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const ms = performance.now() - start;
  const after = await host.spent();
  return {
    ms,
    calls: callsOfTurn,
    cpuMs: after.cpuMs - before.cpuMs,
    statements: after.statements - before.statements,
  };
}

type PerCall = Omit<Spent, 'calls'>;

function line(name: string, without: PerCall, within: PerCall): string {
  const pair = (each: keyof PerCall, digits: number) =>
    `${without[each].toFixed(digits)} and ${within[each].toFixed(digits)}`;
  const ratio = (each: keyof PerCall) => `${(within[each] / without[each]).toFixed(2)}x`;
  return `${name.padEnd(30)} processor ${pair('cpuMs', 2)} ms: ${ratio('cpuMs')}; time ${pair('ms', 2)} ms: ${ratio('ms')}; statements ${pair('statements', 2)}`;
}
