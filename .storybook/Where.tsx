import { useLocation } from 'react-router-dom';

/** The address at which a story's page stands, for what its play asserts; out of sight. */
export function Where() {
  const { pathname, search } = useLocation();
  return (
    <output lang="zxx" aria-label="Address" className="sr-only">
      {pathname + search}
    </output>
  );
}
