import { globSync, readFileSync } from 'node:fs';
import { callsIn, pagesIn, writtenStories } from './callsAndPages.ts';
import {
  type Claims,
  type RuleClaim,
  rulesIn,
  type Source,
  type StoryClaim,
  storiesIn,
  type TestClaim,
  type Traced,
  testsIn,
} from './claims.ts';
import type { Report } from './reports.ts';
import { presentCommit, root } from './repository.ts';
import { type Requirement, requirementsIn } from './requirements.ts';
import { judgeOf, type Run, suitesOf, type Traceability } from './results.ts';
import { sourcePattern } from './source.ts';

/** What is wrong between the requirements and what names them. */
export interface TraceFaults {
  /** Requirements that neither a story nor a test shows. */
  notShown: string[];
  /** Ids that something names and that are none, with where. */
  unknown: string[];
}

/** Everything that names an id. */
export interface AllClaims {
  stories: Claims<StoryClaim>;
  tests: Claims<TestClaim>;
  rules: Claims<RuleClaim>;
}

/**
 * Puts what names an id to its requirement.
 *
 * An id of another prefix than those of the requirements is somebody else's, as 'UTF-16'.
 */
export function traced(
  requirements: readonly Requirement[],
  { stories, tests, rules }: AllClaims,
): { all: Traced[]; faults: TraceFaults } {
  const naming = <Claim>(claims: Claims<Claim>, id: string) =>
    claims.filter(({ ids }) => ids.includes(id)).map(({ claim }) => claim);
  const all = requirements.map((each) => ({
    ...each,
    stories: naming(stories, each.id),
    tests: naming(tests, each.id),
    rules: naming(rules, each.id),
  }));
  const known = new Set(requirements.map(({ id }) => id));
  const prefixes = new Set(requirements.map(({ id }) => id.slice(0, 3)));
  const places = [
    ...stories.map(({ ids, claim }) => ({ ids, where: `${claim.title}: ${claim.name}` })),
    ...tests.map(({ ids, claim }) => ({ ids, where: `${claim.path}: ${claim.name}` })),
    ...rules.map(({ ids, claim }) => ({ ids, where: `${claim.path}: ${claim.name}` })),
  ];
  const unknown = places.flatMap(({ ids, where }) =>
    ids.filter((id) => prefixes.has(id.slice(0, 3)) && !known.has(id)).map((id) => `${id} in ${where}`),
  );
  const notShown = all.filter((each) => each.stories.length + each.tests.length === 0).map(({ id }) => id);
  return { all, faults: { notShown, unknown } };
}

const isOurs = (path: string) => !/(^|\/)(node_modules|dist|test-results)\//.test(path);
const sources = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root })
    .filter(isOurs)
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** Reads the project: its requirements, and everything that names one. */
export function traceOfProject() {
  const requirements = requirementsIn(readFileSync(`${root}/docs/requirements.md`, 'utf8'));
  const tests = ['{packages,apps}/**/*.test.{ts,tsx}', 'apps/portal/e2e/*.spec.ts'].flatMap(sources);
  const code = ['packages/{domain,api-client,ui}/src/**/*.{ts,tsx}', 'apps/mock-server/src/**/*.ts'].flatMap(
    sources,
  );
  return traced(requirements, {
    stories: sources('packages/ui/src/**/*.stories.tsx').flatMap(storiesIn),
    tests: tests.flatMap(testsIn),
    rules: code.filter(({ path }) => !/\.(test|stories)\.tsx?$/.test(path)).flatMap(rulesIn),
  });
}

const screens = 'packages/ui/src/screens';
const maps = ['publicScreens', 'accountScreens', 'guardedScreens', 'pageScreens'];

/**
 * Everything that is traced: requirements, calls and pages, with what shows each.
 *
 * @param run what a run was and told; `null`: no run yet, and nothing has a result
 */
export function traceability(
  run: (Omit<Run, 'suites' | 'stories'> & { reports: readonly Report[] }) | null,
): Traceability {
  const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
  const written = sources('packages/ui/src/**/*.stories.tsx').flatMap(writtenStories);
  const judge = judgeOf(run?.reports ?? null);
  return {
    run: run && {
      commit: run.commit,
      isClean: run.isClean,
      suites: suitesOf(run.reports),
      stories: Object.fromEntries(run.reports.flatMap(({ stories }) => [...stories])),
      missing: run.missing,
    },
    source: sourcePattern(process.env.RPM_SOURCE_URL, run ? run.commit : presentCommit()),
    requirements: traceOfProject().all.map((each) => ({
      ...each,
      stories: each.stories.map(judge.story),
      tests: each.tests.map(judge.test),
    })),
    calls: callsIn(read('docs/openapi.json'), written).map((each) => ({
      ...each,
      stories: each.stories.map(judge.story),
      tests: judge.named(each.name),
    })),
    pages: pagesIn(
      maps.map((name) => read(`${screens}/${name}.ts`)),
      (screen) => read(`${screens}/${screen}`),
      written,
    ).map((each) => ({ ...each, stories: each.stories.map(judge.story) })),
  };
}
