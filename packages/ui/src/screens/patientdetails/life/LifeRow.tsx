import type { ReactNode } from 'react';

interface LifeRowProps {
  title: string;
  /** How it is now. */
  detail: ReactNode;
  /** What can be done about it. */
  action: ReactNode;
  /** The dialogs of the action. */
  children?: ReactNode;
}

/** One thing that a clinic decides about a patient: how it is, and the button that changes it. */
export function LifeRow({ title, detail, action, children }: LifeRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-1 last:pb-0">
      <div className="wrap-anywhere min-w-0 max-w-full flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        <div className="text-caption text-fg-muted">{detail}</div>
      </div>
      <div className="flex flex-wrap gap-2">{action}</div>
      {children}
    </li>
  );
}
