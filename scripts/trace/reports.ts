import { existsSync, readFileSync } from 'node:fs';
import { failureLine } from './failureLine.ts';

/** How a test or a story came out. */
export type Outcome = 'passed' | 'failed' | 'did not run';

/** A test that a run has told of: the names of its groups, then its own. */
export interface RunTest {
  path: string;
  titles: readonly string[];
  outcome: Outcome;
  /** What went wrong, in a line. */
  failure?: string;
}

/** A story that a run has told of. */
export interface RunStory {
  outcome: Outcome;
  /** How long it took, in milliseconds. */
  ms: number;
  /** What went wrong, in a line. */
  failure?: string;
}

/** What one runner has told of its last whole run. */
export interface Report {
  /** As a person calls it: `packages/domain`, `journeys`, `stories`. */
  name: string;
  /** When it began. A step that turbo took from its cache ran then, with the same files. */
  startedAt: string;
  tests: readonly RunTest[];
  /** How each story came out, by its id. */
  stories: ReadonlyMap<string, RunStory>;
}

/** What a runner wrote of something that failed; nothing of what did not. */
const failureOf = (outcome: Outcome, message: string | undefined): { failure?: string } =>
  outcome === 'failed' && message ? { failure: failureLine(message) } : {};

interface VitestReport {
  startTime: number;
  testResults: {
    name: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages?: string[];
    }[];
  }[];
}

/**
 * Reads what Vitest's reporter `json` wrote.
 *
 * @param folder of the package, from the root. A step out of turbo's cache may have run in another checkout: only what stands
 * behind this folder is taken from its paths
 */
export function vitestReport(folder: string, text: string): Report {
  const { startTime, testResults } = JSON.parse(text) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) => {
    const path = name.slice(Math.max(name.lastIndexOf(`/${folder}/`) + 1, 0));
    return assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => {
      const outcome = outcomeOf(status, 'passed', 'failed');
      const titles = [...ancestorTitles, title];
      return { path, titles, outcome, ...failureOf(outcome, failureMessages?.[0]) };
    });
  });
  return { name: folder, startedAt: new Date(startTime).toISOString(), tests, stories: new Map() };
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; tests: PlayedTest[] }[];
}

interface PlayedTest {
  status: string;
  results?: { error?: { message?: string } }[];
}

/** Reads what Playwright's reporter `json` wrote. A journey that passed at its second try has passed (ADR 65). */
export function journeysReport(folder: string, text: string): Report {
  const { suites, stats } = JSON.parse(text) as { suites: Suite[]; stats: { startTime: string } };
  const testsIn = ({ file, title, suites: groups = [], specs }: Suite, above: string[]): RunTest[] => {
    const titles = title === file ? above : [...above, title];
    const own = specs.flatMap((spec) =>
      spec.tests.map(({ status, results = [] }) => {
        const outcome = outcomeOf(status === 'flaky' ? 'expected' : status, 'expected', 'unexpected');
        const message = results.at(-1)?.error?.message;
        return {
          path: `${folder}/${file}`,
          titles: [...titles, spec.title],
          outcome,
          ...failureOf(outcome, message),
        };
      }),
    );
    return [...own, ...groups.flatMap((each) => testsIn(each, titles))];
  };
  const tests = suites.flatMap((each) => testsIn(each, []));
  return { name: 'journeys', startedAt: stats.startTime, tests, stories: new Map() };
}

/** What the run of the stories keeps of itself. */
export interface StoriesReport {
  startedAt: string;
  /** By id of the story: what the runner calls its end, how long it took, and what it wrote of a failure. */
  stories: Record<string, { status: string; ms: number; message?: string }>;
}

/** Reads what `testStories.ts` wrote, or another run that tells of stories. */
export function storiesReport(text: string, name = 'stories'): Report {
  const { startedAt, stories } = JSON.parse(text) as StoriesReport;
  const outcomes = Object.entries(stories).map(([id, { status, ms, message }]) => {
    const outcome = outcomeOf(status, 'passed', 'failed');
    return [id, { outcome, ms, ...failureOf(outcome, message) }] as const;
  });
  return { name, startedAt, tests: [], stories: new Map(outcomes) };
}

const outcomeOf = (status: string, passed: string, failed: string): Outcome =>
  status === passed ? 'passed' : status === failed ? 'failed' : 'did not run';

const packages = ['packages/domain', 'packages/api-client', 'packages/ui', 'apps/portal', 'apps/mock-server'];

/** Where each runner of `npm test` writes its report, from the root. */
const places: readonly (readonly [path: string, read: (text: string) => Report])[] = [
  ...packages.map(
    (folder) => [`${folder}/reports/tests.json`, (text: string) => vitestReport(folder, text)] as const,
  ),
  ['.storybook/reports/stories.json', storiesReport],
  ['.storybook/reports/states.json', (text) => storiesReport(text, 'states that the toolbar shows')],
  ['.storybook/reports/pseudo.json', (text) => storiesReport(text, 'screens in the pseudo-language')],
  ['apps/portal/reports/journeys.json', (text) => journeysReport('apps/portal/e2e', text)],
];

/** The reports that are there, and the paths of those that are not. */
export function reportsIn(root: string): { reports: Report[]; missing: string[] } {
  const isThere = ([path]: (typeof places)[number]) => existsSync(`${root}/${path}`);
  return {
    reports: places.filter(isThere).map(([path, read]) => read(readFileSync(`${root}/${path}`, 'utf8'))),
    missing: places.filter((each) => !isThere(each)).map(([path]) => path),
  };
}
