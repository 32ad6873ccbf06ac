import { describe, expect, test } from 'vitest';
import { hostile } from '../src/seed/clinics.ts';
import { demoWorld } from '../src/seed/demo.ts';
import { northside, storyNow } from '../src/seed/index.ts';

const dayMs = 86_400_000;
const world = demoWorld(storyNow);
const odd = new Set(world.answerKey.orders.map(({ order }) => order.orderId));
const orders = world.orders.filter(
  ({ clinicId, orderId }) => clinicId !== hostile.clinicId && !odd.has(orderId),
);

describe('orders of the demo', () => {
  test('wait for five weeks at most, in each status that waits', () => {
    const waiting = orders.filter(({ status }) => status !== 'Activated' && status !== 'Deactivated');
    const statuses = Map.groupBy(waiting, ({ status }) => status);
    expect([...statuses.keys()].sort()).toEqual(['PickedUp', 'Processing', 'Shipped', 'Submitted']);
    for (const { placedAt } of waiting) {
      expect((storyNow.getTime() - placedAt.getTime()) / dayMs).toBeLessThan(36);
    }
  });

  test('most devices of a clinic are in use, and some have been given back', () => {
    const own = orders.filter(({ clinicId }) => clinicId === northside.clinicId);
    const share = (status: string) => own.filter((order) => order.status === status).length / own.length;
    expect(share('Activated')).toBeGreaterThan(0.6);
    expect(share('Deactivated')).toBeGreaterThan(0.1);
    expect(share('Deactivated')).toBeLessThan(0.3);
  });
});
