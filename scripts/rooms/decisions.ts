import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** All decisions in one page, by their titles. */
export const decisionsFile = 'docs/adr/README.md';

/** The page, from the first lines of the records. */
export function decisionsPage(): string {
  const records = globSync('docs/adr/[0-9]*.md')
    .sort()
    .map((path) => {
      const [, number = '', title = ''] = /^# (\d+)\. (.+)/.exec(readFileSync(path, 'utf8')) ?? [];
      return { number: Number(number), line: `- [${number}. ${title}](${basename(path)})` };
    });
  const used = new Set(records.map(({ number }) => number));
  const unused = Array.from({ length: Math.max(...used) }, (_, at) => at + 1).filter(
    (each) => !used.has(each),
  );
  return [head, ...records.map(({ line }) => line), '', `Never used: ${unused.join(', ')}.`, ''].join('\n');
}

const head = `# Decisions

Why the house is built as it is, a short record for each real decision. Written by \`npm run rooms\`; \`npm run test:house\` fails when it is out of date.
A record is changed where the decision goes on, and says so; in the code it is named by its number, as ADR 14.
`;
