import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicPath, protectedPaths, publicPaths, returnPath } from './routes.ts';

const filledIn = (pattern: string) => pattern.replace(/:\w+/g, 'x%20y');

describe('isPublicPath (RTE-01, RTE-02)', () => {
  test.each(publicPaths.map(filledIn))('%s is public', (path) => {
    expect(isPublicPath(path)).toBe(true);
    if (path === '/') return;
    expect(isPublicPath(`${path}/`)).toBe(true);
    expect(isPublicPath(`${path}//`)).toBe(true);
  });

  test.each(protectedPaths.map(filledIn))('%s is protected', (path) => {
    expect(isPublicPath(path)).toBe(false);
  });

  test.each([
    '/unknown',
    '/Login',
    '/login/x',
    '/loginx',
    '//login',
    '//',
    '/verify-pass-token/x',
    '/verify-pass-token//x',
    '/verify-pass-token/x/y/z',
    '',
  ])('%j, which is not listed, is protected', (path) => {
    expect(isPublicPath(path)).toBe(false);
  });

  test('the table names each path once, and as many as the specification', () => {
    expect(new Set([...publicPaths, ...protectedPaths]).size).toBe(
      publicPaths.length + protectedPaths.length,
    );
    expect(publicPaths).toHaveLength(21);
    expect(protectedPaths).toHaveLength(49);
  });
});

describe('returnPath (RTE-02)', () => {
  test.each(['/orders', '/orders?page=2#row', '/patient-summary-detail/Observation', '/unknown'])(
    'goes back to %s',
    (asked) => {
      expect(returnPath(asked, '/home')).toBe(asked);
    },
  );

  test.each([
    '/login',
    '/login?next=/orders',
    '/',
    '/#x',
    '/login/?next=/orders',
    '/login#a?b',
    '/login?a#b',
    '/?next=/orders#/orders',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/or ders',
    'https://evil.example/orders',
    'javascript:alert(1)',
    'orders',
    '',
    null,
    undefined,
    7,
  ])('never goes to %j', (asked) => {
    expect(returnPath(asked, '/home')).toBe('/home');
  });

  test('what is no text never becomes one, even if it would read like a path', () => {
    expect(returnPath(['/orders'], '/home')).toBe('/home');
    expect(returnPath({ toString: () => '/orders' }, '/home')).toBe('/home');
  });

  test('never leaves the origin, whatever was noted', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
      fc.anything(),
    );
    fc.assert(
      fc.property(hostile, (asked) => {
        const url = new URL(returnPath(asked, '/home'), 'https://portal.example');
        expect(url.origin).toBe('https://portal.example');
      }),
    );
  });
});
