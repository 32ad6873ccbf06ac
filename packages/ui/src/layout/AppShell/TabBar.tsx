import { type MenuEntry, profileItem } from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { cx } from 'class-variance-authority';
import { useEffect, useId } from 'react';
import { NavIcon } from '../../components/NavIcon/NavIcon.tsx';
import { hasMark, NavMark } from './NavMark.tsx';
import { NavTo } from './NavTo.tsx';

/**
 * The navigation of patients below 768 px: four labeled items at the foot of the screen. In a window with too little
 * room for it (400 percent zoom is one) it lies under the header, two by two, and scrolls away with the page.
 *
 * @see NAV-02, NAV-03
 */
export function TabBar({ menu }: { menu: readonly MenuEntry[] }) {
  const id = useId();
  // What gets the focus stands neither behind the bar nor behind the header.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPadding = 'min(6rem, 20vh) 0';
    return () => {
      style.scrollPadding = '';
    };
  }, []);
  const items = [...menu.filter((entry) => 'path' in entry), profileItem];
  return (
    <nav
      aria-label={navWords.label}
      data-frame
      className="roomy:fixed roomy:inset-x-0 roomy:bottom-0 z-(--rpm-z-nav) bg-surface-frame px-[6px] pt-1.5 pb-2 print:hidden"
    >
      <ul
        className={cx(
          'grid roomy:min-h-[78px] cramped:grid-cols-2 cramped:gap-1',
          items.length > 2 ? 'grid-cols-4' : 'grid-cols-2',
        )}
      >
        {items.map((item) => (
          <li key={item.path} className="relative flex">
            <NavTo
              item={item}
              describedBy={hasMark(item.name) ? `${id}-${item.name}` : undefined}
              className="relative flex cramped:min-h-18 w-full min-w-0 flex-col items-center gap-[3px] rounded-lg px-[2px] pt-1 text-center font-medium roomy:text-[length:min(var(--rpm-text-body-size),4.6vw)] text-body text-fg-on-frame-muted leading-[1.06] tracking-[-0.2px] no-underline before:absolute before:-top-1.5 before:hidden before:h-1 before:w-10 before:rounded-b-sm before:bg-brand-accent hover:bg-surface-frame-hover aria-[current]:bg-surface-frame-active aria-[current]:font-semibold aria-[current]:text-fg-on-frame aria-[current]:before:block forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:outline-[Highlight]"
            >
              <span className="size-6 flex-none">
                <NavIcon icon={item.icon} />
              </span>
              <span className="max-w-full [overflow-wrap:anywhere]">{navWords.items[item.name]}</span>
            </NavTo>
            {hasMark(item.name) && (
              <NavMark
                name={item.name}
                id={`${id}-${item.name}`}
                className="pointer-events-none absolute top-0 left-[calc(50%+0.4rem)]"
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
