import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { findChromium } from './findChromium.ts';

/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails fastest.
 * Each step runs even if nobody watches; the first that fails ends the run with its own output last.
 */
process.env.TURBO_TELEMETRY_DISABLED = '1';

const steps: [name: string, command: string, args: string[]][] = [
  ['the plan of the house, and sentences outside words', 'npm', ['run', '--silent', 'test:house']],
  ['rules that nothing uses', 'npm', ['run', '--silent', 'test:rules']],
  [
    'types, lint, unit, API and contract tests',
    'turbo',
    ['run', 'typecheck', 'typecheck:root', 'lint', 'lint:root', 'test', '--concurrency=2'],
  ],
  ['portal and Storybook', 'turbo', ['run', 'build', '--concurrency=2']],
  ['unused files, exports and dependencies', 'knip', []],
  ['bundle budget', 'npm', ['run', '--silent', 'test:budget']],
  ['stories: interactions, console, axe in both themes', 'npm', ['run', '--silent', 'test:stories']],
  [
    'screens in the pseudo-language: nothing cut, nothing outside words',
    'npm',
    ['run', '--silent', 'test:pseudo'],
  ],
  ['journeys in a real browser', 'npm', ['run', '--silent', 'test:e2e']],
];

const env = { ...process.env, CHROME_PATH: await findChromium(), TURBO_TELEMETRY_DISABLED: '1' };
console.log(`Chromium: ${env.CHROME_PATH}`);

let passed = 0;
for (const [name, command, args] of steps) {
  console.log(`\n=== ${name}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (status !== 0) {
    console.log(`\n=== FAILED: ${name} (${seconds} s). Again alone: ${[command, ...args].join(' ')}`);
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`=== passed: ${name} (${seconds} s)`);
}
console.log(`\n${passed} passed, 0 failed`);
