import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const page = read('docs/security.md');
const rows = [...page.matchAll(/^\| ([\d., ]+) \| (.+?) \| `([^`]+)` "(.+)" \|$/gm)];

test('docs/security.md has a row for at least 32 items, each once', () => {
  const items = [...page.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, list = '']) => list.split(', '));
  expect(new Set(items).size).toBe(items.length);
  const notMet = [...(page.split('## Not met')[1] ?? '').matchAll(/^\| ([\d.]+) \|/gm)].map(
    ([, item]) => item,
  );
  expect(notMet).toEqual(['14.2.1']);
  expect(items.length - notMet.length).toBeGreaterThanOrEqual(32);
  expect(rows.length).toBe([...(page.split('## Not met')[0]?.matchAll(/^\| \d/gm) ?? [])].length);
});

test.each(rows.map(([, item, , file, words]) => ({ item, file, words })))(
  'ASVS $item is held by a test of $file',
  ({ file = '', words = '' }) => {
    const path = file.includes('/') ? file : `apps/mock-server/test/${file}`;
    expect(existsSync(`${root}${path}`), path).toBe(true);
    expect(read(path)).toContain(words);
  },
);

test('the proxy’s log holds no address of a call (F25)', () => {
  const proxy = read('docs/deploy/nginx.conf');
  expect(proxy).toMatch(/access_log \S+ without_addresses;/);
  expect(/log_format without_addresses '([^']+)'/.exec(proxy)?.[1]).not.toMatch(
    /\$(request|request_uri|uri|args|http_referer)\b/,
  );
});
