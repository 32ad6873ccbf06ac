import { filledWith, refill } from './seed/seedDatabase.ts';
import { readEnvironment } from './server/environment.ts';
import { connect, demoFilling } from './server/prepareDatabase.ts';
import { migrate } from './store/sql/migrate.ts';
import { alone } from './store/sql/open.ts';
import { nodePasswords } from './subjects/passwords/node.ts';

/** Brings the demo data of today back. A server that runs meanwhile goes on with them; everybody is logged out. */
async function reset(): Promise<void> {
  const { db, close } = await connect(readEnvironment(process.env), console.log);
  try {
    await alone(db, async () => {
      await migrate(db);
      if ((await filledWith(db)) === 'none') {
        throw new Error('This database holds no demo data but real ones. They stay as they are.');
      }
      await refill(db, await demoFilling(nodePasswords(), new Date()));
    });
    console.log('The demo data are as on the first day. Whoever was logged in must log in again.');
  } finally {
    await close();
  }
}

reset().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
