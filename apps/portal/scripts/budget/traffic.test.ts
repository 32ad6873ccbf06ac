import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readImporters } from './importers.ts';
import { type Asked, askedTwice, costOf, notNamed, stepsOf } from './traffic.ts';

const asked = (id: string, more: Partial<Asked> = {}): Asked => ({
  id,
  what: `/${id}`,
  url: `http://host/${id}`,
  method: 'GET',
  kind: 'script',
  by: [],
  after: null,
  bytes: 100,
  isPreload: false,
  isNamed: true,
  ...more,
});
const page = asked('page', { kind: 'page', bytes: 10 });
const nobody = () => [];

test('what a page names is its second step, what that asks for its third, and what an answer leads to one more', () => {
  const steps = stepsOf(
    [
      page,
      asked('entry.js', { by: [page.url] }),
      asked('call', { kind: 'call', by: ['http://host/entry.js'] }),
      asked('next', { kind: 'call', by: ['http://host/entry.js'], after: 'call' }),
      asked('part.js', { by: ['about:client'] }),
    ],
    (file) => (file === 'part.js' ? ['entry.js'] : []),
  );
  expect(Object.fromEntries(steps)).toEqual({ page: 1, 'entry.js': 2, call: 3, next: 4, 'part.js': 3 });
});

test('of several that name a script the first is who asked for it', () => {
  const steps = stepsOf(
    [
      page,
      asked('entry.js', { by: [page.url] }),
      asked('late.js', { by: ['http://host/entry.js'] }),
      asked('shared.js', { by: ['about:client'] }),
    ],
    (file) => (file === 'shared.js' ? ['late.js', 'entry.js'] : []),
  );
  expect(steps.get('shared.js')).toBe(3);
});

test('scripts are summed up by themselves', () => {
  const all = [page, asked('a.js', { by: [page.url] }), asked('font', { kind: 'font', by: [page.url] })];
  expect(costOf(all, nobody)).toEqual({ scriptBytes: 100, bytes: 210, requests: 3, files: 1, steps: 2 });
});

test('a read that is asked for twice is told once; a write, or another page of a list, is none', () => {
  const list = (id: string, what: string, method = 'GET') => asked(id, { kind: 'call', what, method });
  expect(
    askedTwice([
      list('1', '/api/orders'),
      list('2', '/api/orders ({"page":2})'),
      list('3', '/api/seen', 'POST'),
      list('4', '/api/seen', 'POST'),
      list('5', '/api/orders'),
      list('6', '/api/orders'),
    ]),
  ).toEqual(['/api/orders']);
});

const folder = mkdtempSync(join(tmpdir(), 'rpm-importers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is asked for by who imports it, and by who asks for another one beside which it comes', () => {
  const files = {
    'entry.js':
      'const a=(i,m=a,d=(m.f||(m.f=["assets/screen.js","assets/shared.js","assets/other.js"])))=>i.map(i=>d[i]);' +
      'M(()=>import(`./screen.js`),__vite__mapDeps([0,1])),M(()=>import(`./other.js`),__vite__mapDeps([2,1]))',
    'screen.js': 'import{a as b}from"./shared.js";import"./side.js";',
    'shared.js': 'export{};',
    'side.js': '',
    'other.js': '',
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const importers = readImporters(folder);
  const visited = new Set(['entry.js', 'screen.js', 'shared.js', 'side.js']);
  expect(importers('shared.js', ['entry.js', 'screen.js'], visited)).toEqual(['entry.js', 'screen.js']);
  expect(importers('side.js', ['entry.js', 'screen.js'], visited)).toEqual(['screen.js']);
  // An import that was not made brings nothing.
  expect(importers('shared.js', ['entry.js'], new Set(['entry.js', 'shared.js']))).toEqual([]);
});

test('code that a page asks for by itself is told apart from what it names, and from answers (17.2)', () => {
  const all = [
    page,
    asked('entry.js'),
    asked('part.js', { isNamed: false }),
    asked('call', { kind: 'call', isNamed: false }),
  ];
  expect(notNamed(all, [])).toEqual(['/part.js']);
  expect(notNamed(all, ['/part.js'])).toEqual([]);
});
