import { roleKind } from '../accounts/roles.ts';
import { guardedRoutes } from './guardedRoutes.ts';
import type { GuardedRoute, MenuIcon, MenuName } from './route.ts';

/** One entry of the side navigation. */
export interface MenuItem {
  name: MenuName;
  path: string;
  /** Other paths of the same page, and pages that are reached from it: the entry is marked there too. */
  also: readonly string[];
  icon: MenuIcon;
}
/** An entry that opens in place. @see NAV-05 */
export interface MenuGroup {
  name: MenuName;
  icon: MenuIcon;
  items: MenuItem[];
}
export type MenuEntry = MenuItem | MenuGroup;

const table: readonly (readonly [string, GuardedRoute])[] = Object.entries(guardedRoutes);

/** The entry of a page. */
function itemOf(route: string, { paths: [path, ...aliases] }: GuardedRoute, name: MenuName, icon: MenuIcon) {
  const below = table.flatMap(([, { under, paths }]) => (under === route ? paths : []));
  return { name, path, also: [...aliases, ...below], icon };
}

/** The entries that a menu has, in the order of the table, each group where its first entry stands. */
function menuOf(whose: 'patient' | 'clinic'): readonly MenuEntry[] {
  const menu: MenuEntry[] = [];
  const groups = new Map<MenuName, MenuGroup>();
  for (const [route, facts] of table) {
    const { icon, group, [whose]: name } = facts.menu ?? {};
    if (!icon || !name) continue;
    const item = itemOf(route, facts, name, icon);
    const known = group && groups.get(group);
    if (known) known.items.push(item);
    else if (group) {
      const begun = { name: group, icon, items: [item] };
      groups.set(group, begun);
      menu.push(begun);
    } else menu.push(item);
  }
  return menu;
}

const menus = {
  patient: menuOf('patient'),
  clinic: menuOf('clinic'),
  carer: [itemOf('friendsTimeline', guardedRoutes.friendsTimeline, 'sharedWithMe', 'patients')],
};

/** At the foot of the navigation, for everyone. @see NAV-02, NAV-06 */
export const profileItem: MenuItem = itemOf('profile', guardedRoutes.profile, 'profile', 'profile');

/** Whether an address is one of a path, of which ':name' stands for any part. Both without regard to case. */
function isOf(path: string, at: string): boolean {
  const parts = at.split('/');
  const meant = path.toLowerCase().split('/');
  return (
    meant.length === parts.length &&
    meant.every((part, place) => part.startsWith(':') || part === parts[place])
  );
}

/**
 * Whether an entry of the menu is marked, and how: as the page itself, or as the part of the portal that it belongs to.
 *
 * @param pathname where the user is, without query
 * @returns the value of `aria-current`; `undefined` leaves it out
 */
export function markOf({ path, also }: MenuItem, pathname: string): 'page' | 'true' | undefined {
  const at = pathname.toLowerCase().replace(/\/+$/, '');
  const own = path.toLowerCase();
  if (at === own) return 'page';
  return also.some((other) => isOf(other, at)) || at.startsWith(`${own}/`) ? 'true' : undefined;
}

/**
 * The side navigation of a role, without the profile link at its foot.
 *
 * @param isCarer of the role PATIENT, but with no record here: of a patient's pages only what others share is left
 * @see NAV-03, NAV-04
 */
export function menuFor(role: string, isCarer = false): readonly MenuEntry[] {
  if (isCarer) return menus.carer;
  return roleKind(role) === 'patient' ? menus.patient : menus.clinic;
}
