import { benchBoard } from './board.ts';
import { benchFhir } from './fhir.ts';
import { fillOnce } from './fill.ts';
import { startHost } from './host.ts';
import { benchIngest } from './ingest.ts';
import { benchOrders } from './orders.ts';
import { benchSummary } from './summary.ts';
import { benchVendors } from './vendors.ts';

const host = await startHost();
try {
  await fillOnce(host);
  await benchOrders(host);
  await benchSummary(host);
  await benchBoard(host);
  await benchFhir(host);
  await benchIngest(host);
  await benchVendors(host);
} finally {
  await host.close();
}
