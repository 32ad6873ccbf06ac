import type { ReactNode } from 'react';

/** The page around a component's story, so that axe can judge it as part of a page with every rule on. */
export function ComponentPage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <main>
      <h1 className="sr-only">{name}</h1>
      {children}
    </main>
  );
}
