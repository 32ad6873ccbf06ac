import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distinctNames, type NamedPerson } from './distinctNames.ts';

const ann = (id: string, birthDate: string | null): NamedPerson => ({
  id,
  firstName: 'Ann',
  lastName: 'Samename',
  birthDate,
});

describe('distinctNames (behaviour R18)', () => {
  test('a name that nobody shares stays as it is, trimmed', () => {
    const people = [
      { id: '1', firstName: '  Padded ', lastName: ' Spacey  ', birthDate: null },
      { id: '2', firstName: '__proto__', lastName: '', birthDate: null },
      { id: '3', firstName: '10', lastName: null, birthDate: null },
    ];
    expect([...distinctNames(people)]).toEqual([
      ['1', 'Padded Spacey'],
      ['2', '__proto__'],
      ['3', '10'],
    ]);
  });

  test('people of one name are told apart by the year of birth', () => {
    expect(distinctNames([ann('1', '1944-05-06'), ann('2', '1971-10-12')])).toEqual(
      new Map([
        ['1', 'Ann Samename (1944)'],
        ['2', 'Ann Samename (1971)'],
      ]),
    );
  });

  test.each([
    ['the same year', '1944-12-31', '1944-01-01'],
    ['no birth date', null, null],
    ['no date that there is', '1950-02-30', 'around 1950'],
  ])('and by the id where the year does not help: %s', (_, one, other) => {
    expect([...distinctNames([ann('p-1', one), ann('p-2', other)]).values()]).toEqual([
      'Ann Samename (p-1)',
      'Ann Samename (p-2)',
    ]);
  });

  test('only who has a year of their own goes by it', () => {
    const people = [ann('1', '1944-05-06'), ann('2', '1944-08-08'), ann('3', '1971-10-12'), ann('4', null)];
    expect([...distinctNames(people).values()].sort()).toEqual([
      'Ann Samename (1)',
      'Ann Samename (1971)',
      'Ann Samename (2)',
      'Ann Samename (4)',
    ]);
  });

  test('an id never makes the name that a year has made', () => {
    const names = distinctNames([ann('1', '1944-05-06'), ann('2', '1971-10-12'), ann('1944', null)]);
    expect([...names]).toEqual([
      ['1', 'Ann Samename (1944)'],
      ['2', 'Ann Samename (1971)'],
      ['1944', 'Ann Samename (1944) (1944)'],
    ]);
  });

  test('nor the name that another id has made, in whatever order they come', () => {
    const named = (id: string, firstName: string) => ({ id, firstName, birthDate: null });
    const people = [named('b) (c', 'Al'), named('c', 'Al (b)'), named('d', 'Al'), named('e', 'Al (b)')];
    const names = new Map([
      ['b) (c', 'Al (b) (c)'],
      ['c', 'Al (b) (c) (c)'],
      ['d', 'Al (d)'],
      ['e', 'Al (b) (e)'],
    ]);
    expect(distinctNames(people)).toEqual(names);
    expect(distinctNames(people.toReversed())).toEqual(names);
  });

  test('a suffix never takes the name that somebody has', () => {
    const impostor = { ...ann('3', null), lastName: 'Samename (1944)' };
    const other = { ...ann('4', null), lastName: 'Samename (1)' };
    const names = distinctNames([ann('1', '1944-05-06'), ann('2', '1971-10-12'), impostor, other]);
    expect(names.get('3')).toBe('Ann Samename (1944)');
    expect(names.get('1')).toBe('Ann Samename (1) (1)');
    expect(names.get('2')).toBe('Ann Samename (1971)');
  });

  test('names that look alike count as one: blanks in a row, a letter written in two ways', () => {
    const people = [
      { id: '1', firstName: 'Zoë', lastName: 'A  B', birthDate: null },
      { id: '2', firstName: 'Zoe\u0308', lastName: 'A B', birthDate: null },
    ];
    expect([...distinctNames(people).values()]).toEqual(['Zoë A B (1)', 'Zoë A B (2)']);
  });

  test('who has no name goes by the id', () => {
    expect(distinctNames([{ id: 'p-1', firstName: ' ', birthDate: null }]).get('p-1')).toBe('p-1');
  });

  const part = fc.constantFrom(
    'Ann',
    'Lee',
    '',
    ' ',
    '__proto__',
    'Lee (1944)',
    '(1)',
    '1',
    'Ann Lee',
    '(2) (2)',
  );
  const person = fc.record({
    firstName: part,
    lastName: part,
    birthDate: fc.constantFrom('1944-05-06', '1944-06-07', '1950-01-01', null, 'x'),
  });
  const people = fc
    .array(person, { maxLength: 12 })
    .map((all) => all.map((each, at): NamedPerson => ({ id: String(at), ...each })));

  test('everybody gets a name, no two the same, whatever the order they come in', () => {
    fc.assert(
      fc.property(people, fc.nat(11), (all, turn) => {
        const names = distinctNames(all);
        expect([...names.keys()].sort()).toEqual(all.map(({ id }) => id).sort());
        expect(new Set(names.values()).size).toBe(all.length);
        const turned = [...all.slice(turn), ...all.slice(0, turn)].reverse();
        expect(new Map([...distinctNames(turned)].sort())).toEqual(new Map([...names].sort()));
      }),
      { seed: 18, numRuns: 500 },
    );
  });
});
