import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const english = '../words/en/language.ts';
beforeAll(() => {
  vi.resetModules();
  vi.doMock(english, () => import('../words/es/language.ts'));
});
afterAll(() => {
  vi.doUnmock(english);
  vi.resetModules();
});

test('Spanish: a heart rate is read in latidos/min, and kept and sent as ever (PDB-07)', async () => {
  const { measureIn, unitNamed, unitText } = await import('./units.ts');
  expect(measureIn('us', 'bpm')).toEqual({ from: '/min', to: '/min', unit: 'latidos/min' });
  expect(measureIn('metric', '/min').unit).toBe('latidos/min');
  expect(unitText('/min')).toBe('bpm');
  expect(unitNamed('bpm')).toBe('/min');
  expect(measureIn('us', 'mmHg').unit).toBe('mmHg');
});
