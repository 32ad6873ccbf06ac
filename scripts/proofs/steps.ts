import type { Inputs } from './proofs.ts';

/** What `npm test` does, one after the other. */
export interface Step {
  name: string;
  command: readonly string[];
  /** It takes long: where it has passed whole with the same files, a part is tried, another one at each commit. */
  byTurns?: {
    inputs: Inputs;
    /** In how many runs each part comes once. */
    of: number;
    /** How a part is asked for, counted from 0; left out: the step reads `TURN`, as `0/3`. */
    command?: (turn: number, of: number) => readonly string[];
    /** It knows what was touched since a commit, which it reads from `PROVED_AT`: of other files it tries that, and its part. */
    knowsWhatIsTouched?: boolean;
  };
}

const ofApi: Inputs = {
  of: [
    'apps/mock-server',
    'packages/domain',
    'packages/api-client',
    'docs',
    'SECURITY.md',
    'package-lock.json',
  ],
  // Tests read pages of the documentation, but no decision.
  but: /^docs\/adr\//,
};
const tests = /\.test\.tsx?$|\.md$/;
const ofStories: Inputs = {
  of: ['.storybook', 'packages', 'apps/mock-server/src', 'docs/requirements.md', 'package-lock.json'],
  but: tests,
};
const ofJourneys: Inputs = {
  of: ['apps', 'packages', 'scripts', 'package-lock.json'],
  but: /\.(test|stories)\.tsx?$|\.md$|^apps\/mock-server\/test\//,
};

const script = (...name: string[]) => ['npm', 'run', '--silent', ...name];
const journeys = script('test:e2e', '--workspace=@rpm/portal', '--', '--reporter=list,json');
const apiTests = ['turbo', 'run', 'test', '--filter=@rpm/mock-server'];
export const steps: readonly Step[] = [
  { name: 'the plan of the house, and sentences outside words', command: script('test:house') },
  { name: 'rules that nothing uses', command: script('test:rules') },
  { name: 'requirements that nothing shows', command: script('test:trace') },
  {
    name: 'types and lint',
    command: ['turbo', 'run', 'typecheck', 'typecheck:root', 'lint', 'lint:root', '--concurrency=2'],
  },
  {
    name: 'unit tests',
    command: ['turbo', 'run', 'test', '--filter=!@rpm/mock-server', '--concurrency=2'],
  },
  {
    name: 'API and contract tests',
    command: apiTests,
    byTurns: {
      inputs: ofApi,
      of: 6,
      command: (turn, of) => [...apiTests, '--', `--shard=${turn + 1}/${of}`],
    },
  },
  { name: 'portal and Storybook', command: ['turbo', 'run', 'build', '--concurrency=2'] },
  { name: 'unused files, exports and dependencies', command: ['knip'] },
  {
    name: 'cold visits of all pages: bytes, requests, steps, what jumps',
    command: script('test:budget'),
  },
  { name: 'components as a package, in the app of somebody else', command: script('test:library') },
  {
    name: 'screens in the pseudo-language: nothing cut, nothing outside words',
    command: script('test:pseudo'),
    byTurns: { inputs: ofStories, of: 3 },
  },
  { name: 'states that screens owe, as the toolbar shows them', command: script('test:states') },
  {
    name: 'pages of documentation, and steps that are played again',
    command: script('test:docs'),
    byTurns: { inputs: ofStories, of: 3 },
  },
  {
    name: 'steps of faults in Spanish',
    command: script('test:spanish'),
    byTurns: { inputs: ofStories, of: 3 },
  },
  {
    name: 'looks of screens, where they were kept on such a machine',
    command: script('test:pictures', '--', '--gate', '--share'),
  },
  {
    name: 'stories: interactions, console, axe in both themes',
    command: script('test:stories'),
    byTurns: { inputs: ofStories, of: 4, knowsWhatIsTouched: true },
  },
  {
    name: 'journeys in a real browser',
    command: journeys,
    byTurns: {
      inputs: ofJourneys,
      of: 3,
      command: (turn, of) => [...journeys, `--shard=${turn + 1}/${of}`],
    },
  },
  { name: 'requirements whose tests did not run or did not pass', command: script('test:results') },
];
