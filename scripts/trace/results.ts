import type { TracedCall, TracedPage } from './callsAndPages.ts';
import type { StoryClaim, TestClaim, Traced } from './claims.ts';
import type { Outcome, Report, RunStory, RunTest } from './reports.ts';

/** A claim with how it came out, and what went wrong; `null`: there was no run yet. */
export type Judged<Claim> = Claim & { result: Outcome | null; failure?: string };

/** A requirement with what shows it, and how that came out. */
export interface JudgedRequirement extends Traced {
  stories: Judged<StoryClaim>[];
  tests: Judged<TestClaim>[];
}

/** How many tests of a run name something, by how they came out. */
export type Counts = Record<Outcome, number>;

/** A call with the stories that show it, and how many tests named it. */
export interface JudgedCall extends TracedCall {
  stories: Judged<StoryClaim>[];
  tests: Counts | null;
}

/** A page with the stories of its screen. */
export interface JudgedPage extends TracedPage {
  stories: Judged<StoryClaim>[];
}

/** When and of what a run was. */
export interface Run {
  /** Of the commit that was checked out; `null`: there is no repository. */
  commit: string | null;
  /** Whether the files were those of the commit. */
  isClean: boolean;
  /** Each runner, when it began, and how its tests came out. */
  suites: { name: string; startedAt: string; counts: Counts }[];
  /** How each story came out, by its id: also those that claim nothing. */
  stories: Record<string, RunStory>;
  /** The reports that were not there, by their paths. */
  missing: string[];
}

/** Everything that is traced, and what the last run says of it. */
export interface Traceability {
  /** `null`: no run yet. */
  run: Run | null;
  /** Where the sources are read, with `{path}` and `{line}` for a place in them; `null`: the build was told of no such place. */
  source: string | null;
  requirements: JudgedRequirement[];
  calls: JudgedCall[];
  pages: JudgedPage[];
}

const written = /\\(.)|%[sdifjoOc#%]|\$\{[^}]*\}|\$[\w.]+/g;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name of tests as it stands in the source, as a pattern of what it is in a run: `%s`, `$name` and `${name}` stand for anything. */
export function patternOf(name: string): RegExp {
  let pattern = '';
  let last = 0;
  for (const found of name.matchAll(written)) {
    const [whole, escaped] = found;
    pattern += literal(name.slice(last, found.index));
    pattern += escaped && /\W/.test(escaped) ? literal(escaped) : '[\\s\\S]*';
    last = found.index + whole.length;
  }
  return new RegExp(pattern + literal(name.slice(last)));
}

/** One that failed, and then one that did not run, counts for all that have the same name. */
export function worstOf(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.length === 0 || outcomes.includes('did not run') ? 'did not run' : 'passed';
}

const countsOf = (outcomes: Iterable<Outcome>): Counts => {
  const counts: Counts = { passed: 0, failed: 0, 'did not run': 0 };
  for (const each of outcomes) counts[each] += 1;
  return counts;
};

/** Looks up how claims came out. Without a run, nothing did. */
export function judgeOf(reports: readonly Report[] | null) {
  const tests = (reports ?? []).flatMap((each) => each.tests);
  const byPath = Map.groupBy(tests, ({ path }) => path);
  const stories = new Map((reports ?? []).flatMap((each) => [...each.stories]));
  const outcomes = (all: readonly RunTest[]) => all.map(({ outcome }) => outcome);
  // 'getRates by P self', 'getRates: …': whatever names a call as a word.
  const byWord = new Map<string, RunTest[]>();
  for (const test of tests) {
    for (const word of new Set(test.titles.join(' ').match(/\w+/g))) {
      const known = byWord.get(word);
      if (known) known.push(test);
      else byWord.set(word, [test]);
    }
  }
  return {
    story(claim: StoryClaim): Judged<StoryClaim> {
      const { outcome = 'did not run', failure } = stories.get(claim.storyId) ?? {};
      return { ...claim, result: reports && outcome, ...(failure && { failure }) };
    },
    test(claim: TestClaim): Judged<TestClaim> {
      const pattern = patternOf(claim.name);
      const meant = (byPath.get(claim.path) ?? []).filter(({ titles }) =>
        titles.some((each) => pattern.test(each)),
      );
      const failure = meant.find((each) => each.failure)?.failure;
      return { ...claim, result: reports && worstOf(outcomes(meant)), ...(failure && { failure }) };
    },
    named: (name: string): Counts | null => reports && countsOf(outcomes(byWord.get(name) ?? [])),
  };
}

/** How the tests and stories of each report came out. */
export const suitesOf = (reports: readonly Report[]): Run['suites'] =>
  reports.map(({ name, startedAt, tests, stories }) => ({
    name,
    startedAt,
    counts: countsOf([...tests, ...stories.values()].map(({ outcome }) => outcome)),
  }));

/** The steps of `npm test` that a run may try in parts, by what their names begin with, and whose claims they try. */
const triedBy = {
  API: (place: string) => place.startsWith('apps/mock-server/'),
  journeys: (place: string) => place.startsWith('apps/portal/e2e/'),
  // A story is told by its title.
  stories: (place: string) => !/^(apps|packages)\//.test(place),
};

/** What a run was asked for. */
interface Asked {
  /** The names of the steps of which it tried a part: what did not run of them passed in their last whole run. */
  inParts?: readonly string[];
  /** The step that ran alone; left out, all ran. */
  alone?: string;
}

/**
 * What is wrong with a run, a line each: a claim that did not come out as passed, a call that no test names, a report that is not there.
 * Of a step alone: what it had to try. A step that tries no claim has none that did not run.
 *
 * @see ADR 83
 */
export function faultsOf(
  { run, requirements, calls }: Traceability,
  { inParts = [], alone }: Asked = {},
): string[] {
  if (!run) return ['There was no run.'];
  if (run.missing.length > 0 && alone === undefined)
    return run.missing.map((path) => `${path} is not there: run npm test`);
  const claims = requirements.flatMap(({ id, stories, tests }) => [
    ...stories.map(({ result, title, name }) => ({ result, place: title, what: `${title}: ${name}`, id })),
    ...tests.map(({ result, path, name }) => ({ result, place: path, what: `${path}: ${name}`, id })),
  ]);
  const tries = (steps: readonly string[], place: string) =>
    Object.entries(triedBy).some(
      ([step, isOf]) => isOf(place) && steps.some((each) => each.startsWith(step)),
    );
  const isAsked = (place: string) => alone === undefined || tries([alone], place);
  const waits = (place: string) => tries(inParts, place);
  const byWhat = Map.groupBy(
    claims.filter(
      ({ result, place }) =>
        isAsked(place) && result !== 'passed' && !(result === 'did not run' && waits(place)),
    ),
    ({ result, what }) => `${what} ${result}`,
  );
  return [
    ...[...byWhat].map(([what, all]) => `${what} (${all.map(({ id }) => id).join(', ')})`),
    ...calls
      .filter(({ tests }) => !tests?.passed && isAsked('apps/mock-server/') && !waits('apps/mock-server/'))
      .map(({ name }) => `${name}: no test of a run names this call`),
  ];
}
