import { expect, test } from 'vitest';
import { english } from './english.ts';
import { pseudo, pseudoText } from './pseudo.ts';

test('a text has accents, brackets and room for a longer language, and still its names', () => {
  expect(pseudoText('Save')).toBe('⟦Šáṽéöñ⟧');
  expect(pseudoText('Order {number} for {name}')).toMatch(/^⟦Öŕđéŕ \{number\} ƒöŕ \{name\}.+⟧$/);
  for (const text of ['Patients', 'We could not save the order. Try again.', 'x'.repeat(200)]) {
    const grown = pseudoText(text).length / text.length;
    expect([text, grown >= 1.4]).toEqual([text, true]);
    expect(pseudoText(text).slice(1, -1)).not.toMatch(/[abcdefgh]/);
  }
});

test('an address is no text', () => {
  const addresses = ['/how-it-works', 'https://example.test/a', '#top', ''];
  expect(addresses.map(pseudoText)).toEqual(addresses);
});

test('sentences that are told something, plurals and lists are spoken like the others', () => {
  const words = pseudo(
    english({
      title: 'Orders',
      rows: { zero: 'None', one: '{count} row', other: '{count} rows' },
      steps: [{ path: '/a', label: 'First' }],
      hello: 'Hello {name}',
    }),
  );
  expect(words.title).toBe('⟦Öŕđéŕšöñé⟧');
  expect(words.rows({ count: 0 })).toBe('⟦Ñöñéöñ⟧');
  expect(words.rows({ count: 1200 })).toMatch(/^⟦1,200 ŕöŵš/);
  expect(words.steps).toEqual([{ path: '/a', label: '⟦Ƒïŕšţöñ⟧' }]);
  expect(words.hello({ name: 'Ann' })).toMatch(/^⟦Ĥéļļö Ann.*⟧$/);
});
