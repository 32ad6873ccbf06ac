import { describe, expect, test } from 'vitest';
import { type FlagStorage, landingReloadFlag, mayReload, takeLandingReload } from './landingReload.ts';

function storage(special: Partial<FlagStorage> = {}) {
  const kept = new Map<string, string>();
  const it: FlagStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    ...special,
  };
  return { kept, get: () => it };
}

const refuse = () => {
  throw new Error('refused');
};

describe('the one reload of a login (MYD-05, R22)', () => {
  test('is taken once, in whatever tab', () => {
    const { get, kept } = storage();
    expect(takeLandingReload(get, 'u-1')).toBe(true);
    expect(kept.get(landingReloadFlag)).toBe('u-1');
    expect(takeLandingReload(get, 'u-1')).toBe(false);
    expect(takeLandingReload(get, 'u-1')).toBe(false);
  });

  test('another user has a reload of their own, and a login after a logout, which clears the storage, too', () => {
    const { get, kept } = storage();
    expect(takeLandingReload(get, 'u-1')).toBe(true);
    expect(takeLandingReload(get, 'u-2')).toBe(true);
    kept.clear();
    expect(takeLandingReload(get, 'u-2')).toBe(true);
  });

  test.each<[string, Partial<FlagStorage>]>([
    ['cannot be written', { setItem: refuse }],
    ['cannot be read', { getItem: refuse }],
    ['is not kept', { setItem: () => {} }],
    ['is kept as something else', { getItem: () => 'other' }],
  ])('there is none when the flag %s', (_, special) => {
    expect(takeLandingReload(storage(special).get, 'u-1')).toBe(false);
  });

  test('there is none without a storage', () => {
    expect(takeLandingReload(refuse, 'u-1')).toBe(false);
  });
});

test.each([
  [true, false, false, true],
  [false, false, false, false],
  [true, true, false, false],
  [true, false, true, false],
])('online %s, a dialog %s, a notice %s: reload %s (R22)', (isOnline, hasDialog, hasNotice, may) => {
  expect(mayReload({ isOnline, hasDialog, hasNotice })).toBe(may);
});
