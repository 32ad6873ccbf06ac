import type { LimitEnds } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { NewRange } from '../src/subjects/ranges/contract.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const patientId = 'patient-002';
const actor = { accountId: demoAccounts.staff.accountId, clinicId: northside.clinicId, at: startOfTest };
const hours = (count: number) => new Date(startOfTest.getTime() + count * 3_600_000);
const ends: LimitEnds = { min: { cautious: 50, critical: 40 }, max: { cautious: 110, critical: null } };
const range = (special: Partial<NewRange> = {}): NewRange => ({
  patientId,
  vital: 'HeartRate',
  start: hours(0),
  end: hours(10),
  limits: { heartRate: ends },
  ...special,
});

describe.each(storeKinds)('the ranges in %s', (kind) => {
  const fresh = async () => {
    const store = await makeStore(kind, { ...clinicWith([]), ranges: [] });
    const { ranges } = store;
    return {
      save: (...asked: Parameters<typeof ranges.save>) => ranges.save(...asked),
      history: (patient: string) => ranges.history(patient),
      versions: (...asked: Parameters<typeof ranges.versions>) => ranges.versions(...asked),
      inForce: (...asked: Parameters<typeof ranges.inForce>) => ranges.inForce(...asked),
      audit: () => store.audit.list(northside.clinicId),
    };
  };

  test('a range comes back with who set it, and with what is normal (RNG-02, RNG-21)', async () => {
    const { save, inForce, history } = await fresh();
    expect(await save(range({ limits: { heartRate: ends, toString: ends } }), actor)).toEqual({
      kind: 'saved',
      version: 1,
    });
    const saved = {
      vital: 'HeartRate',
      version: 1,
      start: hours(0),
      end: hours(10),
      limits: {
        heartRate: {
          min: { normal: 60, cautious: 50, critical: 40 },
          max: { normal: 100, cautious: 110, critical: null },
        },
      },
      setBy: { userId: actor.accountId, name: 'Quince Deskworth' },
      setAt: startOfTest,
    };
    expect(await inForce(patientId, hours(10))).toEqual([saved]);
    expect(await history(patientId)).toEqual([saved]);
    expect(await inForce(patientId, hours(-1))).toEqual([]);
    expect(await inForce('patient-003', hours(5))).toEqual([]);
  });

  test('the newest version whose time holds a moment is in force; each vital counts for itself', async () => {
    const { save, inForce, history, versions } = await fresh();
    await save(range(), actor);
    await save(range({ start: hours(4), end: hours(6) }), { ...actor, at: hours(1) });
    await save(range({ vital: 'Weight', limits: {} }), { ...actor, at: hours(1) });
    const at = async (hour: number) =>
      (await inForce(patientId, hours(hour))).map(({ vital, version }) => `${vital} ${version}`);
    expect(await at(3)).toEqual(['Weight 1', 'HeartRate 1']);
    expect(await at(4)).toEqual(['Weight 1', 'HeartRate 2']);
    expect(await at(7)).toEqual(['Weight 1', 'HeartRate 1']);
    expect((await history(patientId)).map(({ vital, version }) => `${vital} ${version}`)).toEqual([
      'Weight 1',
      'HeartRate 2',
      'HeartRate 1',
    ]);
    expect((await versions(patientId, ['HeartRate'])).map(({ version }) => version)).toEqual([2, 1]);
    expect(await versions(patientId, ['BloodGlucose'])).toEqual([]);
  });

  test('of those who save at once from one version one wins, and the others learn the newest (RNG-22)', async () => {
    const { save, audit } = await fresh();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => save(range({ fromVersion: 0 }), actor)),
    );
    expect(outcomes.filter((each) => each.kind === 'saved')).toEqual([{ kind: 'saved', version: 1 }]);
    expect(outcomes.filter((each) => each.kind === 'conflict')).toEqual(
      Array.from({ length: 5 }, () => ({ kind: 'conflict', version: 1 })),
    );
    expect(await save(range({ fromVersion: 7 }), actor)).toEqual({ kind: 'conflict', version: 1 });
    expect(await save(range({ fromVersion: 1 }), actor)).toEqual({ kind: 'saved', version: 2 });
    expect(await audit()).toMatchObject(
      [1, 2].map((version) => ({
        action: 'range.saved',
        subject: patientId,
        details: { vital: 'HeartRate', version },
      })),
    );
  });

  test('those who save at once from no version follow each other', async () => {
    const { save, history } = await fresh();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => save(range(), actor)));
    expect(outcomes.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(await history(patientId)).toHaveLength(5);
  });
});

describe.each(storeKinds)('the reviews in %s', (kind) => {
  test('are listed newest first, and only their own maker takes one back, once', async () => {
    const { reviews, audit } = await makeStore(kind, { ...clinicWith([]), reviews: [] });
    const provider = { ...actor, accountId: demoAccounts.provider.accountId };
    await reviews.add({ reviewId: 'a', patientId, upTo: hours(-3) }, actor);
    await reviews.add({ reviewId: 'b', patientId, upTo: hours(-2) }, { ...provider, at: hours(1) });
    await reviews.add({ reviewId: 'c', patientId, upTo: hours(-1) }, actor);
    expect((await reviews.list(patientId)).map(({ reviewId }) => reviewId)).toEqual(['b', 'c', 'a']);
    expect((await reviews.list(patientId))[0]).toEqual({
      reviewId: 'b',
      reviewer: { userId: provider.accountId, name: 'Wren Q. Exampledoc' },
      at: hours(1),
      upTo: hours(-2),
    });
    expect(await reviews.undo({ reviewId: 'b', patientId }, actor)).toBe(false);
    expect(await reviews.undo({ reviewId: 'b', patientId: 'patient-003' }, provider)).toBe(false);
    const undone = await Promise.all([1, 2].map(() => reviews.undo({ reviewId: 'b', patientId }, provider)));
    expect(undone.sort()).toEqual([false, true]);
    expect((await reviews.list(patientId)).map(({ reviewId }) => reviewId)).toEqual(['c', 'a']);
    expect(
      (await audit.list(northside.clinicId)).map(({ action, details }) => [action, details.reviewId]),
    ).toEqual([
      ['readings.reviewed', 'a'],
      ['readings.reviewed', 'b'],
      ['readings.reviewed', 'c'],
      ['readings.review-undone', 'b'],
    ]);
  });
});

describe('the ranges in a transaction', () => {
  test('a save inside work that fails is none (behaviour section 4)', async () => {
    const store = await makeStore('postgres', { ...clinicWith([]), ranges: [] });
    const intent = {
      accountId: actor.accountId,
      call: 'placeDeviceOrder',
      key: 'k',
      requestHash: 'h',
      at: startOfTest,
    };
    const failing = store.once(intent, async ({ ranges }) => {
      await ranges.save(range(), actor);
      throw new Error('Something else went wrong.');
    });
    await expect(failing).rejects.toThrow('Something else');
    expect(await store.ranges.history(patientId)).toEqual([]);
    expect(await store.audit.list(northside.clinicId)).toEqual([]);
  });
});
