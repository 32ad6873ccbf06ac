import { traceOfProject } from './trace/trace.ts';

/** Fails when a requirement has nothing that shows it, or something names one that does not exist. */
const { all, faults } = traceOfProject();
const lines = [
  ...faults.notShown.map((id) => `${id}: no story and no test names it`),
  ...faults.unknown.map((each) => `${each}: there is no such requirement`),
];
if (lines.length > 0) {
  console.error(lines.join('\n'));
  process.exit(1);
}
const count = (what: 'stories' | 'tests' | 'rules') => all.reduce((sum, each) => sum + each[what].length, 0);
console.log(
  `${all.length} requirements, each shown: ${count('stories')} times by stories, ${count('tests')} by tests; ${count('rules')} rules name one`,
);
