import type { MenuItem } from '@rpm/domain';
import {
  Bell,
  LayoutDashboard,
  MessageSquareText,
  Package,
  ReceiptText,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../Glyph/Glyph.tsx';

const lucide = { 'aria-hidden': true, strokeWidth: 1.75, className: 'block size-full' } as const;

const drawings: Record<MenuItem['icon'], ReactNode> = {
  dashboard: <LayoutDashboard {...lucide} />,
  patients: <UsersRound {...lucide} />,
  assignDevice: (
    <Glyph fill>
      <rect x="3" y="3" width="10.5" height="18" rx="2.5" />
      <path d="M7 17.5h2.5" />
      <path d="M19 8.5v7" />
      <path d="M16 12h6" />
    </Glyph>
  ),
  orders: <Package {...lucide} />,
  inquiry: <MessageSquareText {...lucide} />,
  alerts: <Bell {...lucide} />,
  billing: <ReceiptText {...lucide} />,
  profile: <UserRound {...lucide} />,
};

/** The drawing of an entry of the navigation. As large as its container. Decorative: the label stands beside it. */
export function NavIcon({ icon }: { icon: MenuItem['icon'] }) {
  return drawings[icon];
}
