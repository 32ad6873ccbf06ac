import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';

/** Why something was not done, told at once; nothing is drawn while there is nothing to tell. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Banner kind="danger" announce="alert">
      {children}
    </Banner>
  );
}
