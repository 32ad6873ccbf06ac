import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@rpm/domain';
import type { LogLine } from './api/Services.ts';
import { turns } from './api/turns.ts';
import { createApi } from './app.ts';
import { demoAccounts, demoPassword } from './seed/clinics.ts';
import { clientAddress } from './server/clientAddress.ts';
import { readEnvironment, type Settings } from './server/environment.ts';
import { fileScanner } from './server/fileScanner.ts';
import { keepHouse } from './server/housekeeping.ts';
import { claimable, type Listening, listen } from './server/listen.ts';
import { chooseMail } from './server/mail.ts';
import { createMetrics, type Metrics } from './server/metrics.ts';
import { prepareDatabase, storedLogKey } from './server/prepareDatabase.ts';
import { rateLimits } from './server/rateLimits.ts';
import { readiness } from './server/readiness.ts';
import { requestId } from './server/requestId.ts';
import { createSite } from './server/site.ts';
import { onStop } from './server/stopping.ts';
import type { Store } from './store/Store.ts';
import { isAnswering } from './store/sql/open.ts';
import { postgresStore } from './store/sql/sqlStore.ts';
import { nodePasswords } from './subjects/passwords/node.ts';

const portal = path.resolve(import.meta.dirname, '../../portal/dist');
const apiDocument = path.resolve(import.meta.dirname, '../../../docs/openapi.json');
/** From the end of accepting to the end of the process; longer than the answers under way may take. */
const stopLimitMs = 10_000;

const passwords = nodePasswords();
/** One thread of the pool of four stays free for files. As many may wait at one address as begin a shift. */
const passwordTurns = { atOnce: 3, waitingPerLane: 200 };
const clock = () => new Date();

/** A signal at any moment, also while the server is starting, ends all that was begun (F29). */
async function main(): Promise<void> {
  const settings = readEnvironment(process.env);
  const starting = new AbortController();
  let running: Running | null = null;
  const started = start(settings, starting.signal).then((all) => {
    running = all;
    return all;
  });
  onStop(
    async () => {
      if (!running) starting.abort();
      await (await started.catch(() => null))?.stop();
    },
    settings.stopDelaySeconds * 1000 + stopLimitMs,
  );
  await started.catch((error: unknown) => {
    if (!starting.signal.aborted) throw error;
  });
}

/** A server that has started. */
interface Running {
  /** Ends it in good order. */
  stop(): Promise<void>;
}

/** @param signal gives the start up */
async function start(settings: Settings, signal: AbortSignal): Promise<Running> {
  await claimable(settings.port, settings.host);
  const tools = { passwords, now: new Date(), say: console.log, signal };
  const database = await prepareDatabase(settings, tools);
  let isStopping = false;
  const metrics = settings.metrics ? createMetrics(database.pool) : null;
  const opened: Listening[] = [];
  const store = postgresStore(database.db);
  const isDemo = database.kind === 'demo';
  const address = () => opened[0]?.address ?? '';
  const logKey = await storedLogKey(database.db, randomBytes);
  const api = makeApi(settings, { store, logKey, isDemo, metrics, address });
  const site = createSite({
    api: metrics?.watch(api) ?? api,
    portal,
    apiHost: settings.apiHost,
    portalOrigin: settings.portalOrigin,
    trustProxy: settings.proxies > 0,
    apiDocument: isDemo ? apiDocument : null,
    mailbox: isDemo ? store.mails.list : null,
    ready: readiness({ isStopping: () => isStopping, isAnswering: () => isAnswering(database.db) }),
  });
  const endHousekeeping = keepHouse(database.db, clock, console.log);
  const close = async () => {
    endHousekeeping();
    await Promise.all(opened.map((each) => each.close()));
    await api.settle();
    await database.close();
  };
  try {
    opened.push(await listen(site.fetch, settings));
    if (metrics && settings.metrics) {
      opened.push(await listen(metrics.fetch, { ...settings.metrics, portVariable: 'METRICS_PORT' }));
    }
  } catch (error) {
    await close();
    throw error;
  }
  const [server, ownMetrics] = opened;
  console.log(`Remote Patient Monitoring: ${server?.address}`);
  if (ownMetrics) console.log(`Metrics: ${ownMetrics.address}/metrics`);
  if (isDemo) introduce();
  return {
    async stop() {
      isStopping = true;
      tell('stopping');
      await pause(settings.stopDelaySeconds * 1000);
      await close();
      tell('stopped');
    },
  };
}

interface ApiParts {
  store: Store;
  logKey: Uint8Array;
  isDemo: boolean;
  metrics: Metrics | null;
  /** Where the server listens, once it does. */
  address: () => string;
}

function makeApi(settings: Settings, { store, logKey, isDemo, metrics, address }: ApiParts) {
  const admit = rateLimits(settings.callRates);
  return createApi({
    store,
    passwords,
    publicPasswords: isDemo ? [] : [demoPassword],
    inTurn: turns(passwordTurns),
    pause,
    clock,
    random: randomBytes,
    log: (line: LogLine) => {
      console.log(JSON.stringify(line));
      metrics?.answered(line);
    },
    logKey,
    clientAddress: clientAddress(settings.proxies),
    admit: metrics?.watchAdmission(admit) ?? admit,
    requestId: requestId(settings.proxies > 0),
    answerWithinMs: limits.answerWithinMs,
    mail: chooseMail({ smtp: settings.smtp, isDemo, outbox: store.mails, clock, say: console.log }),
    contactAddress: settings.contactAddress,
    scan: fileScanner(settings.fileScanner),
    get portalOrigin() {
      return settings.portalOrigin ?? address();
    },
  });
}

/** A line of the log about the server itself. */
const tell = (event: 'stopping' | 'stopped') =>
  console.log(JSON.stringify({ event, at: new Date().toISOString() }));

/** Who can log in, for whoever has just started it. */
function introduce(): void {
  const { provider, staff, administrator, patient, otherProvider, otherPatient } = demoAccounts;
  console.log(`Demo accounts, password ${demoPassword}:`);
  for (const { username, role } of [provider, staff, administrator, patient, otherProvider, otherPatient]) {
    console.log(`  ${username} (${role})`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
