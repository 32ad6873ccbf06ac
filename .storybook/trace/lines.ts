import type { Outcome } from '../../scripts/trace/reports.ts';
import {
  type JudgedCall,
  type JudgedPage,
  type JudgedRequirement,
  type Traceability,
  worstOf,
} from '../../scripts/trace/results.ts';

/** What the page calls the end of a test. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  passed: 'Passes',
  failed: 'Fails',
  'did not run': 'Not tried',
};

/** Something of the page: what it is called, what it is about, what can be searched for in it, and what came out of it. */
export interface Line<Item> {
  key: string;
  group: string;
  text: string;
  /** What nothing shows, and what was not run yet, did not run. */
  result: Outcome;
  item: Item;
}

/** The three lists of the page. */
export interface Lines {
  requirements: Line<JudgedRequirement>[];
  calls: Line<JudgedCall>[];
  pages: Line<JudgedPage>[];
}

/** What is looked for in a list. */
interface LookedFor {
  /** Words that all stand in it. */
  find: string;
  /** The area; `null`: any. */
  group: string | null;
}

const outcomesOf = (claims: readonly { result: Outcome | null }[]): Outcome[] =>
  claims.map(({ result }) => result ?? 'did not run');

const toldOf = ({ stories, tests, rules }: JudgedRequirement) => [
  ...stories.map(({ title, name }) => `${title} ${name}`),
  ...[...tests, ...rules].map(({ path, name }) => `${path} ${name}`),
];

/** All that is traced, in the words that it is searched by. */
export const linesOf = ({ requirements, calls, pages }: Traceability): Lines => ({
  requirements: requirements.map((item) => ({
    key: item.id,
    group: item.group,
    text: [item.id, item.sentence, item.group, ...toldOf(item)].join(' '),
    result: worstOf(outcomesOf([...item.stories, ...item.tests])),
    item,
  })),
  calls: calls.map((item) => ({
    key: item.name,
    group: item.method,
    text: [item.name, item.path, item.summary, ...item.ids, ...item.stories.map(({ name }) => name)].join(
      ' ',
    ),
    result: worstOf([
      ...outcomesOf(item.stories),
      ...(['passed', 'failed', 'did not run'] as const).filter((outcome) => (item.tests?.[outcome] ?? 0) > 0),
    ]),
    item,
  })),
  pages: pages.map((item) => ({
    key: item.name,
    group: item.screen.split('/')[0] ?? '',
    text: [item.name, ...item.paths, item.screen, ...item.stories.map(({ name }) => name)].join(' '),
    result: worstOf(outcomesOf(item.stories)),
    item,
  })),
});

/** What is looked for, in the order in which it stands: a line that fails stays in its place. */
export function found<Item>(lines: readonly Line<Item>[], { find, group }: LookedFor): Line<Item>[] {
  const words = find.toLowerCase().split(/\s+/);
  return lines.filter((each) => {
    const told = each.text.toLowerCase();
    return (group === null || each.group === group) && words.every((word) => told.includes(word));
  });
}

/** How many lines came out in each way. */
export function counted(lines: readonly { result: Outcome }[]): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { passed: 0, failed: 0, 'did not run': 0 };
  for (const { result } of lines) counts[result] += 1;
  return counts;
}
