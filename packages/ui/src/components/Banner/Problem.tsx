import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { inSight } from './inSight.ts';

/** Why something was not done, told at once and seen at once; nothing is drawn while there is nothing to tell. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Banner ref={inSight} kind="danger" announce="alert">
      {children}
    </Banner>
  );
}
