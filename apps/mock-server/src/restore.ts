import { access } from 'node:fs/promises';
import { operateOn } from './server/operate.ts';
import { bringUpToDate } from './server/prepareDatabase.ts';
import { restore } from './store/sql/backup.ts';
import { linesOfFile, noFile } from './store/sql/backupFile.ts';
import { alone } from './store/sql/open.ts';

async function fileGiven() {
  const file = process.argv[2];
  if (!file) throw new Error('Which backup? npm run restore -- <file>');
  await access(file).catch(() => {
    throw noFile(file);
  });
  return file;
}

/** `npm run restore -- <file>`: a backup into an empty database. */
operateOn(fileGiven, async (file, connected) => {
  const { db } = connected;
  const count = await alone(db, async () => {
    const restored = await restore(db, linesOfFile(file));
    await bringUpToDate(connected);
    return restored;
  });
  console.log(`${count} rows were restored.`);
});
