import type { Run } from '../../scripts/trace/results.ts';
import { ResultMark } from './ResultMark.tsx';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const outcomes = ['passed', 'failed', 'did not run'] as const;

/** When something began, in words. */
export const momentText = (startedAt: string): string => `${moment.format(new Date(startedAt))} UTC`;

/** Of what the last run was, and how each of its parts came out. It is open when something is wrong. */
export function LastRun({ run }: { run: Run | null }) {
  if (!run) {
    return (
      <p className="text-fg-muted">
        No run yet: this Storybook was built, and its stories and tests have not been run since.{' '}
        <code>npm test</code> writes the results here.
      </p>
    );
  }
  const { commit, isClean, suites, missing } = run;
  const sums = outcomes.map(
    (outcome) => [outcome, suites.reduce((sum, { counts }) => sum + counts[outcome], 0)] as const,
  );
  const isBad = missing.length > 0 || sums.some(([outcome, sum]) => outcome !== 'passed' && sum > 0);
  const last = suites
    .map(({ startedAt }) => startedAt)
    .sort()
    .at(-1);
  return (
    <details open={isBad}>
      <summary className="wrap-anywhere">
        <span className="font-semibold">Last run</span>
        {last ? `, ${momentText(last)}` : ''}:{' '}
        {sums
          .filter(([outcome, sum]) => outcome === 'passed' || sum > 0)
          .map(([outcome, sum]) => `${sum.toLocaleString('en-US')} ${outcome}`)
          .join(', ')}
      </summary>
      <p className="wrap-anywhere mt-2">
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
      <ul
        aria-label="Parts of the run"
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-2"
      >
        {suites.map(({ name, startedAt, counts }) => (
          <li key={name}>
            <p className="font-semibold">{name}</p>
            <p className="text-caption text-fg-muted">{momentText(startedAt)}</p>
            <p>
              {outcomes
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
  );
}
