import { useLocation } from 'react-router-dom';

/** Where a story's page stands, by `Where`. */
export const address = () => document.querySelector('output[data-address]');

/** What the history keeps with the page of a story, by `Where`. */
export const keptWithPage = () => JSON.parse(address()?.getAttribute('data-state') ?? 'null');

/** The address at which a story's page stands, for what its play asserts; out of sight. */
export function Where() {
  const { pathname, search, state } = useLocation();
  return (
    <output
      lang="zxx"
      data-address=""
      data-state={JSON.stringify(state ?? null)}
      aria-label="Address"
      className="sr-only"
    >
      {pathname + search}
    </output>
  );
}
