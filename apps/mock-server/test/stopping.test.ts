import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const module = path.resolve(import.meta.dirname, '../src/server/stopping.ts');

/** Runs a process that lives until it is stopped, stops it, and gives how it ended. */
async function endOf(cleanUp: string, limitMs: number) {
  const script = `
    import { onStop } from ${JSON.stringify(module)};
    onStop(${cleanUp}, ${limitMs});
    setInterval(() => {}, 60_000);
    console.log('running');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  return (await ended)[0] as number | null;
}

test('a stop that went well ends with 0', async () => {
  expect(await endOf('async () => {}', 600_000)).toBe(0);
});

test('a stop that fails ends with 1', async () => {
  expect(await endOf('async () => { throw new Error() }', 600_000)).toBe(1);
});

test('a stop that hangs ends all the same, with 1', async () => {
  expect(await endOf('() => new Promise(() => {})', 20)).toBe(1);
});
