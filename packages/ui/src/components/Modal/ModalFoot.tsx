import type { ReactNode } from 'react';

/** On a phone every action is a row of its own, 52 px high; the last one is on top. */
const group = 'flex flex-wrap items-center gap-3 max-sm:contents max-sm:*:min-h-13 max-sm:*:w-full';

/** The foot of a modal. It stays in view while the rest scrolls, where the window is large enough. */
export function ModalFoot({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="roomy:sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-surface-sunken patient:px-5 px-6 py-4 patient:pb-5 max-sm:flex-col-reverse max-sm:flex-nowrap max-sm:items-stretch max-sm:px-5">
      {aside && <div className={group}>{aside}</div>}
      <div className={`${group} sm:ml-auto sm:justify-end`}>{children}</div>
    </div>
  );
}
