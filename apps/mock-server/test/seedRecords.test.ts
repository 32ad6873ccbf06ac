import { resourceTypes } from '@rpm/domain';
import { expect, test } from 'vitest';
import { demoWorld } from '../src/seed/demo.ts';
import { fromBase64, isOfType } from '../src/subjects/files/fileContent.ts';
import { startOfTest } from './harness.ts';

const world = demoWorld(startOfTest);
const clinicOf = new Map(world.patients.map(({ patientId, clinicId }) => [patientId, clinicId]));

test('the demo records are of every kind and of patients of the world, none in the future, and some patients have none', () => {
  const owners = new Set(world.records.map(({ patientId }) => patientId));
  expect([...owners].filter((id) => !clinicOf.has(id))).toEqual([]);
  expect(owners.size).toBeGreaterThan(200);
  expect(owners.size).toBeLessThan(world.patients.length);
  expect(new Set(world.records.map(({ resourceType }) => resourceType))).toEqual(new Set(resourceTypes));
  expect(world.records.filter(({ at }) => at > startOfTest)).toEqual([]);
  expect(new Set(world.records.map(({ recordId }) => recordId)).size).toBe(world.records.length);
});

test('every demo file is what it says, to the byte', () => {
  expect(new Set(world.files.map(({ reportType }) => reportType)).size).toBe(2);
  for (const { content, contentType, bytes, patientId } of world.files) {
    const whole = fromBase64(content);
    expect([whole.length, isOfType(whole, contentType), clinicOf.has(patientId)]).toEqual([
      bytes,
      true,
      true,
    ]);
  }
});

test('the link of a demo share is used up, since anybody could know it', () => {
  expect(world.shares.length).toBe(5);
  for (const { tokenUsedAt } of world.shares) expect(tokenUsedAt).not.toBeNull();
});
