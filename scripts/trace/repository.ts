import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What git says here; `null`: there is no repository. */
export function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commit that is checked out; `null`: there is none. */
export const presentCommit = (): string | null => git('rev-parse', 'HEAD');
