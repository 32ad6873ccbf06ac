import { fillOnce } from './fill.ts';
import { startHost } from './host.ts';
import { benchIngest } from './ingest.ts';
import { measure } from './measure.ts';
import { benchOrders } from './orders.ts';
import { line } from './report.ts';
import { benchSummary } from './summary.ts';

const host = await startHost();
try {
  await fillOnce(host);
  const empty = await measure(() => host.ask('/empty', ''));
  line('empty', empty);
  await benchOrders(host, empty);
  await benchSummary(host, empty);
  await benchIngest(host);
} finally {
  await host.close();
}
