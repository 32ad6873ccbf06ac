import type pg from 'pg';
import { expect } from 'vitest';
import { markOf, readingsInWrite, type Sent, type WriteKind } from './writers.ts';

/** Compares what was acknowledged with what is in the database: nothing lost, nothing twice, nothing half. */
export async function checkKept(client: pg.Client, sent: readonly Sent[]): Promise<void> {
  const marksOf = (kind: WriteKind) =>
    sent
      .filter((each) => each.kind === kind)
      .map(({ number }) => markOf(number))
      .sort();
  const texts = async (query: string) =>
    (await client.query<{ text: string }>(query)).rows.map(({ text }) => text);
  const inquiries = await texts("select message as text from inquiries where message like 'Crash test%'");
  expect(inquiries.sort()).toEqual(marksOf('addInquiry'));

  const streets = await texts(
    "select address->>'street' as text from orders where address->>'street' like 'Crash test%'",
  );
  expect(streets.sort()).toEqual(marksOf('placeDeviceOrder'));

  const notes = await texts("select text from notes where text like 'Crash test%'");
  expect(notes.sort()).toEqual(marksOf('addUserNotes'));

  const count = async (query: string) =>
    Number((await client.query<{ count: string }>(query)).rows[0]?.count);
  const readings = sent.filter(({ kind }) => kind === 'addReadings').length * readingsInWrite;
  expect(await count("select count(*) from readings where serial = 'CRASH-1'")).toBe(readings);

  // What the writes keep beside the rows agrees with the rows.
  const ofAll = 'coalesce(sum(normal + cautious + critical), 0)';
  const rows = await count('select count(*) from readings');
  expect(await count(`select ${ofAll} as count from reading_months`)).toBe(rows);
  expect(await count(`select ${ofAll} as count from reading_days`)).toBe(rows);
  expect(await count('select sum(orders) as count from order_counts')).toBe(
    await count('select count(*) from orders'),
  );
  expect(
    await count(
      "select count(*) from audit_log where action = 'order.placed' and subject in (select id from orders where address->>'street' like 'Crash test%')",
    ),
  ).toBe(streets.length);
  expect(await count("select count(*) from audit_log where action = 'inquiry.added'")).toBe(inquiries.length);
}
