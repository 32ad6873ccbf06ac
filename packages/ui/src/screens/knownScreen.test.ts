import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyScreen } from './lazyScreen.ts';

const Orders = ({ title }: { title: string }) => createElement('h1', null, title);
/** What a page draws first, without waiting for anything. */
const drawn = ({ Screen }: ReturnType<typeof lazyScreen<{ title: string }>>) =>
  renderToString(
    createElement(Suspense, { fallback: 'Loading' }, createElement(Screen, { title: 'Orders' })),
  );

test('a screen whose code has been asked for before is drawn at once; what stands for one that comes would stay for 300 ms (17.5)', async () => {
  const screen = lazyScreen(async () => Orders);
  expect(drawn(screen)).toContain('Loading');
  expect(drawn(screen)).not.toContain('<h1>');
  const approached = lazyScreen(async () => Orders);
  await approached.load();
  expect(drawn(approached)).toContain('<h1>Orders</h1>');
  expect(drawn(approached)).not.toContain('Loading');
});
