import { describe, expect, test } from 'vitest';
import { journeysReport, storiesReport, vitestReport } from './reports.ts';
import { faultsOf, judgeOf, patternOf, type Traceability, worstOf } from './results.ts';
import { traceability } from './trace.ts';

const own = (title: string, status: string, ...ancestorTitles: string[]) => ({
  ancestorTitles,
  title,
  status,
  failureMessages: status === 'failed' ? ['AssertionError: expected 3 to be 2\n    at a.test.ts:1:2'] : [],
});
const vitest = vitestReport(
  'packages/domain',
  JSON.stringify({
    startTime: Date.UTC(2026, 10, 25),
    testResults: [
      {
        name: '/elsewhere/checkout/packages/domain/src/a.test.ts',
        assertionResults: [
          own('is "there" (ORD-01)', 'passed', 'orders'),
          own('2 of 3 (ORD-02)', 'passed'),
          own('3 of 3 (ORD-02)', 'failed'),
          own('later (ORD-03)', 'pending'),
          own('getRates by P self', 'passed'),
        ],
      },
    ],
  }),
);
const journeys = journeysReport(
  'apps/portal/e2e',
  JSON.stringify({
    stats: { startTime: '2026-11-25T00:00:00.000Z' },
    suites: [
      {
        title: 'orders.spec.ts',
        file: 'orders.spec.ts',
        specs: [{ title: 'a walk (ORD-04)', tests: [{ status: 'flaky' }] }],
        suites: [
          {
            title: 'a group',
            file: 'orders.spec.ts',
            specs: [
              { title: 'not this', tests: [{ status: 'skipped' }] },
              {
                title: 'a fall (ORD-05)',
                tests: [
                  {
                    status: 'unexpected',
                    results: [{ error: { message: 'Error: first' } }, { error: { message: 'Error: then' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  }),
);
const stories = storiesReport(
  JSON.stringify({
    startedAt: '2026-11-25T00:00:00.000Z',
    stories: {
      'a--b': { status: 'passed', ms: 700 },
      'a--c': { status: 'failed', ms: 900, message: 'Error: axe, light theme:\n  color-contrast: too faint' },
    },
  }),
);

describe('a name in the source and in a run', () => {
  test.each([
    ['%s of %d (ORD-02)', '2 of 3 (ORD-02)', true],
    ['$name by $of.column', 'getRates by P self', true],
    [`\${kind}: kept`, 'a letter: kept', true],
    ["it\\'s there", "it's there", true],
    ['a.b', 'axb', false],
    ['NAV-07', 'NAV-07: "Remote"', true],
  ])('%s and %s', (source, title, isSame) => {
    expect(patternOf(source).test(title)).toBe(isSame);
  });

  test('the worst of several counts, and none did not run', () => {
    expect(worstOf(['passed', 'did not run', 'failed'])).toBe('failed');
    expect(worstOf(['passed', 'did not run'])).toBe('did not run');
    expect(worstOf([])).toBe('did not run');
    expect(worstOf(['passed'])).toBe('passed');
  });
});

describe('what a run tells of claims', () => {
  const { test: judged, story, named } = judgeOf([vitest, journeys, stories]);
  const path = 'packages/domain/src/a.test.ts';

  test('by file and name, whichever checkout it ran in', () => {
    const results = [
      { path, name: 'is "there" (ORD-01)' },
      { path, name: '%d of %d (ORD-02)' },
      { path, name: 'later (ORD-03)' },
      { path, name: 'gone (ORD-01)' },
      { path, name: 'orders' },
      { path: 'packages/domain/src/b.test.ts', name: 'is "there" (ORD-01)' },
      { path: 'apps/portal/e2e/orders.spec.ts', name: 'a walk (ORD-04)' },
      { path: 'apps/portal/e2e/orders.spec.ts', name: 'a group' },
    ].map((claim) => judged({ ...claim, line: 1 }).result);
    expect(results).toEqual([
      ...['passed', 'failed', 'did not run', 'did not run', 'passed', 'did not run'],
      ...['passed', 'failed'],
    ]);
  });

  test('what went wrong is told in a line, of what failed alone', () => {
    const journey = 'apps/portal/e2e/orders.spec.ts';
    expect(judged({ path, name: '%d of %d (ORD-02)', line: 1 }).failure).toBe('expected 3 to be 2');
    expect(judged({ path: journey, name: 'a fall (ORD-05)', line: 1 }).failure).toBe('then');
    expect(judged({ path, name: 'is "there" (ORD-01)', line: 1 })).not.toHaveProperty('failure');
    expect(story({ storyId: 'a--c', title: 'A', name: 'C' }).failure).toBe(
      'axe, light theme: color-contrast: too faint',
    );
  });

  test('by the id of a story, and by the name of a call', () => {
    const of = (storyId: string) => story({ storyId, title: 'A', name: 'B' }).result;
    expect([of('a--b'), of('a--c'), of('a--d')]).toEqual(['passed', 'failed', 'did not run']);
    expect(named('getRates')).toEqual({ passed: 1, failed: 0, 'did not run': 0 });
    expect(named('getRate')?.passed).toBe(0);
  });

  test('without a run nothing has a result', () => {
    const none = judgeOf(null);
    expect(none.test({ path, name: 'orders', line: 1 }).result).toBeNull();
    expect(none.named('getRates')).toBeNull();
  });
});

describe('the run fails', () => {
  const requirement = { id: 'ORD-01', sentence: 'A table.', group: 'orders', rules: [] };
  const call = { name: 'getRates', method: 'GET', path: '/api/rates', ids: [], summary: '', stories: [] };
  const good: Traceability = {
    run: { commit: 'c', isClean: true, suites: [], stories: {}, missing: [] },
    source: null,
    requirements: [
      {
        ...requirement,
        stories: [{ storyId: 'a--b', title: 'A', name: 'B', result: 'passed' }],
        tests: [{ path: 'a.test.ts', name: 'is', line: 1, result: 'passed' }],
      },
    ],
    calls: [{ ...call, tests: { passed: 1, failed: 0, 'did not run': 0 } }],
    pages: [],
  };
  const [shown] = good.requirements;
  const withTest = (result: 'failed' | 'did not run') =>
    shown ? [{ ...shown, tests: [{ path: 'a.test.ts', name: 'is', line: 1, result }] }] : [];

  test.each([
    ['for nothing when all that is claimed ran and passed', {}, []],
    ['without a run', { run: null }, ['There was no run.']],
    [
      'when a claimed test did not run',
      { requirements: withTest('did not run') },
      ['a.test.ts: is did not run (ORD-01)'],
    ],
    ['when a claimed test failed', { requirements: withTest('failed') }, ['a.test.ts: is failed (ORD-01)']],
    [
      'when a claimed story did not run',
      {
        requirements: good.requirements.map((each) => ({
          ...each,
          stories: each.stories.map((claim) => ({ ...claim, result: 'did not run' as const })),
        })),
      },
      ['A: B did not run (ORD-01)'],
    ],
    [
      'when no test names a call',
      { calls: [{ ...call, tests: { passed: 0, failed: 0, 'did not run': 0 } }] },
      ['getRates: no test of a run names this call'],
    ],
    [
      'when a report is not there',
      { run: { commit: 'c', isClean: true, suites: [], stories: {}, missing: ['reports/tests.json'] } },
      ['reports/tests.json is not there: run npm test'],
    ],
  ] as const)('%s', (_, change, faults) => {
    expect(faultsOf({ ...good, ...change } as Traceability)).toEqual(faults);
  });

  test('what a step left to another turn is none, but what failed is, and what another step tries', () => {
    const [requirement] = good.requirements;
    if (!requirement) throw new Error('No requirement.');
    const claim = (path: string, result: 'failed' | 'did not run') => ({ path, name: 'is', line: 1, result });
    const tests = [
      claim('apps/mock-server/test/a.test.ts', 'did not run'),
      claim('apps/mock-server/test/b.test.ts', 'failed'),
      claim('apps/portal/e2e/c.spec.ts', 'did not run'),
    ];
    const stories = requirement.stories.map((each) => ({ ...each, result: 'did not run' as const }));
    const all: Traceability = { ...good, requirements: [{ ...requirement, stories, tests }] };
    expect(faultsOf(all, { inParts: ['API and contract tests', 'stories: interactions'] })).toEqual([
      'apps/mock-server/test/b.test.ts: is failed (ORD-01)',
      'apps/portal/e2e/c.spec.ts: is did not run (ORD-01)',
    ]);
    // Of a step that ran alone, what it had to try is told, whatever others have left lying about, or not left.
    const missing = { ...all, run: { ...good.run, missing: ['reports/stories.json'] } } as Traceability;
    expect(faultsOf(missing, { alone: 'journeys in a real browser' })).toEqual([
      'apps/portal/e2e/c.spec.ts: is did not run (ORD-01)',
    ]);
    expect(faultsOf(missing, { alone: 'API and contract tests' })).toEqual([
      'apps/mock-server/test/a.test.ts: is did not run (ORD-01)',
      'apps/mock-server/test/b.test.ts: is failed (ORD-01)',
    ]);
  });
});

test('the project: every call and every page is listed, and each page has stories', () => {
  const { run, calls, pages } = traceability(null);
  expect(run).toBeNull();
  expect(calls.length).toBeGreaterThan(250);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(({ stories: all }) => all.length === 0).map(({ name }) => name)).toEqual([]);
  const orders = calls.find(({ name }) => name === 'getAllottedDevicesByClinic');
  expect(orders).toMatchObject({ method: 'GET', ids: ['API-03', 'API-24', 'ORD-15'] });
  expect(orders?.stories.length).toBeGreaterThan(0);
});
