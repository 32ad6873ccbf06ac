import { limits, sharedParts, shareEnd } from '@rpm/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/Store.ts';
import { usernameKey } from '../src/subjects/patients/search.ts';
import { actorAt, aShare, later, ownerId, world } from './shareWorld.ts';
import { makeStore } from './stores.ts';

describe('both stores agree on shares', () => {
  let stores: Store[];
  beforeAll(async () => {
    stores = await Promise.all((['memory', 'postgres'] as const).map((kind) => makeStore(kind, world)));
  });

  const owner = fc.constantFrom(ownerId, 'patient-002');
  const username = fc.constantFrom('a@example.test', 'A@Example.test', 'b@example.test');
  const number = fc.nat(4);
  const command = fc.oneof(
    fc.record({
      do: fc.constant('start' as const),
      owner,
      username,
      parts: fc.subarray([...sharedParts], { minLength: 1 }),
      days: fc.integer({ min: 1, max: limits.shareMaxDays }),
    }),
    fc.record({ do: fc.constant('stop' as const), owner, number }),
    fc.record({ do: fc.constant('open' as const), username, number }),
    fc.record({ do: fc.constant('leave' as const), owner, username }),
    fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 100 }) }),
  );
  type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

  /** What each store answered, at each step, to the command and to every question. */
  async function play(store: Store, commands: readonly Command[], run: number): Promise<unknown[]> {
    // Time only goes on: each run begins after the last share of the run before.
    let at = later(run * 60 * 86_400);
    let started = 0;
    const idOf = (which: number) => `${run}-${which}`;
    const answers: unknown[] = [];
    for (const each of commands) {
      if (each.do === 'wait') at = new Date(at.getTime() + each.hours * 3_600_000);
      if (each.do === 'stop')
        answers.push(await store.shares.stop(actorAt(at, each.owner), idOf(each.number)));
      if (each.do === 'leave') {
        const share = { ownerId: each.owner, usernameKey: usernameKey(each.username) };
        answers.push(await store.shares.leave(actorAt(at, 'user-doctor'), share));
      }
      if (each.do === 'open') {
        const token = { tokenHash: `hash of ${idOf(each.number)}`, usernameKey: usernameKey(each.username) };
        answers.push(await store.shares.open(actorAt(at), token));
      }
      if (each.do === 'start') {
        const { parts, days } = each;
        const named = { shareId: idOf(started), ownerId: each.owner, username: each.username, parts };
        await store.shares.start(
          actorAt(at, each.owner),
          aShare({ ...named, from: at, until: shareEnd(at, days) }),
        );
        started += 1;
      }
      for (const id of [ownerId, 'patient-002']) {
        answers.push(await store.shares.byOwner(id));
        for (const key of ['a@example.test', 'b@example.test']) {
          answers.push(await store.shares.liveParts({ ownerId: id, usernameKey: key, at }));
        }
      }
      answers.push(await store.shares.withAddressee('a@example.test', at));
    }
    return answers;
  }

  test('whatever is started, stopped, opened and waited for', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
        run += 1;
        const [memory, postgres] = await Promise.all(stores.map((store) => play(store, commands, run)));
        expect(postgres).toEqual(memory);
      }),
      { seed: 20_261_121, numRuns: 25 },
    );
  });
});
