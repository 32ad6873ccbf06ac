import { randomBytes } from 'node:crypto';
import { addClinics, filledWith } from './seed/seedDatabase.ts';
import { administratorsWorld } from './server/administratorsWorld.ts';
import { operate } from './server/operate.ts';
import { bringUpToDate } from './server/prepareDatabase.ts';
import { alone } from './store/sql/open.ts';
import { nodePasswords } from './subjects/passwords/node.ts';
import { newId } from './subjects/sessions/tokens.ts';

/** Makes another clinic with its administrator. A server that runs meanwhile knows it at once. */
operate(
  async (connected, { administrator }) => {
    if (!administrator) throw new Error('Set ADMIN_CLINIC, ADMIN_EMAIL and ADMIN_PASSWORD.');
    const { db } = connected;
    await alone(db, async () => {
      await bringUpToDate(connected);
      const kind = await filledWith(db);
      if (kind === null) throw new Error('This database is empty. Start the server first: npm start.');
      if (kind === 'demo') {
        throw new Error('This database holds demo data, whose passwords are public. Use another one.');
      }
      const world = administratorsWorld(administrator, {
        clinicId: newId(randomBytes),
        accountId: newId(randomBytes),
      });
      await addClinics(db, { world, passwordHash: () => nodePasswords().hash(administrator.password) });
    });
    console.log(`${administrator.clinic} is there. Its administrator can log in.`);
  },
  { SEED: 'none' },
);
