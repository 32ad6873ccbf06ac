import { type MenuEntry, type MenuGroup, type MenuItem, markOf, profileItem } from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { cva } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { NavIcon } from '../../components/NavIcon/NavIcon.tsx';
import { usePathToMark } from './GoingTo.ts';
import { hasMark, NavMark } from './NavMark.tsx';
import { NavTo } from './NavTo.tsx';

/** An entry of the side navigation. The current one has a fill, a bar at its side, weight, and `aria-current`. */
export const navItem = cva(
  'relative flex w-full items-center gap-3 rounded-md text-left font-medium text-body text-fg-on-frame-muted leading-tight no-underline before:absolute before:-left-2 before:hidden before:w-[3px] before:rounded-r-[3px] before:bg-brand-accent hover:bg-surface-frame-hover hover:text-fg-on-frame aria-[current]:bg-surface-frame-active aria-[current]:font-semibold aria-[current]:text-fg-on-frame aria-[current]:before:block forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:outline-[Highlight]',
  {
    variants: {
      at: {
        top: 'min-h-10 patient:min-h-23 patient:flex-col patient:justify-center patient:gap-1.5 patient:whitespace-normal whitespace-nowrap patient:px-0 px-3.5 patient:py-3 patient:text-center patient:leading-[1.2] before:inset-y-2.5 patient:before:inset-y-5 patient:before:w-1 patient:group-data-open/nav:min-h-14 patient:group-data-open/nav:flex-row patient:group-data-open/nav:justify-start patient:group-data-open/nav:gap-4 patient:group-data-open/nav:px-8 patient:group-data-open/nav:text-left',
        sub: 'min-h-9 whitespace-nowrap pr-3.5 pl-[46px] before:inset-y-2.5 after:absolute after:inset-y-0 after:left-[23px] after:w-px after:bg-line-frame',
        foot: 'min-h-12 patient:min-h-23 patient:flex-col patient:justify-center patient:gap-1.5 patient:whitespace-normal whitespace-nowrap patient:px-0 px-2 patient:py-3 patient:text-center before:inset-y-3 patient:group-data-open/nav:min-h-14 patient:group-data-open/nav:flex-row patient:group-data-open/nav:justify-start patient:group-data-open/nav:gap-4 patient:group-data-open/nav:px-8',
      },
    },
  },
);

const label =
  'min-w-0 patient:wrap-anywhere patient:max-w-full opacity-0 transition-opacity duration-(--rpm-duration-base) ease-standard group-data-open/nav:grow group-data-open/nav:opacity-100 patient:opacity-100';
const icon = 'size-5 flex-none patient:size-7';

const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry;

interface NavListProps {
  menu: readonly MenuEntry[];
  /** A group can only be opened where its items can be seen. */
  isOpen: boolean;
  /** A group was pressed while the navigation was narrow. */
  onNeedsRoom?: () => void;
}

/** The entries of a role's menu. @see NAV-03, NAV-04 */
export function NavList({ menu, isOpen, onNeedsRoom }: NavListProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {menu.map((entry) => (
        <li key={entry.name} className="relative">
          {isGroup(entry) ? (
            <NavGroup group={entry} isOpen={isOpen} onNeedsRoom={onNeedsRoom} />
          ) : (
            <NavEntry item={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NavEntry({ item }: { item: MenuItem }) {
  const id = useId();
  const isMarked = hasMark(item.name);
  return (
    <>
      <NavTo item={item} className={navItem({ at: 'top' })} describedBy={isMarked ? id : undefined}>
        <span className={icon}>
          <NavIcon icon={item.icon} />
        </span>
        <span className={label}>{navWords.items[item.name]}</span>
      </NavTo>
      {isMarked && (
        <NavMark
          name={item.name}
          id={id}
          className="pointer-events-none absolute patient:top-2 top-0.5 left-6.5 patient:left-[calc(50%+0.5rem)] group-data-open/nav:top-2.5 patient:group-data-open/nav:top-4.5 group-data-open/nav:right-3 group-data-open/nav:left-auto patient:group-data-open/nav:left-auto"
        />
      )}
    </>
  );
}

interface NavGroupProps {
  group: MenuGroup;
  isOpen: boolean;
  onNeedsRoom: (() => void) | undefined;
}

/** A group opens in place. It begins open where one of its items is the current page. @see NAV-05 */
function NavGroup({ group, isOpen, onNeedsRoom }: NavGroupProps) {
  const id = useId();
  const pathname = usePathToMark();
  const holdsCurrent = group.items.some((item) => markOf(item, pathname));
  const [isUnfolded, setUnfolded] = useState(holdsCurrent);
  const isShown = isOpen && isUnfolded;
  const press = () => {
    if (!isOpen) onNeedsRoom?.();
    setUnfolded(!isShown);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={press}
        className={navItem({ at: 'top' })}
      >
        <span className={icon}>
          <NavIcon icon={group.icon} />
        </span>
        <span className={label}>{navWords.items[group.name]}</span>
        {holdsCurrent && !isShown && (
          <span
            aria-hidden="true"
            className="absolute inset-y-2.5 -left-2 w-[3px] rounded-r-[3px] bg-brand-accent"
          />
        )}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={`size-4 flex-none opacity-0 group-data-open/nav:opacity-100 ${isShown ? 'rotate-180' : ''}`}
        />
      </button>
      <ul id={id} hidden={!isShown} className="mt-0.5 not-[[hidden]]:flex flex-col gap-0.5">
        {group.items.map((item) => (
          <li key={item.path}>
            <NavTo item={item} className={navItem({ at: 'sub' })}>
              {navWords.items[item.name]}
            </NavTo>
          </li>
        ))}
      </ul>
    </>
  );
}

/** NAV-02: the profile link, last and below a rule. */
export function NavFoot({ name }: { name: string }) {
  return (
    <div className="mt-2 border-line-frame border-t pt-2">
      <NavTo item={profileItem} className={navItem({ at: 'foot' })}>
        <span className="patient:hidden">
          <Avatar name={name} on="frame" />
        </span>
        <span className="patient:block hidden size-7 flex-none">
          <NavIcon icon={profileItem.icon} />
        </span>
        <span className={label}>{navWords.profile}</span>
      </NavTo>
    </div>
  );
}
