import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts a machine: a process with stores in it, which ends with this one at the latest. */
export function startMachine(): { port: Promise<number>; stop: () => void } {
  const script = path.join(import.meta.dirname, 'machine.ts');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const port = Promise.race([once(child.stdout, 'data'), once(child, 'exit')]).then(([printed]) => {
    if (!(printed instanceof Buffer)) throw new Error('A machine did not start.');
    return Number(printed.toString());
  });
  return { port, stop: () => void child.kill('SIGKILL') };
}
