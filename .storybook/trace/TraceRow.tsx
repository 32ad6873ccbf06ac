import type { Traced } from '../../scripts/trace/trace.ts';

const link =
  'wrap-anywhere rounded-xs text-fg-link underline decoration-1 underline-offset-[0.2em] hover:text-fg-link-hover';

/** One requirement: its sentence, the stories to open, and where the tests and rules are. */
export function TraceRow({ traced: { id, sentence, stories, tests, rules } }: { traced: Traced }) {
  return (
    <li className="grid @min-[64rem]/page:grid-cols-[5rem_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 px-5 py-3">
      <p>
        <code className="rounded-sm border border-line bg-surface-sunken px-1.5 py-0.5 font-semibold">
          {id}
        </code>
      </p>
      <p className="wrap-anywhere">{sentence}</p>
      <Claims name="Stories">
        {stories.map(({ storyId, title, name }) => (
          <li key={storyId}>
            <a href={`?path=/story/${storyId}`} target="_top" className={link}>
              {title.split('/').at(-1)}: {name}
            </a>
          </li>
        ))}
      </Claims>
      <Claims name="Tests">
        {fewFiles(tests).map(({ path, names }) => (
          <li key={path} className="wrap-anywhere" title={names.join('\n')}>
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
    </li>
  );
}

/** A list with its name, which on a wide page the place says. Empty, it is not there. */
function Claims({ name, children }: { name: string; children: React.ReactNode[] }) {
  if (children.length === 0) return <p aria-hidden="true" />;
  return (
    <div className="min-w-0">
      <p className="text-caption text-fg-muted">{name}</p>
      <ul>{children}</ul>
    </div>
  );
}

/** The files of tests, each once. */
function fewFiles(tests: Traced['tests']): { path: string; names: string[] }[] {
  return [...Map.groupBy(tests, ({ path }) => path)].map(([path, all]) => ({
    path,
    names: all.map(({ name }) => name),
  }));
}
