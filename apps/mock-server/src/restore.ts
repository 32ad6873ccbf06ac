import { operate } from './server/operate.ts';
import { bringUpToDate } from './server/prepareDatabase.ts';
import { restore } from './store/sql/backup.ts';
import { linesOfFile } from './store/sql/backupFile.ts';
import { alone } from './store/sql/open.ts';

/** `npm run restore -- <file>`: a backup into an empty database. */
operate(async (connected) => {
  const { db } = connected;
  const file = process.argv[2];
  if (!file) throw new Error('Which backup? npm run restore -- <file>');
  const count = await alone(db, async () => {
    const restored = await restore(db, linesOfFile(file));
    await bringUpToDate(connected);
    return restored;
  });
  console.log(`${count} rows were restored.`);
});
