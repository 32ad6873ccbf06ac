import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from './serverFolder.ts';

/**
 * Starts the real server on a database of its own, which goes when the journeys are over. With DATABASE_URL the
 * journeys would write into somebody's data, so that is left out.
 */
delete process.env.DATABASE_URL;
const folder = serverFolder(process.env.PORT ?? '');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// As root the database runs as a user of its own, who must be able to pass through.
chmodSync(folder, 0o711);
process.env.RPM_DATA = join(folder, 'data');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../mock-server/src/main.ts');
