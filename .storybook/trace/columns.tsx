import type { JudgedCall, JudgedPage, JudgedRequirement } from '../../scripts/trace/results.ts';
import { RuleClaims, Source, StoryClaims, TestClaims } from './Claims.tsx';
import { ResultMark } from './ResultMark.tsx';
import type { TraceColumn } from './TraceTable.tsx';

/** What stands in each of the three lists. */
interface Columns {
  requirements: readonly TraceColumn<JudgedRequirement>[];
  calls: readonly TraceColumn<JudgedCall>[];
  pages: readonly TraceColumn<JudgedPage>[];
}

const outcomes = ['passed', 'failed', 'did not run'] as const;
const told = { passed: 'pass', failed: 'fail', 'did not run': 'not tried' } as const;
const kinds = { public: 'Anybody', account: 'Anybody, to log in', guarded: 'After a log in' } as const;
const screens = 'packages/ui/src/screens/';

/** How many tests of the last run name a call. */
function TestsThatName({ tests }: Pick<JudgedCall, 'tests'>) {
  const some = outcomes.filter((each) => (tests?.[each] ?? 0) > 0);
  if (some.length === 0) return <p className="text-fg-muted">None</p>;
  return (
    <ul>
      {some.map((each) => (
        <li key={each}>
          <ResultMark result={each} />
          {tests?.[each].toLocaleString('en-US')} {told[each]}
        </li>
      ))}
    </ul>
  );
}

/**
 * The columns of each list.
 *
 * @param pattern of addresses of the sources, as `sourcePattern` gives it
 */
export const columnsOf = (pattern: string | null): Columns => ({
  requirements: [
    { header: 'Requirement', width: '28%', cell: ({ sentence }) => sentence },
    { header: 'Rule', cell: ({ rules }) => <RuleClaims rules={rules} pattern={pattern} /> },
    { header: 'Stories', cell: ({ stories }) => <StoryClaims stories={stories} /> },
    { header: 'Tests', cell: ({ tests }) => <TestClaims tests={tests} pattern={pattern} /> },
  ],
  calls: [
    {
      header: 'What it does',
      width: '38%',
      cell: ({ method, path, summary, ids }) => (
        <>
          <p>
            <code>
              {method} {path}
            </code>
          </p>
          <p>{summary}</p>
          {ids.length > 0 && <p className="text-fg-muted">{ids.join(', ')}</p>}
        </>
      ),
    },
    { header: 'Stories', cell: ({ stories }) => <StoryClaims stories={stories} /> },
    { header: 'Tests that name it', cell: ({ tests }) => <TestsThatName tests={tests} /> },
  ],
  pages: [
    {
      header: 'Addresses',
      width: '30%',
      cell: ({ paths, kind }) => (
        <>
          {paths.map((each) => (
            <code key={each} className="block">
              {each}
            </code>
          ))}
          <p className="text-fg-muted">{kinds[kind]}</p>
        </>
      ),
    },
    {
      header: 'Screen',
      cell: ({ screen }) => (
        <Source place={{ path: `${screens}${screen}`, line: 1 }} pattern={pattern}>
          <code>{screen.split('/').at(-1)}</code>
        </Source>
      ),
    },
    { header: 'Stories', cell: ({ stories }) => <StoryClaims stories={stories} /> },
  ],
});
