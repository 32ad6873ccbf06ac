import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createApi } from './app.ts';
import { nodePasswords } from './passwords/node.ts';
import { demoAccounts, demoPassword } from './seed/clinics.ts';
import { clientAddress } from './server/clientAddress.ts';
import { readEnvironment } from './server/environment.ts';
import { listen } from './server/listen.ts';
import { chooseMail } from './server/mail.ts';
import { prepareDatabase } from './server/prepareDatabase.ts';
import { createSite } from './server/site.ts';
import { onStop } from './server/stopping.ts';
import { postgresStore } from './store/postgres/index.ts';
import { isAnswering } from './store/postgres/open.ts';

const portal = path.resolve(import.meta.dirname, '../../portal/dist');

async function main(): Promise<void> {
  const settings = readEnvironment(process.env);
  const passwords = nodePasswords();
  const database = await prepareDatabase(settings, { passwords, now: new Date(), say: console.log });
  const store = postgresStore(database.db);
  const clock = () => new Date();
  const isDemo = database.kind === 'demo';
  let ownAddress = '';
  const api = createApi({
    store,
    passwords,
    clock,
    random: randomBytes,
    log: (line) => console.log(JSON.stringify(line)),
    logKey: randomBytes(32),
    clientAddress: clientAddress(settings.trustProxy),
    mail: chooseMail({ smtp: settings.smtp, isDemo, outbox: store.mails, clock, say: console.log }),
    get portalOrigin() {
      return settings.portalOrigin ?? ownAddress;
    },
  });
  const { apiHost, trustProxy } = settings;
  const site = createSite({
    api,
    portal,
    apiHost,
    trustProxy,
    isReady: () => isAnswering(database.db),
    mailbox: isDemo ? store.mails.list : null,
  });
  const server = await listen(site.fetch, settings).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  ownAddress = server.address;
  onStop(async () => {
    await server.close();
    await database.close();
  });
  console.log(`Remote Patient Monitoring: ${server.address}`);
  if (isDemo) introduce();
}

/** Who can log in, for whoever has just started it. */
function introduce(): void {
  const { provider, staff, patient, otherProvider, otherPatient } = demoAccounts;
  console.log(`Demo accounts, password ${demoPassword}:`);
  for (const { username, role } of [provider, staff, patient, otherProvider, otherPatient]) {
    console.log(`  ${username} (${role})`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
