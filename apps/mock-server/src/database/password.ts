import { randomBytes } from 'node:crypto';
import { chown, link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Home } from './home.ts';

/** The file with the database's password, beside the data. Only its owner may read it. */
export const passwordFile = (home: Home) => path.join(home.data, 'postgres-password');

/**
 * The password of the database: made up at the first start. Two processes that start together get the same one: the
 * file appears whole, by a link, or was there.
 */
export async function databasePassword(home: Home): Promise<string> {
  const file = passwordFile(home);
  const draft = `${file}-${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  if (home.user) await chown(draft, home.user.uid, home.user.gid);
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
