import type { Host } from './host.ts';
import { systemToken } from './systemToken.ts';

const wanted = 1_000_000;
/** Each so many lines the memory of the API is looked at. */
const lookEach = 100_000;
const newline = 10;

/** Bulk export of a million Observations, one line each. To reach: the API has no more memory at the end than at the beginning (15.3). */
export async function benchBulk({ db, address, spent }: Host): Promise<void> {
  const token = await systemToken(db, ['readings']);
  const headers = { authorization: `Bearer ${token}` };
  const begun = await fetch(`${address}/fhir/$export?_type=Observation`, {
    headers: { ...headers, prefer: 'respond-async' },
  });
  const { pathname } = new URL(begun.headers.get('content-location') ?? '');
  console.log(`\nBulk export of ${wanted} Observations`);
  const before = await spent();
  const start = performance.now();
  const file = await fetch(`${address}${pathname}/Observation`, { headers });
  let lines = 0;
  let bytes = 0;
  const memory: number[] = [];
  for await (const chunk of file.body ?? []) {
    bytes += chunk.byteLength;
    for (const byte of chunk) if (byte === newline) lines += 1;
    if (lines >= (memory.length + 1) * lookEach) memory.push((await spent()).memoryMb);
    if (lines >= wanted) break;
  }
  if (lines < wanted) throw new Error(`Only ${lines} lines came.`);
  const seconds = (performance.now() - start) / 1000;
  const cpu = (await spent()).cpuMs - before.cpuMs;
  console.log(`  ${lines} lines, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s`);
  console.log(`  processor time of the API: ${((cpu / lines) * 1000).toFixed(1)} ms for 1000 lines`);
  console.log(`  memory in MB, each ${lookEach} lines: ${memory.map((each) => each.toFixed(0)).join(' ')}`);
}
