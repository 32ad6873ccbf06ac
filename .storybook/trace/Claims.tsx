import type { ReactNode } from 'react';
import type { RuleClaim, StoryClaim, TestClaim } from '../../scripts/trace/claims.ts';
import { type Judged, worstOf } from '../../scripts/trace/results.ts';
import { type SourcePlace, sourceAddress } from '../../scripts/trace/source.ts';
import { storyAddress } from '../storyAddress.ts';
import { Failure, ResultMark } from './ResultMark.tsx';

const link =
  'wrap-anywhere rounded-xs text-fg-link underline decoration-1 underline-offset-[0.2em] hover:text-fg-link-hover';

/** A list of what shows something; that nothing does is said. */
function Claims({ children }: { children: ReactNode[] }) {
  if (children.length === 0) return <p className="text-fg-muted">None</p>;
  return <ul className="min-w-0">{children}</ul>;
}

/** The stories to open, each with how it came out. */
export function StoryClaims({ stories }: { stories: readonly Judged<StoryClaim>[] }) {
  return (
    <Claims>
      {stories.map(({ storyId, title, name, result, failure }) => (
        <li key={storyId}>
          <ResultMark result={result} />
          <a href={storyAddress(storyId)} target="_top" className={link}>
            {title.split('/').at(-1)}: {name}
          </a>
          <Failure>{failure}</Failure>
        </li>
      ))}
    </Claims>
  );
}

/** A place in the sources: where they can be read, a link to the line; else what to type into an editor. */
export function Source({
  place,
  pattern,
  children,
}: {
  place: SourcePlace;
  /** As `sourcePattern` gives it. */
  pattern: string | null;
  children: ReactNode;
}) {
  const where = `${place.path}:${place.line}`;
  if (pattern === null)
    return (
      <span className="wrap-anywhere" title={where}>
        {children}
      </span>
    );
  return (
    <a href={sourceAddress(pattern, place)} target="_top" title={where} className={link}>
      {children}
    </a>
  );
}

const placeText = ({ path, line }: SourcePlace) => `${path.split('/').at(-1)}:${line}`;

/** The rules, each by its name, and where it begins. */
export function RuleClaims({ rules, pattern }: { rules: readonly RuleClaim[]; pattern: string | null }) {
  return (
    <Claims>
      {rules.map((rule) => (
        <li key={`${rule.path} ${rule.name}`}>
          <Source place={rule} pattern={pattern}>
            <code>{rule.name}</code>
          </Source>
          <p className="wrap-anywhere text-caption text-fg-muted">{placeText(rule)}</p>
        </li>
      ))}
    </Claims>
  );
}

/** The files of tests, each once, with how its worst test came out; of several tests each has its own line. */
export function TestClaims({
  tests,
  pattern,
}: {
  tests: readonly Judged<TestClaim>[];
  pattern: string | null;
}) {
  return (
    <Claims>
      {[...Map.groupBy(tests, ({ path }) => path)].map(([path, all]) => {
        const [first] = all;
        if (!first) return null;
        const outcomes = all.flatMap(({ result }) => result ?? []);
        return (
          <li key={path} className="wrap-anywhere">
            <ResultMark result={outcomes.length === 0 ? null : worstOf(outcomes)} />
            {all.length === 1 ? (
              <Source place={first} pattern={pattern}>
                {placeText(first)}
              </Source>
            ) : (
              <TestsOfFile path={path} tests={all} pattern={pattern} />
            )}
            <Failure>{all.find(({ failure }) => failure)?.failure}</Failure>
          </li>
        );
      })}
    </Claims>
  );
}

function TestsOfFile({
  path,
  tests,
  pattern,
}: {
  path: string;
  tests: readonly Judged<TestClaim>[];
  pattern: string | null;
}) {
  return (
    <details className="inline-block max-w-full align-top">
      <summary>
        {path.split('/').at(-1)} <span className="text-fg-muted">({tests.length})</span>
      </summary>
      <ul className="ps-4">
        {tests.map((each) => (
          <li key={`${each.line} ${each.name}`}>
            <Source place={each} pattern={pattern}>
              <span className="text-caption">
                {each.line}: {each.name}
              </span>
            </Source>
          </li>
        ))}
      </ul>
    </details>
  );
}
