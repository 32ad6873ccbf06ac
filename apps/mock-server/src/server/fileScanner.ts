import { spawn } from 'node:child_process';
import type { Services } from '../api/Services.ts';

/** A scan that takes longer is given up; a call has `limits.answerWithinMs`. */
const scanWithinMs = 20_000;

/**
 * Asks a program of the operator about each file before it is kept, such as `clamdscan --no-summary -`. It gets the
 * file's bytes on its standard input, and answers by its exit code as `clamscan` does: 0 clean, 1 not. It is started
 * without a shell, and told nothing else.
 *
 * @param command the program and its arguments, separated by blanks; `null` for none
 * @returns a scan that rejects when the program gives no such answer: what was not checked is not taken
 */
export function fileScanner(command: string | null, withinMs = scanWithinMs): Services['scan'] {
  const [program, ...given] = command?.trim().split(/\s+/) ?? [];
  if (!program) return null;
  return (bytes) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, given, { stdio: ['pipe', 'ignore', 'ignore'], timeout: withinMs });
      child.on('error', reject);
      child.on('close', (code) => {
        if (code === 0 || code === 1) resolve(code === 0);
        else reject(new Error(`The scanner of files ended with ${code}.`));
      });
      // A program that has seen enough closes its input.
      child.stdin.on('error', () => {});
      child.stdin.end(bytes);
    });
}
