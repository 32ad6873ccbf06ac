import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { mustBeFilled } from './server/mustBeFilled.ts';
import { operate } from './server/operate.ts';
import { backupLines } from './store/sql/backup.ts';

/** `npm run backup -- <file>`: everything in the database as of one moment, while the server goes on. */
operate(async ({ db }) => {
  await mustBeFilled(db);
  const now = new Date();
  const file = process.argv[2] ?? `rpm-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;
  const all = backupLines(db, now);
  // What cannot be read leaves no file behind.
  const head = await all.next();
  async function* lines() {
    yield `${head.value}\n`;
    for await (const line of all) yield `${line}\n`;
  }
  // Never over another backup, and readable by nobody else.
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.from(lines()), createGzip(), target).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new Error(`There is a file ${file} already: it was left as it is.`)
      : error;
  });
  console.log(`${file} holds all data of all patients. Keep it encrypted and apart from this machine.`);
});
