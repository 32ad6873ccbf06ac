import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guides } from './guides.ts';

const folder = fileURLToPath(new URL('../../components/', import.meta.url));
const components = readdirSync(folder, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

test('there are components', () => {
  expect(components.length).toBeGreaterThan(40);
});

test.each(components)('%s has an anatomy, something to do and something not to do', (name) => {
  expect(existsSync(`${folder}${name}/${name}.tsx`)).toBe(true);
  const { parts = {}, does = [], donts = [] } = guides.get(name) ?? {};
  expect(Object.keys(parts).length).toBeGreaterThan(0);
  for (const list of [does, donts]) {
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThan(4);
  }
  for (const line of [...does, ...donts, ...Object.values(parts)]) expect(line).toMatch(/^\S.+[.…]$/);
  for (const line of donts) expect(line).toMatch(/^Do not /);
});

test('no two components say the same', () => {
  const lines = [...guides.values()].flatMap(({ does, donts }) => [...does, ...donts]);
  expect(new Set(lines).size).toBe(lines.length);
});
