import type { ReactNode } from 'react';

/** Whether a story draws a whole page of its own, with its landmarks and its heading. */
export const isPage = (title: string) =>
  /^(Layout\/(AppShell|ErrorBoundary|ErrorFallback|LoadingScreen|NotFound|SignedInFrame)|Flows\/|Screens\/|Toolbar\/)/.test(
    title,
  );

/** The page around a component's story, so that axe can judge it as part of a page with every rule on. */
export function ComponentPage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <main>
      <h1 className="sr-only">{name}</h1>
      {children}
    </main>
  );
}
