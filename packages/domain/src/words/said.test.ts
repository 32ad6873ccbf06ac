import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from './english.ts';
import { type Plural, writtenOf } from './said.ts';
import { spanish } from './spanish.ts';

declare global {
  interface ImportMeta {
    /** Vite's: the modules of a folder. */
    glob(pattern: string, options: { eager: true }): Record<string, object>;
    glob(pattern: string, options: { eager: true; query: '?raw'; import: 'default' }): Record<string, string>;
  }
}

const files = {
  en: import.meta.glob('./en/*.ts', { eager: true }),
  es: import.meta.glob('./es/*.ts', { eager: true }),
};

/** A sentence that is told something, and its place: 'en order.orderWords.review.correct'. */
type Sentence = (told: Record<string, string | number>) => string;
type Entry = [place: string, said: Sentence | string];
function entriesIn(group: unknown, place: string): Entry[] {
  if (typeof group === 'function') return [[place, group as Sentence]];
  if (typeof group === 'string') return [[place, group]];
  if (typeof group !== 'object' || group === null) return [];
  return Object.entries(group).flatMap(([name, each]) => entriesIn(each, `${place}.${name}`));
}
const entriesOf = (modules: Record<string, object>) =>
  Object.entries(modules).flatMap(([path, group]) => entriesIn(group, path.replace(/^.*\/|\.ts$/g, '')));

const said = { en: entriesOf(files.en), es: entriesOf(files.es) };
const all = [...said.en, ...said.es].filter(
  (entry): entry is [string, Sentence] => typeof entry[1] === 'function',
);

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const formsOf = (written: string | Plural | undefined): string[] =>
  written === undefined ? [] : typeof written === 'string' ? [written] : Object.values(written);

test('the sentences of every subject are found', () => {
  expect(all.length).toBeGreaterThan(100);
  expect(all.map(([place]) => place)).toContain('order.orderWords.review.correct');
});

test('what ends with a period ends its sentence by it, in both languages', () => {
  const say = (told: string) =>
    (english({ said: 'At {time}. Then {name}.' }).said as Sentence)({ time: told, name: 'Al Specimen Jr.' });
  expect(say('3:00 p.m.')).toBe('At 3:00 p.m. Then Al Specimen Jr.');
  expect(say('3:00 PM')).toBe('At 3:00 PM. Then Al Specimen Jr.');
});

test.each(all)('%s says all that it is told, and nothing else', (_, sentence) => {
  const forms = formsOf(writtenOf(sentence));
  const names = [...new Set(['count', ...forms.flatMap(namesIn)])];
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 2, max: 999 }), { minLength: names.length, maxLength: names.length }),
      (values) => {
        const told = Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0]));
        const text = sentence(told);
        const form = forms.find((each) => fill(each, told) === text) ?? '';
        expect(text).toBe(fill(form, told));
        expect(text).not.toMatch(/[{}]|undefined|NaN|\[object| {2}/);
      },
    ),
    { numRuns: 10 },
  );
});

const fill = (text: string, told: Record<string, number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(told[name]));

const writtenIn = (entry: Sentence | string) =>
  typeof entry === 'string' ? [entry] : formsOf(writtenOf(entry));
const inEnglish = new Map(said.en);

/** What is written alike in both languages: names, patterns of names, and words that both have. */
const alike = new Set([
  'S/N EX04127780',
  // States that Spanish names as English does.
  ...[
    'Alabama',
    'Alaska',
    'Arizona',
    'Arkansas',
    'California',
    'Colorado',
    'Connecticut',
    'Delaware',
    'Florida',
    'Georgia',
    'Idaho',
    'Illinois',
    'Indiana',
    'Iowa',
    'Kansas',
    'Kentucky',
    'Maine',
    'Maryland',
    'Massachusetts',
    'Minnesota',
    'Montana',
    'Nebraska',
    'Nevada',
    'Ohio',
    'Oklahoma',
    'Rhode Island',
    'Tennessee',
    'Texas',
    'Utah',
    'Vermont',
    'Virginia',
    'Washington',
    'Wisconsin',
    'Wyoming',
    'Guam',
    'Puerto Rico',
  ],
  ...['{kind}, {state}', '{type}, {size}', 'PDF', 'PNG', 'JPG'],
  'Tenovi',
  'Impilo',
  ...[
    'No',
    'Normal',
    '—',
    '{length} / {max}',
    '{browser}, {source}',
    '{count} min',
    '{value}, {reading}, {time}',
    '{value}, {time}',
    '{span} {unit}',
    '{topic} ({count})',
    '{count} normal',
    '{code}',
    'NPI',
    '{id}, {day}',
    '{name}, {role}',
    '{sentence}: {code}',
    '{count} × {code}',
  ],
  ...['Legal', 'Normal {span}', 'Total', 'Remote Patient Monitoring'],
  ...['{size} KB', '{size} MB', '{report}, {day}', 'Final'],
  ...['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'],
  ...['Android', 'ChromeOS', 'Windows', 'Mac', 'Linux'],
  ...['{action}: {name}', '{action}: {name}, {what}', '{first}, {last}', '{count}'],
  ...['{line}, {city}, {state} {zip}', '{count} hospital', '{kind}: {fault}', '{fault} ({status})'],
  ...['{name}, {time}', '{name}: {sentence}', '{parameter} ({unit}, LOINC {loinc}, UCUM {ucum})'],
]);

/** Addresses, anchors, somebody's name and lines of the log (SES-06) are no words, and each language is named in itself. */
const isWords = ([place]: [place: string, ...rest: unknown[]]) =>
  !/\.(id|path|listName|noName|noUser)$|^languageChoice\.languageWords\.(names|details)/.test(place);

test.each(said.es.filter(isWords))('Spanish %s is told what English is, and is Spanish', (place, spoken) => {
  const english = inEnglish.get(place);
  if (english === undefined) throw new Error(`English has no ${place}.`);
  const names = (entry: Sentence | string) => new Set(writtenIn(entry).flatMap(namesIn));
  expect(names(spoken)).toEqual(names(english));
  const both = writtenIn(english).filter((text) => writtenIn(spoken).includes(text));
  expect(both.filter((text) => !alike.has(text))).toEqual([]);
});

describe('how a sentence is said', () => {
  const en = english({
    plain: 'Device Orders',
    named: '{who} saved {what}.',
    rows: { zero: 'No rows', one: '{count} row', other: '{count} rows' },
    list: ['one', { deep: 'You have {count} left' }],
    /** `other` alone is a name like any other. */
    group: { other: 'Other' },
    opens: 'Opens at {from}, until {to}.',
  });
  const es = spanish<typeof en>({
    plain: 'Pedidos de dispositivos',
    named: '{who} guardó {what}.',
    rows: { zero: 'Ninguna fila', one: '{count} fila', other: '{count} filas' },
    list: ['uno', { deep: 'Le quedan {count}' }],
    group: { other: 'Otro' },
    opens: 'Abre a las {from}, hasta las {to}.',
  });

  test.each([
    [en.plain, 'Device Orders'],
    [en.named({ who: '$& <b>', what: '{who}' }), '$& <b> saved {who}.'],
    [en.rows({ count: 0 }), 'No rows'],
    [en.rows({ count: 1 }), '1 row'],
    [en.rows({ count: 1234 }), '1,234 rows'],
    [en.list[1].deep({ count: 2 }), 'You have 2 left'],
    [en.group.other, 'Other'],
    [es.named({ who: 'Ann', what: 'todo' }), 'Ann guardó todo.'],
    [es.named({ who: 'A las 1:05 p.m.', what: '1:05' }), 'A las 1:05 p.m. guardó 1:05.'],
    [es.opens({ from: '1:05 p.m.', to: '11:05 p.m.' }), 'Abre a la 1:05 p.m., hasta las 11:05 p.m.'],
    [es.opens({ from: '12:05 p.m.', to: '1:00 p.m.' }), 'Abre a las 12:05 p.m., hasta la 1:00 p.m.'],
    [es.rows({ count: 1 }), '1 fila'],
    [es.rows({ count: 1_000_000 }), '1,000,000 filas'],
  ])('case %#: %j', (text, exact) => {
    expect(text).toBe(exact);
  });

  test('what was written can be read back, for translators', () => {
    expect(writtenOf(en.named)).toBe('{who} saved {what}.');
    expect(writtenOf(en.rows)).toEqual({ zero: 'No rows', one: '{count} row', other: '{count} rows' });
    expect(writtenOf(en.plain)).toBeUndefined();
    expect(writtenOf(() => 'other')).toBeUndefined();
  });
});
