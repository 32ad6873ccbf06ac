import type { StateShown } from './owed.ts';

/** The states of the table that are not here: those that are missing, and those that the screen cannot be in, with the reason. */
export function NotShown({ states }: { states: readonly StateShown[] }) {
  const missing = states.filter(({ by }) => by === 'missing');
  const cannot = states.flatMap((state) => (state.by === 'nothing' ? [state] : []));
  return (
    <>
      {missing.length === 0 ? (
        <p className="text-fg-muted">Every state that a screen owes is here.</p>
      ) : (
        <section aria-labelledby="missing-states">
          <h3 id="missing-states" className="mb-2 text-h3">
            Missing
          </h3>
          <ul className="flex flex-wrap gap-2">
            {missing.map(({ name }) => (
              <li key={name} className="rounded-md border border-line-strong border-dashed px-3 py-1">
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {cannot.length > 0 && (
        <section aria-labelledby="impossible-states">
          <h3 id="impossible-states" className="mb-2 text-h3">
            Cannot be
          </h3>
          <dl className="flex flex-col gap-1">
            {cannot.map(({ name, cannot: reason }) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="font-semibold">{name}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
