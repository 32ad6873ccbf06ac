import { Card } from '@rpm/ui/components/Card/Card.tsx';
import type { Run } from '../../scripts/trace/results.ts';
import { ResultMark } from './ResultMark.tsx';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Of what the last run was, and how each of its parts came out. */
export function LastRun({ run }: { run: Run | null }) {
  if (!run) {
    return (
      <Card title="Last run">
        <p>
          No run yet: this Storybook was built, and its stories and tests have not been run since.{' '}
          <code>npm test</code> writes the results here.
        </p>
      </Card>
    );
  }
  const { commit, isClean, suites, missing } = run;
  const isBad = missing.length > 0 || suites.some(({ counts }) => counts.failed + counts['did not run'] > 0);
  return (
    <Card title="Last run">
      <p className="wrap-anywhere">
        {commit ? (
          <>
            Commit <code>{commit.slice(0, 12)}</code>
            {isClean ? '' : ', with changes that were not committed'}.
          </>
        ) : (
          'The commit is not known.'
        )}{' '}
        A part whose files had not changed was not run again; its time is that of its run.
      </p>
      {/* Closed when all is well: what is looked for stands below it. */}
      <details open={isBad} className="mt-2">
        <summary className="font-semibold">
          {suites.reduce((sum, { counts }) => sum + counts.passed, 0).toLocaleString('en-US')} passed, in{' '}
          {suites.length} parts
        </summary>
        <ul
          aria-label="Parts of the run"
          className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-2"
        >
          {suites.map(({ name, startedAt, counts }) => (
            <li key={name}>
              <p className="font-semibold">{name}</p>
              <p className="text-caption text-fg-muted">{moment.format(new Date(startedAt))} UTC</p>
              <p>
                {(['passed', 'failed', 'did not run'] as const)
                  .filter((each) => each === 'passed' || counts[each] > 0)
                  .map((each) => (
                    <span key={each} className="me-3 inline-block">
                      <ResultMark result={each} />
                      {counts[each].toLocaleString('en-US')} {each}
                    </span>
                  ))}
              </p>
            </li>
          ))}
          {missing.map((path) => (
            <li key={path} className="wrap-anywhere">
              <ResultMark result="did not run" />
              {path} was not written.
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
