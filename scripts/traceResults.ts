import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { reportsIn } from './trace/reports.ts';
import { git, presentCommit, root } from './trace/repository.ts';
import { faultsOf } from './trace/results.ts';
import { traceability } from './trace/trace.ts';

/**
 * Writes what the last run says of each requirement, call and page to `traceability.json`, beside the built Storybook as well, and
 * fails when a test or a story that claims a requirement did not run, or did not pass. With the name of a step, it is that of a run of this step alone.
 */
const { reports, missing } = reportsIn(root);
const all = traceability({
  commit: presentCommit(),
  isClean: git('status', '--porcelain') === '',
  missing,
  reports,
});
const text = JSON.stringify(all);
mkdirSync(`${root}/.storybook/reports`, { recursive: true });
writeFileSync(`${root}/.storybook/reports/traceability.json`, text);
if (existsSync(`${root}/.storybook/dist/index.json`))
  writeFileSync(`${root}/.storybook/dist/traceability.json`, text);
const inParts = (process.env.IN_PARTS ?? '').split(';').filter(Boolean);
const alone = process.argv[2];
const faults = faultsOf(all, alone === undefined ? { inParts } : { alone });
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
if (alone !== undefined) {
  console.log(`Each test and story that shows a requirement, of those that "${alone}" tries, ran and passed`);
  process.exit(0);
}
const shown = all.requirements.flatMap(({ stories, tests }) => [...stories, ...tests]);
const ran = shown.filter(({ result }) => result === 'passed').length;
console.log(
  ran === shown.length
    ? `${all.requirements.length} requirements: all ${ran} stories and tests that show one ran and passed`
    : `${all.requirements.length} requirements: ${ran} of ${shown.length} stories and tests that show one ran and passed, the others in the last whole run of ${inParts.join(', ')}`,
);
