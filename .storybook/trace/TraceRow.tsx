import type { JudgedCall, JudgedPage, JudgedRequirement } from '../../scripts/trace/results.ts';
import { worstOf } from '../../scripts/trace/results.ts';
import { ClaimRow, Claims, StoryClaims } from './Claims.tsx';
import { ResultMark } from './ResultMark.tsx';

/** One requirement: its sentence, the stories to open, and where the tests and rules are. */
export function RequirementRow({
  traced: { id, sentence, stories, tests, rules },
}: {
  traced: JudgedRequirement;
}) {
  return (
    <ClaimRow id={id} text={<p>{sentence}</p>}>
      <StoryClaims stories={stories} />
      <Claims name="Tests">
        {fewFiles(tests).map(({ path, names, result }) => (
          <li key={path} className="wrap-anywhere" title={names.join('\n')}>
            <ResultMark result={result} />
            {path.split('/').at(-1)}{' '}
            {names.length > 1 && <span className="text-fg-muted">({names.length})</span>}
          </li>
        ))}
      </Claims>
      <Claims name="Rules">
        {rules.map(({ path, name }) => (
          <li key={`${path} ${name}`} className="wrap-anywhere" title={path}>
            <code>{name}</code>
          </li>
        ))}
      </Claims>
    </ClaimRow>
  );
}

/** One call: what it does, the stories that answer it or let it fail, and how many tests of the last run named it. */
export function CallRow({
  traced: { name, method, path, ids, summary, stories, tests },
}: {
  traced: JudgedCall;
}) {
  const outcomes = ['passed', 'failed', 'did not run'] as const;
  return (
    <ClaimRow
      id={name}
      text={
        <>
          <p>
            <code>
              {method} {path}
            </code>
          </p>
          <p>{summary}</p>
          {ids.length > 0 && <p className="text-fg-muted">{ids.join(', ')}</p>}
        </>
      }
    >
      <StoryClaims stories={stories} />
      <Claims name="Tests that name it">
        {outcomes
          .filter((each) => tests && tests[each] > 0)
          .map((each) => (
            <li key={each}>
              <ResultMark result={each} />
              {tests?.[each].toLocaleString('en-US')} {each}
            </li>
          ))}
      </Claims>
    </ClaimRow>
  );
}

const kinds = { public: 'Anybody', account: 'Anybody, to log in', guarded: 'After a log in' } as const;

/** One page of the portal: where it stands, and the stories of its screen. */
export function PageRow({ traced: { name, paths, kind, screen, stories } }: { traced: JudgedPage }) {
  return (
    <ClaimRow
      id={name}
      text={
        <>
          <p>
            {paths.map((each) => (
              <code key={each} className="block">
                {each}
              </code>
            ))}
          </p>
          <p className="text-fg-muted">{kinds[kind]}</p>
        </>
      }
    >
      <StoryClaims stories={stories} />
      <Claims name="Screen">
        {[
          <li key={screen} className="wrap-anywhere" title={`packages/ui/src/screens/${screen}`}>
            <code>{screen.split('/').at(-1)}</code>
          </li>,
        ]}
      </Claims>
    </ClaimRow>
  );
}

/** The files of tests, each once, with how its worst test came out. */
function fewFiles(tests: JudgedRequirement['tests']) {
  return [...Map.groupBy(tests, ({ path }) => path)].map(([path, all]) => ({
    path,
    names: all.map(({ name }) => name),
    result: all.every(({ result }) => result === null)
      ? null
      : worstOf(all.flatMap(({ result }) => result ?? [])),
  }));
}
