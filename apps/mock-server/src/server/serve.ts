import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@rpm/domain';
import type { LogLine, Services } from '../api/Services.ts';
import { turns } from '../api/turns.ts';
import { createApi } from '../app.ts';
import { demoAccounts, demoPassword } from '../seed/clinics.ts';
import type { Store } from '../store/Store.ts';
import { sealAudit } from '../store/sql/auditChain.ts';
import { sendAudit, unsentSeconds } from '../store/sql/auditSending.ts';
import { type Database, isAnswering } from '../store/sql/open.ts';
import { postgresStore } from '../store/sql/sqlStore.ts';
import { escalateAlerts } from '../subjects/alerts/escalate.ts';
import { sendDigests } from '../subjects/billing/digest.ts';
import { checkCompliance } from '../subjects/compliance/check.ts';
import { sendCredentialMails } from '../subjects/credentials/send.ts';
import { syncHospitals } from '../subjects/hospitals/sync.ts';
import { announceInquiries } from '../subjects/inquiries/announce.ts';
import { nodePasswords } from '../subjects/passwords/node.ts';
import { sendReminders } from '../subjects/reminders/send.ts';
import { resealSecrets } from '../subjects/security/reseal.sql.ts';
import type { Vault } from '../subjects/security/vault.ts';
import { forgetEvents, sendSubscriptions } from '../subjects/subscriptions/send.ts';
import { appGate } from './appGate.ts';
import { auditSink } from './auditSink.ts';
import { clientAddress } from './clientAddress.ts';
import { readEnvironment } from './environment.ts';
import { fileScanner } from './fileScanner.ts';
import { hospitalGate } from './hospitalGate.ts';
import { keepHouse } from './housekeeping.ts';
import { demoIdentityKeys, type IdentityKey } from './identityKeys.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { claimable, type Listening, listen } from './listen.ts';
import { chooseMail } from './mail.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { notifyGate } from './notifyGate.ts';
import { outward } from './outward.ts';
import { prepareDatabase, storedKey } from './prepareDatabase.ts';
import { rateLimits } from './rateLimits.ts';
import { readiness } from './readiness.ts';
import { requestId } from './requestId.ts';
import { withSecretFiles } from './secretFiles.ts';
import type { Settings } from './settings.ts';
import { signOnGate } from './signOnGate.ts';
import { createSite } from './site.ts';
import { onStop } from './stopping.ts';
import { nodeVault } from './vault.ts';

/** What an installation without keys is told at each start (ASVS 13.3.1). */
const noSecretKeys =
  'SECRET_KEYS is not set: secrets of authenticator apps are kept unencrypted. See docs/operations.md.';

const portal = path.resolve(import.meta.dirname, '../../../portal/dist');
const apiDocument = path.resolve(import.meta.dirname, '../../../../docs/openapi.json');
/** From the end of accepting to the end of the process; longer than the answers under way may take. */
const stopLimitMs = 10_000;

const passwords = nodePasswords();
/** One thread of the pool of four stays free for files. As many may wait at one address as begin a shift. */
const passwordTurns = { atOnce: 3, waitingPerLane: 200 };
const clock = () => new Date();

/** A signal at any moment, also while the server is starting, ends all that was begun (F29). */
async function main(): Promise<void> {
  const settings = readEnvironment(withSecretFiles(process.env));
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
  const tools = { passwords, now: settings.seedAt ?? clock(), say: console.log, signal };
  const database = await prepareDatabase(settings, tools);
  let isStopping = false;
  const opened: Listening[] = [];
  const store = postgresStore(database.db);
  const metrics = settings.metrics
    ? createMetrics(database.pool, unsentOf(settings, store, database.db))
    : null;
  const isDemo = database.kind === 'demo';
  const address = () => opened[0]?.address ?? '';
  const vault = nodeVault(settings.secretKeys);
  // Also without keys: what a missing key has sealed is told now, and not to who logs in.
  await store.within('every clinic', () => resealSecrets(database.db, vault));
  if (settings.secretKeys.length === 0 && !isDemo) console.log(noSecretKeys);
  const keys = {
    logKey: await storedKey(database.db, 'log-key', randomBytes),
    readingIdKey: (await storedKey(database.db, 'reading-id-key', randomBytes)).toString('hex'),
  };
  const identityKeys =
    isDemo && settings.identityKeys.length === 0 ? await demoIdentityKeys() : settings.identityKeys;
  const services = makeServices(settings, { store, keys, identityKeys, vault, isDemo, metrics, address });
  const api = createApi(services);
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
  let jobs: Jobs | null = null;
  const endHousekeeping = keepHouse(database.db, clock, console.log);
  const close = async () => {
    endHousekeeping();
    await jobs?.stop();
    await Promise.all(opened.map((each) => each.close()));
    await api.settle();
    await database.close();
  };
  try {
    opened.push(await listen(site.fetch, settings));
    if (metrics && settings.metrics) {
      opened.push(await listen(metrics.fetch, { ...settings.metrics, portVariable: 'METRICS_PORT' }));
    }
    // After it listens: mails name the address of the portal.
    const work = {
      escalation: () => escalateAlerts(services),
      inquiryMails: () => announceInquiries(services),
      uploadEnd: () =>
        store.within(
          'every clinic',
          async () =>
            void (await store.fileUploads.dropBefore(new Date(clock().getTime() - limits.uploadKeptMs))),
        ),
      inboxEnd: () => store.within('every clinic', async () => void (await store.inbox.forget(clock()))),
      billingDigests: () => sendDigests(services),
      compliance: () => checkCompliance(services),
      reminders: () => sendReminders(services),
      hospitalSyncs: () => syncHospitals(services),
      credentialMails: () => sendCredentialMails(services),
      subscriptions: () => sendSubscriptions(services),
      eventsEnd: () => forgetEvents(services),
      auditSending: () => sendLogs(settings, store, database.db),
    };
    jobs = await startJobs(database.appUrl, work, console.log);
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

/** Sends both logs to the operator's collector, when there is one. */
async function sendLogs({ auditSink: sink }: Settings, { within }: Store, db: Database): Promise<void> {
  if (!sink) return;
  await within('every clinic', async () => {
    await sealAudit(db, clock());
    await sendAudit(db, auditSink(sink), clock);
  });
}

/** How old the oldest line is that the collector has not, for the metrics; `null` without a collector. */
const unsentOf = ({ auditSink: sink }: Settings, { within }: Store, db: Database) =>
  sink && (() => within('every clinic', () => unsentSeconds(db, clock())));

interface ApiParts {
  store: Store;
  keys: Pick<Services, 'logKey' | 'readingIdKey'>;
  identityKeys: readonly IdentityKey[];
  vault: Vault;
  isDemo: boolean;
  metrics: Metrics | null;
  /** Where the server listens, once it does. */
  address: () => string;
}

function makeServices(
  settings: Settings,
  { store, keys, identityKeys, vault, isDemo, metrics, address }: ApiParts,
): Services {
  const admit = rateLimits(settings.callRates);
  const send = outward(settings.outward);
  return {
    store,
    passwords,
    vault,
    hospitals: hospitalGate(send, Date.now, { keys: settings.clientKeys, secrets: settings.clientSecrets }),
    apps: appGate(identityKeys),
    signOn: signOnGate(send),
    notify: notifyGate(send),
    publicPasswords: isDemo ? [] : [demoPassword],
    inTurn: turns(passwordTurns),
    pause,
    clock,
    random: randomBytes,
    log: (line: LogLine) => {
      console.log(JSON.stringify(line));
      metrics?.answered(line);
    },
    ...keys,
    clientKeys: settings.clientKeys.map(({ published }) => published),
    clientSecretsOf: [...settings.clientSecrets.keys()],
    clientAddress: clientAddress(settings.proxies),
    admit: metrics?.watchAdmission(admit) ?? admit,
    requestId: requestId(settings.proxies > 0),
    answerWithinMs: limits.answerWithinMs,
    mail: chooseMail({ smtp: settings.smtp, isDemo, outbox: store.mails, clock, say: console.log }),
    contactAddress: settings.contactAddress,
    operators: isDemo ? [demoAccounts.administrator.username] : settings.operators,
    sendsMail: settings.smtp !== null || isDemo,
    scan: fileScanner(settings.fileScanner),
    get portalOrigin() {
      return settings.portalOrigin ?? address();
    },
  };
}

/** A line of the log about the server itself. */
const tell = (event: 'stopping' | 'stopped') =>
  console.log(JSON.stringify({ event, at: new Date().toISOString() }));

/** Who can log in, for whoever has just started it. */
function introduce(): void {
  const { provider, staff, administrator, patient, carer, otherProvider, otherPatient } = demoAccounts;
  console.log(`Demo accounts, password ${demoPassword}:`);
  const all = [provider, staff, administrator, patient, carer, otherProvider, otherPatient];
  for (const { username, role } of all)
    console.log(
      `  ${username} (${role}${username === carer.username ? ', sees what a patient shares' : ''})`,
    );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
