import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';

/** It may appear below the window, or under the foot of a dialog. */
const intoView = (banner: HTMLElement | null) => banner?.scrollIntoView({ block: 'nearest' });

/** Why something was not done, told at once and seen at once; nothing is drawn while there is nothing to tell. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Banner ref={intoView} kind="danger" announce="alert">
      {children}
    </Banner>
  );
}
