import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesIn, storiesIn, testsIn } from './claims.ts';
import { root } from './repository.ts';
import { idsIn, requirementsIn } from './requirements.ts';
import { traced, traceOfProject } from './trace.ts';

const text = `# Requirements
## ORD · device orders
- ORD-01 A table.
- ORD-02 Columns: 'Sr. No'.
## STS · status
- STS-01 Values.
- nothing of ours
`;

describe('requirements', () => {
  test('are read with their headings, in their order', () => {
    expect(requirementsIn(text)).toEqual([
      { id: 'ORD-01', sentence: 'A table.', group: 'device orders' },
      { id: 'ORD-02', sentence: "Columns: 'Sr. No'.", group: 'device orders' },
      { id: 'STS-01', sentence: 'Values.', group: 'status' },
    ]);
  });

  test('an id twice, and none at all, are faults', () => {
    expect(() => requirementsIn(`${text}- ORD-01 Again.\n`)).toThrow('ORD-01');
    expect(() => requirementsIn('# Nothing')).toThrow('no requirements');
  });

  test.each([
    ['(ORD-07)', ['ORD-07']],
    ['RTE-02 to RTE-04, ORD-07', ['RTE-02', 'RTE-03', 'RTE-04', 'ORD-07']],
    ['RTE-04 to RTE-02', ['RTE-04']],
    ['ORD-07 and ORD-07', ['ORD-07']],
    ['SHA-256, ORD-1, XORD-07', []],
  ])('%s names %j', (said, ids) => {
    expect(idsIn(said)).toEqual(ids);
  });
});

describe('what names a requirement', () => {
  const stories = `const meta = preview.meta({ title: 'Screens/Orders' });
/** No id. */
export const Empty = meta.story({});
/**
 * ORD-01: shown.
 */
export const SlowFirst = meta.story({});
`;
  test('a story by its docstring, with the id of its address', () => {
    expect(storiesIn({ path: 'x', text: stories })).toEqual([
      {
        ids: ['ORD-01'],
        claim: { storyId: 'screens-orders--slow-first', title: 'Screens/Orders', name: 'Slow First' },
      },
    ]);
    expect(storiesIn({ path: 'x', text: 'export const A = 1;' })).toEqual([]);
  });

  test('a test by its name, however it is quoted, and no comment', () => {
    const file = [
      '// STS-01',
      '/* STS-01',
      ' */',
      "test('it\\'s there (ORD-01)', () => {});",
      'describe(`both ORD-01 to ORD-02`, () => {});',
      "test('nothing', () => {});",
    ].join('\n');
    expect(testsIn({ path: 'a.test.ts', text: file })).toEqual([
      { ids: ['ORD-01'], claim: { path: 'a.test.ts', name: "it\\'s there (ORD-01)", line: 4 } },
      { ids: ['ORD-01', 'ORD-02'], claim: { path: 'a.test.ts', name: 'both ORD-01 to ORD-02', line: 5 } },
    ]);
  });

  test('a rule by the docstring of what is exported, with its line', () => {
    const file = '/** @see ORD-02\n */\nexport const rule = 1;\n/** @see ORD-01 */\nconst own = 2;\n';
    expect(rulesIn({ path: 'a.ts', text: file })).toEqual([
      { ids: ['ORD-02'], claim: { path: 'a.ts', name: 'rule', line: 3 } },
    ]);
  });
});

describe('tracing', () => {
  const requirements = requirementsIn(text);
  const claim = { path: 'a.test.ts', name: 'a test', line: 1 };
  const none = { stories: [], tests: [], rules: [] };

  test('a requirement without a story and a test is told; a rule alone shows nothing', () => {
    const claims = {
      stories: [{ ids: ['ORD-01'], claim: { storyId: 's', title: 'T', name: 'N' } }],
      tests: [{ ids: ['ORD-02'], claim }],
      rules: [{ ids: ['STS-01'], claim }],
    };
    const { all, faults } = traced(requirements, claims);
    expect(faults).toEqual({ notShown: ['STS-01'], unknown: [] });
    expect(all.map(({ stories, tests, rules }) => [stories.length, tests.length, rules.length])).toEqual([
      ...[
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    ]);
  });

  test('an id that is none is told with its place; one of another prefix is somebody else’s', () => {
    const { faults } = traced(requirements, { ...none, tests: [{ ids: ['ORD-99', 'UTF-16'], claim }] });
    expect(faults.unknown).toEqual(['ORD-99 in a.test.ts: a test']);
  });

  test('the project: each requirement is shown, and nothing names one that is not there', () => {
    const { all, faults } = traceOfProject();
    expect(all.length).toBeGreaterThan(180);
    expect(faults).toEqual({ notShown: [], unknown: [] });
    const orders = all.find(({ id }) => id === 'ORD-07');
    expect(orders?.stories.length).toBeGreaterThan(0);
  });

  test('the project: each test and each rule stands on the line that is told', () => {
    const texts = new Map<string, string[]>();
    const lineOf = (path: string, line: number) => {
      const lines = texts.get(path) ?? readFileSync(`${root}/${path}`, 'utf8').split('\n');
      texts.set(path, lines);
      return lines[line - 1] ?? '';
    };
    const { all } = traceOfProject();
    const places = all.flatMap(({ tests, rules }) => [...tests, ...rules]);
    const lost = places.filter(
      ({ path, name, line }) => !lineOf(path, line).includes(name.split('\n')[0] ?? ''),
    );
    expect(lost).toEqual([]);
    expect(places.length).toBeGreaterThan(500);
  });
});
