import { expect, test, vi } from 'vitest';
import { readiness } from '../src/server/readiness.ts';

const yes = async () => true;
const running = () => false;

test('ready is a server whose database answers', async () => {
  expect(await readiness({ isStopping: running, isAnswering: yes })()).toBe('ready');
  expect(await readiness({ isStopping: running, isAnswering: async () => false })()).toBe('no database');
});

test('a server that stops says so at once, and troubles the database no more', async () => {
  const isAnswering = vi.fn(yes);
  expect(await readiness({ isStopping: () => true, isAnswering })()).toBe('stopping');
  expect(isAnswering).not.toHaveBeenCalled();
});

test('a stop that comes while the database is asked counts', async () => {
  let isStopping = false;
  const isAnswering = async () => {
    isStopping = true;
    return true;
  };
  expect(await readiness({ isStopping: () => isStopping, isAnswering })()).toBe('stopping');
});

test('a database that does not answer in time does not answer', async () => {
  const isAnswering = () => new Promise<boolean>(() => {});
  expect(await readiness({ isStopping: running, isAnswering, withinMs: 5 })()).toBe('no database');
});
