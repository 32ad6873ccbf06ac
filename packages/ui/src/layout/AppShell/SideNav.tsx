import type { MenuEntry } from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { cx } from 'class-variance-authority';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { NavFoot, NavList, navItem } from './NavList.tsx';
import { useNavOpen } from './useNavOpen.ts';

/**
 * The side navigation from 768 px: a narrow bar that opens over the page, which does not move. The labels of the narrow
 * bar are there for screen readers.
 *
 * @see NAV-01, NAV-02, NAV-10
 */
export function SideNav({ menu, name }: { menu: readonly MenuEntry[]; name: string }) {
  const { isOpen, isKept, keep, toggleKept, on } = useNavOpen();
  const Toggle = isKept ? PanelLeftClose : PanelLeftOpen;
  return (
    <nav
      aria-label={navWords.label}
      data-frame
      className="sticky top-header z-(--rpm-z-nav) h-[calc(100dvh-var(--rpm-header))] w-nav flex-none print:hidden"
    >
      <div
        {...on}
        data-open={isOpen || undefined}
        className={cx(
          'group/nav absolute inset-y-0 left-0 flex flex-col overflow-y-auto overflow-x-clip bg-surface-frame px-2 pt-2 pb-3 text-fg-on-frame transition-[width,box-shadow] duration-(--rpm-duration-base) ease-standard',
          isOpen ? 'w-nav-open rounded-tr-xl shadow-nav' : 'w-nav',
        )}
      >
        <NavList menu={menu} isOpen={isOpen} onNeedsRoom={keep} />
        <div className="mt-2 flex grow flex-col justify-end">
          <button type="button" onClick={toggleKept} className={navItem({ at: 'top' })}>
            <Toggle aria-hidden="true" strokeWidth={1.75} className="patient:size-7 size-5 flex-none" />
            <span className="patient:sr-only opacity-0 patient:group-data-open/nav:not-sr-only group-data-open/nav:opacity-100">
              {isKept ? navWords.collapse : navWords.expand}
            </span>
          </button>
        </div>
        <NavFoot name={name} />
      </div>
    </nav>
  );
}
