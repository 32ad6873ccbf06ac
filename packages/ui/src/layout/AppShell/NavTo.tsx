import { type MenuItem, markOf } from '@rpm/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePathToMark } from './GoingTo.ts';

interface NavToProps {
  item: MenuItem;
  className: string;
  /** The element that says more. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** The link of an entry of the navigation: marked on its page, and on those that belong to it. */
export function NavTo({ item, className, describedBy, children }: NavToProps) {
  const pathname = usePathToMark();
  return (
    <Link
      to={item.path}
      className={className}
      aria-current={markOf(item, pathname)}
      aria-describedby={describedBy}
    >
      {children}
    </Link>
  );
}
