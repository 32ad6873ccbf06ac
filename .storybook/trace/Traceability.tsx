import { Button } from '@rpm/ui/components/Button/Button.tsx';
import { Card } from '@rpm/ui/components/Card/Card.tsx';
import { SearchField } from '@rpm/ui/components/SearchField/SearchField.tsx';
import { Select } from '@rpm/ui/components/Select/Select.tsx';
import { StatCard } from '@rpm/ui/components/StatCard/StatCard.tsx';
import { saveFile } from '@rpm/ui/hooks/saveFile.ts';
import { useState } from 'react';
import type { Traced } from '../../scripts/trace/trace.ts';
import { TraceRow } from './TraceRow.tsx';

const everything = 'all';

/** Every sentence of the requirements, and what shows it: the stories to open, the tests, the rules. */
export function Traceability({ all }: { all: readonly Traced[] }) {
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState(everything);
  const groups = [...new Set(all.map((each) => each.group))];
  const found = all.filter((each) => (group === everything || each.group === group) && isMeant(each, typed));
  const count = (what: 'stories' | 'tests' | 'rules') =>
    new Set(all.flatMap((each) => each[what].map((claim) => JSON.stringify(claim)))).size;
  return (
    <div className="@container/page mx-auto flex max-w-[90rem] flex-col gap-4 p-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-h1">Traceability</h2>
          <p className="text-fg-muted">
            Every sentence of the requirements, and what shows it. Made by the build; the test run fails for a
            sentence that neither a story nor a test shows.
          </p>
        </div>
        <Button
          onClick={() => saveFile('traceability.json', JSON.stringify(all, null, 2), 'application/json')}
        >
          Export
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <StatCard label="Requirements" value={all.length} />
        <StatCard label="Stories that show one" value={count('stories')} />
        <StatCard label="Tests that name one" value={count('tests')} />
        <StatCard label="Rules that carry one" value={count('rules')} />
      </div>
      <Card title="Requirements" isFlush>
        <div className="flex flex-wrap items-end gap-4 px-5 pb-4">
          <div className="min-w-0 flex-[1_1_16rem]">
            <SearchField label="Id, words, story or file" value={typed} maxLength={100} onChange={setTyped} />
          </div>
          <div className="min-w-0 flex-[0_1_20rem]">
            <Select
              label="About"
              options={[
                { value: everything, label: 'Everything' },
                ...groups.map((each) => ({ value: each, label: each })),
              ]}
              value={group}
              onChange={setGroup}
            />
          </div>
          <p role="status" className="pb-2 text-fg-muted">
            {found.length} of {all.length}
          </p>
        </div>
        <ul aria-label="Requirements" className="divide-y divide-line-subtle border-line-subtle border-t">
          {found.map((each) => (
            <TraceRow key={each.id} traced={each} />
          ))}
        </ul>
        {found.length === 0 && <p className="p-5">Nothing names this.</p>}
      </Card>
    </div>
  );
}

/** Whether all words stand in what is told of a requirement. */
function isMeant({ id, sentence, group, stories, tests, rules }: Traced, typed: string): boolean {
  const told = [
    ...[id, sentence, group],
    ...stories.map(({ title, name }) => `${title} ${name}`),
    ...[...tests, ...rules].map(({ path, name }) => `${path} ${name}`),
  ];
  const text = told.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
