import { readEnvironment } from './server/environment.ts';
import { connect } from './server/prepareDatabase.ts';
import { restore } from './store/sql/backup.ts';
import { linesOfFile } from './store/sql/backupFile.ts';
import { alone } from './store/sql/open.ts';

/** `npm run restore -- <file>`: a backup into an empty database. */
async function main(): Promise<void> {
  const file = process.argv[2];
  if (!file) throw new Error('Which backup? npm run restore -- <file>');
  const { db, close } = await connect(readEnvironment(process.env), console.log);
  try {
    const count = await alone(db, () => restore(db, linesOfFile(file)));
    console.log(`${count} rows were restored.`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
