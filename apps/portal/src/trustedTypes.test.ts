import { expect, test, vi } from 'vitest';
import { trustPlainText } from './trustedTypes.ts';

test('text with markup becomes no HTML, text without does (F24)', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  trustPlainText();
  const [name, { createHTML }] = createPolicy.mock.calls[0] as [
    string,
    { createHTML: (text: string) => string | null },
  ];
  expect(name).toBe('default');
  expect(createHTML('[data-list]{scrollbar-width:none}')).toBe('[data-list]{scrollbar-width:none}');
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  vi.stubGlobal('trustedTypes', undefined);
  expect(trustPlainText).not.toThrow();
});
