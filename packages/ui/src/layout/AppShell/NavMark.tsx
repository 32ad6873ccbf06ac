import type { MenuName } from '@rpm/domain';
import type { ComponentType } from 'react';
import { type Lazy, lazily, useLazy } from '../../hooks/lazily.ts';

const messages = lazily(() =>
  import('../../parts/marks/WaitingMarks.tsx').then(({ MessageMark }) => MessageMark),
);
/** What can stand at an entry of the navigation: how much waits there. It comes once the page is there. */
const marks: Partial<Record<MenuName, Lazy<ComponentType>>> = {
  patientDetails: messages,
  myDetails: messages,
  submitInquiry: lazily(() =>
    import('../../parts/marks/WaitingMarks.tsx').then(({ InquiryMark }) => InquiryMark),
  ),
  alerts: lazily(() => import('../../parts/alerts/AlertMark.tsx').then(({ AlertMark }) => AlertMark)),
};

/** Whether an entry can have a mark. */
export const hasMark = (name: MenuName): boolean => marks[name] !== undefined;

/** The mark of an entry; its text describes the entry's link by `id`, and is no part of its name. */
export function NavMark({ name, id, className }: { name: MenuName; id: string; className: string }) {
  const lazy = marks[name];
  return (
    <span id={id} className={className}>
      {lazy && <Coming lazy={lazy} />}
    </span>
  );
}

function Coming({ lazy }: { lazy: Lazy<ComponentType> }) {
  const { part: Mark } = useLazy(lazy, { isNeeded: true });
  return Mark && <Mark />;
}
