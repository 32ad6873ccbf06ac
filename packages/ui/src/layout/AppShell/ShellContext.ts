import { createContext, useContext } from 'react';

/** Whether what is drawn lies inside the application's frame. */
export const ShellContext = createContext(false);

/** Inside the frame there is a header and a main landmark already; outside a page brings its own. */
export const useIsInShell = () => useContext(ShellContext);
