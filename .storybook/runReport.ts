import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { StoriesReport } from '../scripts/trace/reports.ts';

const fileOf = (name: string) => new URL(`reports/${name}.json`, import.meta.url);

/**
 * A report of a whole run: how each story came out, or each state of one. What a run of before has told is gone when it begins.
 *
 * @param isWhole a run of a part tells nothing
 * @see ADR 71
 */
export function runReport(name: string, isWhole: boolean) {
  const startedAt = new Date().toISOString();
  const stories: StoriesReport['stories'] = {};
  if (isWhole) rmSync(fileOf(name), { force: true });
  return {
    tell(key: string, faults: readonly string[], ms: number) {
      const [message] = faults;
      stories[key] = message === undefined ? { status: 'passed', ms } : { status: 'failed', ms, message };
    },
    write() {
      if (!isWhole) return;
      mkdirSync(new URL('.', fileOf(name)), { recursive: true });
      writeFileSync(fileOf(name), JSON.stringify({ startedAt, stories } satisfies StoriesReport));
    },
  };
}
