import { randomBytes } from 'node:crypto';
import { addClinics } from './seed/seedDatabase.ts';
import { administratorsWorld } from './server/administratorsWorld.ts';
import { mustBeFilled } from './server/mustBeFilled.ts';
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
      if ((await mustBeFilled(db)) === 'demo') {
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
