import { expect, test } from 'vitest';
import { loadedBefore } from './loadedBefore.ts';

const chunk = (fileName: string, imports: string[] = [], dynamicImports: string[] = [], isEntry = false) => ({
  fileName,
  imports,
  dynamicImports,
  isEntry,
});
const there = (chunks: Parameters<typeof loadedBefore>[0], fileName: string) =>
  [...(loadedBefore(chunks).get(fileName) ?? [])].toSorted();

test('what is asked for later finds what its opener imports, and what that was opened from (17.2)', () => {
  const chunks = [
    chunk('entry', ['react'], ['screen'], true),
    chunk('react'),
    chunk('screen', ['table'], ['dialog']),
    chunk('table', ['cells']),
    chunk('cells'),
    chunk('dialog', ['form']),
    chunk('form'),
  ];
  expect(there(chunks, 'entry')).toEqual(['entry', 'react']);
  expect(there(chunks, 'screen')).toEqual(['cells', 'entry', 'react', 'screen', 'table']);
  expect(there(chunks, 'dialog')).toEqual(['cells', 'dialog', 'entry', 'form', 'react', 'screen', 'table']);
});

test('of what two can open only what both have loaded is there for certain', () => {
  const chunks = [
    chunk('entry', [], ['one', 'other'], true),
    chunk('one', ['shared', 'ones'], ['dialog']),
    chunk('other', ['shared'], ['dialog']),
    chunk('shared'),
    chunk('ones'),
    chunk('dialog'),
  ];
  expect(there(chunks, 'dialog')).toEqual(['dialog', 'entry', 'shared']);
});

test('a file that another one imports was brought by it; files that open each other end', () => {
  const chunks = [
    chunk('entry', [], ['one'], true),
    chunk('one', ['shared'], ['two']),
    chunk('two', [], ['one']),
    chunk('shared', [], ['two']),
  ];
  expect(there(chunks, 'shared')).toEqual(['entry', 'one', 'shared']);
  expect(there(chunks, 'two')).toEqual(['entry', 'one', 'shared', 'two']);
  expect(there(chunks, 'one')).toEqual(['entry', 'one', 'shared']);
});

test('what nothing brings knows of its own alone', () => {
  expect(there([chunk('entry', [], [], true), chunk('lost', ['own']), chunk('own')], 'lost')).toEqual([
    'lost',
    'own',
  ]);
});
