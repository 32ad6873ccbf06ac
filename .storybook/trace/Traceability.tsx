import { Button } from '@rpm/ui/components/Button/Button.tsx';
import { Card } from '@rpm/ui/components/Card/Card.tsx';
import { SearchField } from '@rpm/ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '@rpm/ui/components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '@rpm/ui/components/Select/Select.tsx';
import { saveFile } from '@rpm/ui/hooks/saveFile.ts';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Outcome } from '../../scripts/trace/reports.ts';
import type { Traceability as Trace } from '../../scripts/trace/results.ts';
import { columnsOf } from './columns.tsx';
import { csvOf } from './csv.ts';
import { LastRun } from './LastRun.tsx';
import { counted, found, type Line, type Lines, linesOf, outcomeWords } from './lines.ts';
import { Numbers } from './Numbers.tsx';
import { type TraceColumn, TraceTable } from './TraceTable.tsx';

const everything = 'all';
const views = [
  { value: 'requirements', label: 'Requirements', idHeader: 'Id' },
  { value: 'calls', label: 'Calls', idHeader: 'Call' },
  { value: 'pages', label: 'Pages', idHeader: 'Page' },
] as const;
const outcomes: readonly Outcome[] = ['passed', 'failed', 'did not run'];

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
  const lines = useMemo(() => linesOf(trace), [trace]);
  const columns = useMemo(() => columnsOf(trace.source), [trace]);
  const { value: view, label, idHeader } = views.find(({ value }) => value === asked.show) ?? views[0];
  return (
    <div className="mx-auto flex max-w-[90rem] flex-col gap-4 p-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-[1_1_24rem]">
          <h2 className="text-h1">Traceability</h2>
          <p className="text-fg-muted">
            Every sentence of the requirements, every call and every page, and what shows it. The test run
            fails for a sentence that nothing shows, and for a claimed test that did not run.
          </p>
        </div>
        <Button
          variant="ghost"
          onClick={() => saveFile('traceability.json', JSON.stringify(trace, null, 2), 'application/json')}
        >
          Export JSON
        </Button>
      </div>
      <Numbers lines={lines.requirements} />
      <LastRun run={trace.run} />
      <ListCard
        // Another list has other columns; what is typed stays.
        {...({ view, label, idHeader, asked, ask } as const)}
        lines={lines[view] as readonly Line<unknown>[]}
        columns={columns[view] as readonly TraceColumn<unknown>[]}
        onExport={(shown) =>
          saveFile(`traceability-${view}.csv`, csvOf(view, shown as Lines[typeof view]), 'text/csv')
        }
      />
    </div>
  );
}

interface ListCardProps {
  view: keyof Lines;
  label: string;
  idHeader: string;
  asked: Asked;
  ask: (change: Partial<Asked>) => void;
  lines: readonly Line<unknown>[];
  columns: readonly TraceColumn<unknown>[];
  /** Gets what the filters show. */
  onExport: (shown: readonly Line<unknown>[]) => void;
}

/** One of the lists: what is looked for in it, and what is found. */
function ListCard({ view, label, idHeader, asked, ask, lines, columns, onExport }: ListCardProps) {
  const groups = [...Map.groupBy(lines, (each) => each.group)];
  const [group = null] = groups.find(([each]) => nameInAddress(each) === asked.about) ?? [];
  const result = outcomes.find((each) => nameInAddress(each) === asked.result) ?? everything;
  const meant = found(lines, { find: asked.find, group });
  const shown = result === everything ? meant : meant.filter((each) => each.result === result);
  const counts = counted(meant);
  return (
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
            value={asked.find}
            maxLength={100}
            onChange={(find) => ask({ find })}
          />
        </div>
        <div className="min-w-0 flex-[0_1_18rem]">
          <Select
            label="About"
            options={[
              { value: everything, label: `Everything, ${lines.length}` },
              ...groups.map(([each, own]) => ({ value: each, label: `${each}, ${own.length}` })),
            ]}
            value={group ?? everything}
            onChange={(about) => ask({ about: nameInAddress(about) })}
          />
        </div>
        <SegmentedControl
          name="Result of the last run"
          options={[
            { value: everything, label: `All ${meant.length}` },
            ...outcomes.map((each) => ({ value: each, label: `${outcomeWords[each]} ${counts[each]}` })),
          ]}
          value={result}
          onChange={(next) => ask({ result: nameInAddress(next) })}
        />
        <Button
          icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          isDisabled={shown.length === 0}
          onClick={() => onExport(shown)}
        >
          Export CSV
        </Button>
        <p role="status" className="pb-2 text-fg-muted">
          {shown.length} of {lines.length}
        </p>
      </div>
      <TraceTable caption={label} idHeader={idHeader} columns={columns} lines={shown} />
      {shown.length === 0 && <p className="p-5">Nothing names this.</p>}
    </Card>
  );
}
