import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { findChromium } from './findChromium.ts';

/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails fastest. Each step keeps
 * two cores busy by itself. The first that fails ends the run, with its own output last.
 */
process.env.TURBO_TELEMETRY_DISABLED = '1';

const script = (...name: string[]) => ['npm', 'run', '--silent', ...name];
const steps: [name: string, command: string[]][] = [
  ['the plan of the house, and sentences outside words', script('test:house')],
  ['rules that nothing uses', script('test:rules')],
  ['requirements that nothing shows', script('test:trace')],
  [
    'types, lint, unit, API and contract tests',
    ['turbo', 'run', 'typecheck', 'typecheck:root', 'lint', 'lint:root', 'test', '--concurrency=2'],
  ],
  ['portal and Storybook', ['turbo', 'run', 'build', '--concurrency=2']],
  ['unused files, exports and dependencies', ['knip']],
  ['cold visits of all pages: bytes, requests, steps, what jumps', script('test:budget')],
  ['components as a package, in the app of somebody else', script('test:library')],
  ['screens in the pseudo-language: nothing cut, nothing outside words', script('test:pseudo')],
  ['states that screens owe, as the toolbar shows them', script('test:states')],
  ['pages of documentation, and steps that are played again', script('test:docs')],
  ['steps of faults in Spanish', script('test:spanish')],
  [
    'looks of screens, where they were kept on such a machine',
    script('test:pictures', '--', '--gate', '--share'),
  ],
  ['stories: interactions, console, axe in both themes', script('test:stories')],
  ['journeys in a real browser', script('test:e2e', '--workspace=@rpm/portal', '--', '--reporter=list,json')],
  ['requirements whose tests did not run or did not pass', script('test:results')],
];

const env = {
  ...process.env,
  CHROME_PATH: await findChromium(),
  TURBO_TELEMETRY_DISABLED: '1',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  PLAYWRIGHT_JSON_OUTPUT_FILE: fileURLToPath(
    new URL('../apps/portal/reports/journeys.json', import.meta.url),
  ),
};
// What was told by an earlier run is no result of this one. Reports of steps that turbo knows come back with its cache.
const ofStorybook = ['stories', 'states', 'pseudo'].map((name) => `.storybook/reports/${name}.json`);
for (const path of ['apps/portal/reports/journeys.json', ...ofStorybook])
  rmSync(new URL(`../${path}`, import.meta.url), { force: true });
console.log(`Chromium: ${env.CHROME_PATH}`);

const taken: string[] = [];
for (const [at, [name, [command = '', ...args]]] of steps.entries()) {
  console.log(`\n=== ${name}`);
  const startedAt = performance.now();
  const [status] = await once(spawn(command, args, { stdio: 'inherit', env }), 'close');
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  taken.push(`${String(seconds).padStart(6)} s  ${name}`);
  if (status === 0) {
    console.log(`=== passed: ${name} (${seconds} s)`);
    continue;
  }
  // So that Storybook's page says what came out before the run ended.
  spawnSync('node', ['scripts/traceResults.ts'], { stdio: 'ignore' });
  console.log(`=== FAILED: ${name} (${seconds} s). Again alone: ${[command, ...args].join(' ')}`);
  console.log(`\n${taken.join('\n')}\n${at} passed, 1 failed`);
  process.exit(1);
}
console.log(`\n${taken.join('\n')}\n${steps.length} passed, 0 failed`);
