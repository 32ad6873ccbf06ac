import { Download } from 'lucide-react';
import { buttonStyle } from '../../components/Button/Button.tsx';

/** A user guide to be saved: a file of this origin. @see DDB-04, MYD-04 */
export function GuideLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} download className={buttonStyle({ variant: 'secondary' })}>
      <Download aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />
      {children}
    </a>
  );
}
