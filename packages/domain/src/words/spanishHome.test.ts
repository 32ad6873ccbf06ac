import { expect, test } from 'vitest';
import { writtenOf } from './said.ts';

/** Every text of a subject by its place. */
function textsIn(group: unknown, place: string): [place: string, text: string][] {
  const written = writtenOf(group) ?? group;
  if (typeof written === 'string') return [[place, written]];
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([name, each]) => textsIn(each, `${place}.${name}`));
}
const textsOf = (files: Record<string, unknown>) =>
  Object.entries(files).flatMap(([file, each]) => textsIn(each, file.replace(/^.*\/(\w+)\.ts$/, '$1')));

const english = textsOf(import.meta.glob('./en/*.ts', { eager: true }));
const spanish = new Map(textsOf(import.meta.glob('./es/*.ts', { eager: true })));

/** What the clinic reads alone, and what tells strangers of the product. */
const notForPatients = /^(?:clinic|patientLife|catalog|offeringsPage|dashboard|candidate|order)\./;

test('Spanish: the home of a patient is called as in the menu, Inicio (NAV-03)', () => {
  const home = english.filter(
    ([place, text]) =>
      /\bdashboard\b/i.test(text.replaceAll('RPM Dashboard', '')) && !notForPatients.test(place),
  );
  expect(home.length).toBeGreaterThan(8);
  const found = home.map(([place]) => [place, spanish.get(place)] as const);
  expect(found.filter(([, text]) => text === undefined || /\bpanel(?:es)?\b/i.test(text))).toEqual([]);
});

test('Spanish: what leads the clinic to its dashboard calls it as its menu does, Panel (REV-06)', () => {
  expect(spanish.get('order.orderWords.review.toDashboard')).toMatch(/\bpanel\b/);
});

test('Spanish: what patients and the clinic both read of their own home fits the menu of each (ERR-01)', () => {
  for (const place of [
    'app.appWords.goToDashboard',
    'app.appWords.crashReason',
    'frame.othersPageWords.toOwn',
  ])
    expect(spanish.get(place), place).toMatch(/ su página de inicio\b/);
});

test('Spanish: devices have one word in the clinic, in the record and in who saw it (F2)', () => {
  expect(spanish.get('access.accessWords.clinicDevices')).toBe(
    spanish.get('record.recordWords.record.tabs.devices'),
  );
});
