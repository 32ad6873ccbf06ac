import { expect, test } from 'vitest';
import { packedObjects } from './packedObjects.ts';

test.each([
  ['const a = { ...{ at, by }, note };', 1],
  ['const a = {\n  ...{ at },\n  ...{ by },\n};', 2],
  ['const a = { ...rest, ...(is && { at }), ...of(each) };', 0],
  ['f(...[1, 2]);', 0],
])('%s: %i', (text, count) => {
  expect(packedObjects({ path: 'a.ts', text })).toHaveLength(count);
});

test('it tells the line', () => {
  const [told] = packedObjects({ path: 'a.ts', text: 'const a = {\n  ...{ at, by },\n};' });
  expect(told).toMatch(/^a\.ts:2: /);
});
