import { ArrowLeft } from 'lucide-react';
import { Link } from '../../components/Link/Link.tsx';

/** The way back, above the heading of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      look="alone"
      icon={
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none rtl:rotate-180" />
      }
    >
      {children}
    </Link>
  );
}
