import { expect, test } from 'vitest';

const subjectsIn = (files: Record<string, object>) =>
  Object.keys(files).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
const english = subjectsIn(import.meta.glob('./en/*.ts', { eager: true }));
const spanish = subjectsIn(import.meta.glob('./es/*.ts', { eager: true }));

test('every subject is there in both languages', () => {
  expect(spanish.sort()).toEqual(english.sort());
});

/** The subjects that patients read most. */
const ofPatients = import.meta.glob(
  './es/{account,activation,careNote,connectedApp,healthRecord,hospital,hub,login,ownReading,patient,receipt,recordRequest,silent,timeline,trend,urgent}.ts',
  { eager: true, query: '?raw', import: 'default' },
);

test.each([
  ['registro', 'expediente', /\bregistros?\b/i],
  ['visita', 'cita', /\bvisitas?\b/i],
  ['equipo de atención', 'equipo médico', /equipo de atención/i],
  ['batería', 'pila', /\bbaterías?\b/i],
])('patients read one Spanish word for one thing: not %s but %s', (_, __, banned) => {
  const found = Object.entries(ofPatients).filter(([, source]) =>
    banned.test(source.replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\w+:/gm, '')),
  );
  expect(found.map(([path]) => path)).toEqual([]);
});

test('staff read one Spanish word for the role of a provider', () => {
  const ofStaff = import.meta.glob('./es/{audit,bill*,credential,evidence,noise,role}.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const found = Object.entries(ofStaff).filter(([, source]) => /\bprofesional(es)?\b/i.test(source));
  expect(found.map(([path]) => path)).toEqual([]);
});
