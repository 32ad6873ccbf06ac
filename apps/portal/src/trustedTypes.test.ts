import { expect, test, vi } from 'vitest';
import { trustOwn } from './trustedTypes.ts';

function rules() {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', { origin: 'https://clinic.example' });
  trustOwn();
  const [name, made] = createPolicy.mock.calls[0] as [
    string,
    Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ];
  expect(name).toBe('default');
  return made;
}

test('text with markup becomes no HTML, text without does (F24)', () => {
  const { createHTML } = rules();
  expect(createHTML('[data-list]{scrollbar-width:none}')).toBe('[data-list]{scrollbar-width:none}');
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

test.each([
  ['/assets/pdf.worker-a1.mjs', true],
  ['https://clinic.example/assets/pdf.worker-a1.mjs', true],
  ['https://elsewhere.example/assets/pdf.worker-a1.mjs', false],
  ['/api/file-part/patient-001/txn', false],
  ['/assets/../api/x.js', false],
  ['blob:https://clinic.example/1', false],
  ['data:text/javascript,alert(1)', false],
])('a worker of %s is let through: %s (F24)', (address, isLet) => {
  expect(rules().createScriptURL(address)).toBe(isLet ? address : null);
});

test('a browser without such types goes on as before', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(trustOwn).not.toThrow();
});
