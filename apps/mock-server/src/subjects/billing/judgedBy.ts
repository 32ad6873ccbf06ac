import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rooms of `domain` from which a month is judged, and those of the server that read what it rests on. */
export const judgingRooms = {
  domain: ['accounts', 'billing', 'limits', 'patients', 'time', 'timer', 'wire'],
  server: ['billing', 'patients', 'timer'],
};

const folders = [
  ...judgingRooms.server.map((room) => `../${room}/`),
  ...judgingRooms.domain.map((room) => `../../../../../packages/domain/src/${room}/`),
];

/**
 * What the months of patients are judged by, as a checksum of the rules as they stand and of the calendars that the runtime
 * knows: what another version has judged holds for it alone. It is taken at the start, while the files are those that run.
 */
export const judgedBy = digest();

function digest(): string {
  const sum = createHash('sha256').update(`${process.versions.node} ${process.versions.tz ?? ''}`);
  for (const folder of folders) {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    const names = readdirSync(path).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    for (const name of names.sort()) sum.update(`${folder}${name}`).update(readFileSync(`${path}${name}`));
  }
  return sum.digest('hex');
}
