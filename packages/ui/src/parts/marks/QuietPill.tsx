import type { ReactNode } from 'react';

/** A few words beside a heading: who has it, how many wait. Its words say all, so that it needs neither drawing nor tone. */
export function QuietPill({ children }: { children: ReactNode }) {
  return (
    <span className="wrap-anywhere max-w-full rounded-full bg-surface-pressed px-2.5 py-0.5 text-label">
      {children}
    </span>
  );
}
