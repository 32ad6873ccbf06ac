import { expect, test } from 'vitest';
import { sourceAddress, sourcePattern } from './source.ts';

const onPage = 'https://example.test/rpm/blob/{commit}/{path}#L{line}';
const place = { path: 'apps/portal/e2e/a b.spec.ts', line: 7 };

test('a place has an address where the build was told of one, with the commit that was built', () => {
  const pattern = sourcePattern(onPage, 'c0ffee') ?? '';
  expect(sourceAddress(pattern, place)).toBe(
    'https://example.test/rpm/blob/c0ffee/apps/portal/e2e/a%20b.spec.ts#L7',
  );
  const editor = sourcePattern('vscode://file/home/rpm/{path}:{line}', null) ?? '';
  expect(sourceAddress(editor, place)).toBe('vscode://file/home/rpm/apps/portal/e2e/a%20b.spec.ts:7');
});

test('nothing is said, or the commit is not known: no link is better than a dead one', () => {
  expect(sourcePattern(undefined, 'c0ffee')).toBeNull();
  expect(sourcePattern('', 'c0ffee')).toBeNull();
  expect(sourcePattern(onPage, null)).toBeNull();
});

test.each([
  'javascript:alert(1)//{path}',
  'javascript://%0aalert(1){path}',
  'https://example.test/',
  '{path}',
])('%s is no address of the sources', (said) => {
  expect(() => sourcePattern(said, 'c0ffee')).toThrow('RPM_SOURCE_URL');
});
