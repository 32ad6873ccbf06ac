import { endpoints } from '@rpm/api-client/calls';
import type { OrderQuery } from '@rpm/domain';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { pageQuery } from '../src/subjects/orders/orderPage.sql.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';

/** What is asked of the orders list. */
export const questions: Record<string, Partial<OrderQuery>> = {
  'first page': {},
  'page 1,000': { page: 1000 },
  'by status and mode': { orderStatus: 'Shipped', modeOfDelivery: 'Mail' },
  'by order number': { orderId: '9999' },
  'by patient and mode': { pName: 'mari', modeOfDelivery: 'Pickup' },
};

/** Pages of the orders list. */
export async function benchOrders({ db, pool, ask, askEmpty, sessionOf }: Host): Promise<void> {
  const token = await sessionOf(demoAccounts.staff);
  console.log(`\nOrders: 100,000 in one clinic, pages of 20, ${connections} at a time`);
  for (const [name, special] of Object.entries(questions)) {
    const query = { page: 0, noOfRows: 20, ...special };
    const search = { ...query, noOfRows: 20, clinicId: northside.clinicId };
    const { sql, parameters } = pageQuery(search).compile(db);
    const entries = Object.entries({ ...query, clinic: northside.name }).map(([key, value]) => [
      key,
      String(value),
    ]);
    const address = `${endpoints.getAllottedDevicesByClinic.path}?${new URLSearchParams(entries)}`;
    const measured = await measure({
      empty: askEmpty,
      database: () => pool.query(sql, [...parameters]),
      API: () => ask(address, token),
    });
    report(name, measured);
  }
}
