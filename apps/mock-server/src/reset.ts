import { filledWith, refill } from './seed/seedDatabase.ts';
import { operate } from './server/operate.ts';
import { bringUpToDate, demoFilling } from './server/prepareDatabase.ts';
import { alone } from './store/sql/open.ts';
import { nodePasswords } from './subjects/passwords/node.ts';

/** Brings the demo data of today back. A server that runs meanwhile goes on with them; everybody is logged out. */
operate(async (connected) => {
  const { db } = connected;
  await alone(db, async () => {
    await bringUpToDate(connected);
    if ((await filledWith(db)) === 'none') {
      throw new Error('This database holds no demo data but real ones. They stay as they are.');
    }
    await refill(db, await demoFilling(nodePasswords(), new Date()));
  });
  console.log('The demo data are as on the first day. Whoever was logged in must log in again.');
});
