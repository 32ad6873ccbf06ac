export { AppShell, type AppShellProps } from './AppShell.tsx';
export { useIsInShell } from './ShellContext.ts';
