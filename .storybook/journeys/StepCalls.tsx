import { Card } from '@rpm/ui/components/Card/Card.tsx';
import type { DataColumn } from '@rpm/ui/components/DataTable/columns.ts';
import { DataTable } from '@rpm/ui/components/DataTable/DataTable.tsx';
import { Check, Minus, X } from 'lucide-react';
import type { CallOfStep } from './useJourney.ts';

const whoMade: Record<string, string> = { clinic: 'Clinic', patient: 'Patient', beside: 'Beside the pages' };
const icon = { 'aria-hidden': true, className: 'size-4 flex-none' } as const;

/** Whether an answer is what the table of calls promises. */
function Fit({ fits }: { fits: boolean | null }) {
  if (fits === null)
    return (
      <span className="inline-flex items-center gap-1.5 text-fg-muted">
        <Minus {...icon} /> Nothing promised
      </span>
    );
  return fits ? (
    <span className="inline-flex items-center gap-1.5">
      <Check {...icon} /> Passes
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 font-semibold text-feedback-danger-fg">
      <X {...icon} /> Does not fit
    </span>
  );
}

/** As the clinic has it. */
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/New_York' });

const columns: readonly DataColumn<CallOfStep>[] = [
  { id: 'time', header: 'Time', width: 100, cell: ({ at }) => time.format(at) },
  { id: 'who', header: 'Who', width: 150, cell: ({ who }) => whoMade[who] ?? who },
  { id: 'method', header: 'Call', width: 80, cell: ({ method }) => method },
  {
    id: 'path',
    header: 'Address',
    width: 360,
    cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
  },
  { id: 'status', header: 'Answer', width: 90, cell: ({ status }) => status },
  { id: 'fits', header: 'Schema', width: 170, cell: ({ fits }) => <Fit fits={fits} /> },
];

/** What was called in a step, and whether it fitted the schema. Writes stand first: they are what the step did. */
export function StepCalls({ calls }: { calls: readonly CallOfStep[] }) {
  const sorted = calls.toSorted((a, b) => Number(b.method === 'POST') - Number(a.method === 'POST'));
  const odd = calls.filter(({ call, fits }) => call === null || fits === false).length;
  return (
    <Card title="What was called in this step" isFlush>
      <p role="status" className="px-5 pb-3 text-fg-muted">
        {calls.length} calls, {odd} unexpected
      </p>
      <DataTable
        caption="Calls"
        columns={columns}
        rows={sorted}
        rowKey={(_, at) => String(at)}
        empty={<p className="p-5 text-fg-muted">Nothing yet.</p>}
      />
    </Card>
  );
}
