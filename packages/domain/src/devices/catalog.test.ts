import { describe, expect, test } from 'vitest';
import { vitalKinds } from '../vitals/vitals.ts';
import { catalogOf, NewDeviceModel } from './catalog.ts';
import { standardModels } from './standardModels.ts';

describe('the catalog of devices (F1)', () => {
  test('the standard models measure every vital of the product, each code is there once', () => {
    expect(new Set(standardModels.flatMap(({ vitals }) => vitals))).toEqual(new Set(vitalKinds));
    expect(new Set(standardModels.map(({ model }) => model)).size).toBe(standardModels.length);
  });

  test('a clinic that has chosen nothing yet sees the standard models, none in use', () => {
    const rows = catalogOf([]);
    expect(rows).toHaveLength(standardModels.length);
    expect(rows.filter(({ isInUse, isOwn }) => isInUse || isOwn)).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).sort());
  });

  test('what a clinic has chosen or added is said of each, and no model is listed twice', () => {
    const own = { model: 'X-1', name: 'Aardvark Scale', brand: 'Ours', vitals: ['Weight'] as const };
    const [standard] = standardModels;
    if (!standard) throw new Error('There are standard models.');
    const rows = catalogOf([
      { ...own, isInUse: true },
      { ...standard, isInUse: true },
    ]);
    expect(rows).toHaveLength(standardModels.length + 1);
    expect(rows[0]).toEqual({ ...own, isOwn: true, isInUse: true });
    expect(rows.find(({ model }) => model === standard.model)).toMatchObject({
      isOwn: false,
      isInUse: true,
    });
  });

  test.each([
    [{ name: ' ' }, 'nameRequired'],
    [{ brand: '' }, 'brandRequired'],
    [{ model: '' }, 'modelRequired'],
    [{ model: 'x'.repeat(201) }, 'tooLong'],
    [{ vitals: [] }, 'vitalsRequired'],
    [{ vitals: ['Weight', 'Weight'] }, 'vitalsRequired'],
  ])('a new model with %j is asked for again', (wrong, message) => {
    const right = { name: 'Scale', brand: 'Ours', model: 'X-1', vitals: ['Weight'] };
    expect(NewDeviceModel.safeParse(right).success).toBe(true);
    const { error } = NewDeviceModel.safeParse({ ...right, ...wrong });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
