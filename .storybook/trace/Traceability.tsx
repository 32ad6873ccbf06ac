import { Button } from '@rpm/ui/components/Button/Button.tsx';
import { Card } from '@rpm/ui/components/Card/Card.tsx';
import { SearchField } from '@rpm/ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '@rpm/ui/components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '@rpm/ui/components/Select/Select.tsx';
import { StatCard } from '@rpm/ui/components/StatCard/StatCard.tsx';
import { saveFile } from '@rpm/ui/hooks/saveFile.ts';
import { type ReactNode, useState } from 'react';
import type { Outcome } from '../../scripts/trace/reports.ts';
import type { JudgedRequirement, Traceability as Trace } from '../../scripts/trace/results.ts';
import { LastRun } from './LastRun.tsx';
import { CallRow, PageRow, RequirementRow } from './TraceRow.tsx';

const everything = 'all';
const views = [
  { value: 'requirements', label: 'Requirements' },
  { value: 'calls', label: 'Calls' },
  { value: 'pages', label: 'Pages' },
] as const;
const results = [
  { value: everything, label: 'All results' },
  { value: 'passed', label: 'All passed' },
  { value: 'failed', label: 'Something failed' },
  { value: 'did not run', label: 'Something did not run' },
] as const;

/** Something of the list: what it is called, what can be searched for in it, what came out of it, and its row. */
interface Line {
  key: string;
  group: string;
  text: string;
  outcomes: (Outcome | null)[];
  row: ReactNode;
}

/** What is looked at, as texts that an address can hold. */
interface Asked {
  /** Requirements, calls or pages. */
  show: string;
  /** An id, or other words. */
  find: string;
  /** The area, in small letters: 'device-orders-orders'. */
  about: string;
  /** How the last run came out. */
  result: string;
}

/** A name or words as an address may hold them. */
const inAddress = (text: string) => text.replaceAll(/[^A-Za-z0-9-]+/g, ' ');
const nameInAddress = (text: string) => inAddress(text).trim().toLowerCase().replaceAll(' ', '-');

interface TraceabilityProps extends Partial<Asked> {
  trace: Trace;
  /** Told of what somebody looks for, to keep it in the address. */
  onAsk?: (asked: Asked) => void;
}

/** Every sentence of the requirements, every call and every page, what shows each, and what the last run said of it. */
export function Traceability({ trace, onAsk, ...first }: TraceabilityProps) {
  const none = { show: 'requirements', find: '', about: everything, result: everything };
  const [asked, setAsked] = useState<Asked>({ ...none, ...first });
  const ask = (change: Partial<Asked>) => {
    const all = { ...asked, ...change };
    setAsked(all);
    onAsk?.({ ...all, find: inAddress(all.find) });
  };
  const typed = asked.find;
  const view = views.find(({ value }) => value === asked.show)?.value ?? 'requirements';
  const result = results.find(({ value }) => nameInAddress(value) === asked.result)?.value ?? everything;
  const lines = linesOf(trace)[view];
  const groups = [...new Set(lines.map((each) => each.group))];
  const group = groups.find((each) => nameInAddress(each) === asked.about) ?? everything;
  const found = lines.filter(
    (each) =>
      (group === everything || each.group === group) && hasResult(each, result) && isMeant(each.text, typed),
  );
  const count = (what: 'stories' | 'tests' | 'rules') =>
    new Set(
      trace.requirements.flatMap((each) =>
        each[what].map((claim) => ('storyId' in claim ? claim.storyId : `${claim.path} ${claim.name}`)),
      ),
    ).size;
  const label = views.find(({ value }) => value === view)?.label ?? '';
  return (
    <div className="@container/page mx-auto flex max-w-[90rem] flex-col gap-4 p-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-h1">Traceability</h2>
          <p className="text-fg-muted">
            Every sentence of the requirements, every call and every page, and what shows it. The test run
            fails for a sentence that nothing shows, and for a claimed test that did not run.
          </p>
        </div>
        <Button
          onClick={() => saveFile('traceability.json', JSON.stringify(trace, null, 2), 'application/json')}
        >
          Export
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
        <StatCard label="Requirements" value={trace.requirements.length} />
        <StatCard label="Stories that show one" value={count('stories')} />
        <StatCard label="Tests that name one" value={count('tests')} />
        <StatCard label="Rules that carry one" value={count('rules')} />
        <StatCard label="Calls" value={trace.calls.length} />
        <StatCard label="Pages" value={trace.pages.length} />
      </div>
      <LastRun run={trace.run} />
      <Card title={label} isFlush>
        <div className="flex flex-wrap items-end gap-4 px-5 pb-4">
          <SegmentedControl
            name="What is listed"
            options={views}
            value={view}
            onChange={(show) => ask({ show, about: everything })}
          />
          <div className="min-w-0 flex-[1_1_16rem]">
            <SearchField
              label="Id, words, story or file"
              value={typed}
              maxLength={100}
              onChange={(find) => ask({ find })}
            />
          </div>
          <div className="min-w-0 flex-[0_1_16rem]">
            <Select
              label="About"
              options={[
                { value: everything, label: 'Everything' },
                ...groups.map((each) => ({ value: each, label: each })),
              ]}
              value={group}
              onChange={(about) => ask({ about: nameInAddress(about) })}
            />
          </div>
          {trace.run && (
            <div className="min-w-0 flex-[0_1_14rem]">
              <Select
                label="Result of the last run"
                options={results}
                value={result}
                onChange={(next) => ask({ result: nameInAddress(next) })}
              />
            </div>
          )}
          <p role="status" className="pb-2 text-fg-muted">
            {found.length} of {lines.length}
          </p>
        </div>
        <ul aria-label={label} className="divide-y divide-line-subtle border-line-subtle border-t">
          {found.map(({ row }) => row)}
        </ul>
        {found.length === 0 && <p className="p-5">Nothing names this.</p>}
      </Card>
    </div>
  );
}

const toldOf = ({ stories, tests, rules }: JudgedRequirement) => [
  ...stories.map(({ title, name }) => `${title} ${name}`),
  ...[...tests, ...rules].map(({ path, name }) => `${path} ${name}`),
];

/** The three lists, in the words that they are searched by. */
const linesOf = ({ requirements, calls, pages }: Trace): Record<(typeof views)[number]['value'], Line[]> => ({
  requirements: requirements.map((each) => ({
    key: each.id,
    group: each.group,
    text: [each.id, each.sentence, each.group, ...toldOf(each)].join(' '),
    outcomes: [...each.stories, ...each.tests].map((claim) => claim.result),
    row: <RequirementRow key={each.id} traced={each} />,
  })),
  calls: calls.map((each) => ({
    key: each.name,
    group: each.method,
    text: [each.name, each.path, each.summary, ...each.ids, ...each.stories.map(({ name }) => name)].join(
      ' ',
    ),
    outcomes: [
      ...each.stories.map((claim) => claim.result),
      ...(['passed', 'failed', 'did not run'] as const).filter(
        (outcome) => each.tests && each.tests[outcome] > 0,
      ),
    ],
    row: <CallRow key={each.name} traced={each} />,
  })),
  pages: pages.map((each) => ({
    key: each.name,
    group: each.screen.split('/')[0] ?? '',
    text: [each.name, ...each.paths, each.screen, ...each.stories.map(({ name }) => name)].join(' '),
    outcomes: each.stories.map((claim) => claim.result),
    row: <PageRow key={each.name} traced={each} />,
  })),
});

function hasResult({ outcomes }: Line, asked: Outcome | typeof everything): boolean {
  if (asked === everything) return true;
  return asked === 'passed' ? outcomes.every((each) => each === 'passed') : outcomes.includes(asked);
}

/** Whether all words stand in a text. */
function isMeant(text: string, typed: string): boolean {
  const told = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}
