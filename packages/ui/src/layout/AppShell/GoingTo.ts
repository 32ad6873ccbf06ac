import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The path of the page that comes, while the one before it still stands there. `null`: the router says where one is. */
export const GoingTo = createContext<string | null>(null);

/** The path that the navigation marks: that of the page that was asked for last. */
export function usePathToMark(): string {
  const { pathname } = useLocation();
  return useContext(GoingTo) ?? pathname;
}
