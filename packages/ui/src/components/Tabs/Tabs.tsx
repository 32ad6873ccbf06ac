import { type KeyboardEvent, type ReactNode, startTransition, useId, useOptimistic, useRef } from 'react';
import { nextTab } from './nextTab.ts';

export interface Tab {
  /** Names the tab in `selected` and `onSelect`. */
  id: string;
  label: string;
  /** How many things are behind it, and how a screen reader says it: '3 alerts wait'. `null` keeps the place of a number that is on its way. */
  count?: { shown: number; said: string } | null;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for screen readers: 'Patient'. */
  name: string;
  tabs: readonly Tab[];
  /** The id of the open tab. One that does not exist opens the first. */
  selected: string;
  onSelect: (id: string) => void;
}

const tabStyle =
  'relative flex min-h-10 min-w-8 items-center gap-1.5 rounded-t-xs text-fg-muted text-label hover:text-fg aria-selected:font-semibold aria-selected:text-fg after:absolute after:inset-x-0 after:-bottom-px after:h-0.75 after:rounded-t-xs aria-selected:after:bg-brand-solid patient:min-h-13 forced-colors:aria-selected:after:bg-[Highlight]';

/**
 * Several views of one thing in one place, one at a time. Left and Right, Home and End open a tab; Tab goes from the
 * tabs into the open view. For other pages take links; for how one view is shown, `SegmentedControl`.
 */
export function Tabs({ name, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [marked, mark] = useOptimistic(selected);
  const tabOf = (wanted: string) => tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  const [open, current] = [tabOf(selected), tabOf(marked)];
  if (!open || !current) return null;

  /** The tab is marked in the frame of its press; what is behind it is drawn after that, in pieces. */
  const select = (wanted: string) =>
    startTransition(() => {
      mark(wanted);
      onSelect(wanted);
    });

  const goByKey = (event: KeyboardEvent) => {
    const index = nextTab(event.key, tabs.indexOf(current), tabs.length);
    const next = index === null ? undefined : tabs[index];
    if (index === null || !next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={name}
        className="flex flex-wrap gap-x-6 border-line-strong border-b"
      >
        {tabs.map((tab) => {
          const isOpen = tab === current;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              tabIndex={isOpen ? 0 : -1}
              className={tabStyle}
              onClick={() => select(tab.id)}
              onKeyDown={goByKey}
            >
              <span className="wrap-anywhere text-start">{tab.label}</span>
              {tab.count !== undefined && (
                <>
                  <span aria-hidden="true" className="numeric min-w-[2ch] font-regular text-fg-subtle">
                    {tab.count?.shown}
                  </span>
                  <span className="sr-only">{tab.count?.said}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
      <div
        key={open.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${open.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tab pattern wants the panel reachable, since it may hold only text
        tabIndex={0}
        className="rounded-xs pt-4"
      >
        {open.content}
      </div>
    </>
  );
}
