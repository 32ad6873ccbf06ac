import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import type { StoredAlert } from '../src/subjects/alerts/contract.ts';
import { inbox, later, nurse, pressure, provider, world } from './alertWorld.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

describe.each(storeKinds)('pages of alerts with the store in %s (SCR-02)', (kind) => {
  const states = ['Open', 'Acknowledged', 'Snoozed', 'Resolved', 'Resolved', 'Resolved'] as const;
  const owners = [null, demoAccounts.staff.accountId, demoAccounts.provider.accountId];
  /** Thirty alerts in every state, of three owners; a part of the snoozed ones has woken. */
  const many = (): StoredAlert[] =>
    Array.from({ length: 30 }, (_, n) => {
      const [alert] = requestWorld().alerts?.() ?? [];
      if (!alert) throw new Error('There is an alert.');
      const state = states[n % states.length] ?? 'Open';
      const isDone = state === 'Resolved';
      const ownerId = state === 'Open' ? null : (owners[n % 2 ? 1 : 2] ?? null);
      return {
        ...{ ...alert, alertId: `many-${n}`, history: [], list: alert.list, version: 1 },
        ...{ parameter: isDone ? 'systolic' : `p${n}`, state, ownerId },
        ...{ class: n % 3 ? 'Critical' : 'Cautious', firstAt: later(n), openedAt: later(n) },
        snoozedUntil: state === 'Snoozed' ? later(n % 4 ? 30 : 90) : null,
        ...{ outcome: isDone ? 'AdviceGiven' : null, note: isDone ? 'Called.' : null },
        resolvedAt: isDone ? later(100 - n) : null,
      } as StoredAlert;
    });
  const filled = (which: typeof kind) => makeStore(which, { ...world(), alerts: many });

  test('every page of every filter is the same in all stores, with its counts', async () => {
    const [store, memory] = await Promise.all([filled(kind), filled('memory')]);
    for (const tab of ['medical', 'resolved'] as const)
      for (const severity of [undefined, 'Critical', 'Cautious'] as const)
        for (const ownerId of [undefined, ...owners])
          for (const page of [0, 1, 2]) {
            const over = { tab, page, severity, ...(ownerId !== undefined && { ownerId }) };
            const found = await inbox(store, over);
            const expected = await inbox(memory, over);
            const told = ({ rows, ...counts }: typeof found) => ({
              ...counts,
              ids: rows.map(({ alertId }) => alertId),
            });
            expect({ over, ...told(found) }).toEqual({ over, ...told(expected) });
          }
    expect(await inbox(store, { tab: 'resolved' })).toMatchObject({ total: 15, critical: 10, cautious: 5 });
  });

  test('what waits and what is resolved is counted as it comes, and no more when its patient is erased (F5)', async () => {
    const store = await filled(kind);
    const total = async () => {
      const [waiting, resolved] = await Promise.all([inbox(store), inbox(store, { tab: 'resolved' })]);
      return { waiting: waiting.total, resolved: resolved.total };
    };
    expect(await total()).toEqual({ waiting: 15, resolved: 15 });
    await store.readings.add([pressure(190, later(50))]);
    expect(await total()).toEqual({ waiting: 16, resolved: 15 });
    const open = await store.alerts.find('many-0');
    if (!open) throw new Error('It is open.');
    const end = { outcome: 'advice', note: 'Called.' } as const;
    await store.alerts.move({ alertId: 'many-0', version: open.version, move: 'resolve', ...end }, nurse);
    expect(await total()).toEqual({ waiting: 15, resolved: 16 });
    await store.erasures.ask({ ...nurse, at: later(70) }, open.patientId, 'Asked.');
    expect(await store.erasures.confirm({ ...provider, at: later(80) }, open.patientId)).toBe('erased');
    expect(await total()).toEqual({ waiting: 0, resolved: 0 });
  });
});
