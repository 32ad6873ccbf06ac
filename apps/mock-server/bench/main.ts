import { benchAlerts } from './alerts.ts';
import { benchBoard } from './board.ts';
import { benchBulk } from './bulk.ts';
import { benchFhir } from './fhir.ts';
import { fillOnce } from './fill.ts';
import { type Host, startHost } from './host.ts';
import { benchIngest } from './ingest.ts';
import { benchIngestAlerts } from './ingestAlerts.ts';
import { benchOrders } from './orders.ts';
import { benchProcesses } from './processes.ts';
import { benchSummary } from './summary.ts';
import { benchVendors } from './vendors.ts';

/** In the order in which they run; those that deliver readings are the last. */
const benches: Readonly<Record<string, (host: Host) => Promise<void>>> = {
  orders: benchOrders,
  processes: benchProcesses,
  summary: benchSummary,
  board: benchBoard,
  alerts: benchAlerts,
  fhir: benchFhir,
  bulk: benchBulk,
  ingest: benchIngest,
  ingestAlerts: benchIngestAlerts,
  vendors: benchVendors,
};

/** `npm run bench -- alerts board` runs those; without a name all of them. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches[name]);
if (unknown.length > 0)
  throw new Error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`);

const host = await startHost();
try {
  await fillOnce(host);
  for (const [name, bench] of Object.entries(benches))
    if (asked.length === 0 || asked.includes(name)) await bench(host);
} finally {
  await host.close();
}
