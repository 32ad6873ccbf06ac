import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { turnOf } from '../.storybook/chosen/turn.ts';
import { findChromium } from './findChromium.ts';
import { planOf } from './proofs/planOf.ts';
import { digestOfInputs, keepProof, readProofs } from './proofs/proofs.ts';
import { steps } from './proofs/steps.ts';
import { argumentsOf, refuse } from './refuse.ts';
import { git, presentCommit } from './trace/repository.ts';

/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails fastest. Each step keeps
 * two cores busy by itself. The first that fails ends the run, with its own output last.
 *
 * The long steps try a part alone, another one at each commit, where `.ci/proofs.json` says that they have passed whole with these
 * very files. `--whole` tries everything, and keeps that; `--only=stories` takes the steps of such names.
 *
 * @see ADR 83
 */
const { values: asked } = argumentsOf({
  options: { whole: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const meant = steps.filter(({ name }) => name.toLowerCase().includes(asked.only.toLowerCase()));
if (meant.length === 0)
  refuse(`No step is called "${asked.only}". They are:\n${steps.map(({ name }) => name).join('\n')}`);

const env = {
  ...process.env,
  CHROME_PATH: await findChromium().catch((error: Error) => refuse(error.message)),
  TURBO_TELEMETRY_DISABLED: '1',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  PLAYWRIGHT_JSON_OUTPUT_FILE: fileURLToPath(
    new URL('../apps/portal/reports/journeys.json', import.meta.url),
  ),
};
// What was told by an earlier run is no result of this one. Reports of steps that turbo knows come back with its cache.
const ofStorybook = ['stories', 'states', 'pseudo'].map((name) => `.storybook/reports/${name}.json`);
for (const path of asked.only === '' ? ['apps/portal/reports/journeys.json', ...ofStorybook] : [])
  rmSync(new URL(`../${path}`, import.meta.url), { force: true });
console.log(`Chromium: ${env.CHROME_PATH}`);

const commit = presentCommit();
const hasCommit = (name: string) => git('cat-file', '-e', `${name}^{commit}`) !== null;
const taken: string[] = [];
const inParts: string[] = [];
for (const [at, step] of meant.entries()) {
  const { name, byTurns } = step;
  const files = byTurns ? digestOfInputs(byTurns.inputs) : null;
  const plan = planOf(step, asked.whole ? undefined : readProofs()[name], {
    files,
    turnOf: (of) => turnOf(commit ?? '0', of),
    hasCommit,
  });
  if (plan.isPart) inParts.push(name);
  console.log(`\n=== ${name}`);
  if (plan.says !== '') console.log(plan.says);
  const startedAt = performance.now();
  const [command = '', ...args] = plan.command;
  const told = { ...env, ...plan.env, IN_PARTS: inParts.join(';') };
  const [ended] = await once(spawn(command, args, { stdio: 'inherit', env: told }), 'close');
  // A proof says that each claim of the step has been tried: later runs by turns rely on it.
  const claims =
    ended === 0 && asked.whole && byTurns
      ? spawnSync('node', ['scripts/traceResults.ts', name], { stdio: 'inherit', env })
      : null;
  const status = claims?.status ?? ended;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  taken.push(`${String(seconds).padStart(6)} s  ${name}`);
  if (status === 0) {
    console.log(`=== passed: ${name} (${seconds} s)`);
    if (asked.whole && files && commit)
      keepProof(name, { files, commit, on: new Date().toISOString().slice(0, 10) });
    continue;
  }
  // So that Storybook's page says what came out before the run ended.
  spawnSync('node', ['scripts/traceResults.ts'], { stdio: 'ignore', env: told });
  console.log(`=== FAILED: ${name} (${seconds} s). Again alone: ${plan.command.join(' ')}`);
  console.log(`\n${taken.join('\n')}\n${at} passed, 1 failed`);
  process.exit(1);
}
console.log(`\n${taken.join('\n')}\n${meant.length} passed, 0 failed`);
