import { useLocation } from 'react-router-dom';

/** Where a story's page stands, by `Where`. */
export const address = () => document.querySelector('output[data-address]');

/** The address at which a story's page stands, for what its play asserts; out of sight. */
export function Where() {
  const { pathname, search } = useLocation();
  return (
    <output lang="zxx" data-address="" aria-label="Address" className="sr-only">
      {pathname + search}
    </output>
  );
}
