import { isOrderStatus, type OrderStatus } from '@rpm/domain';
import type { ReactNode } from 'react';
import { Glyph, type GlyphProps } from '../Glyph/Glyph.tsx';

const drawings: Record<OrderStatus, ReactNode> = {
  Submitted: (
    <>
      <circle cx="12" cy="12" r="7.5" strokeDasharray="3.4 3.1" />
    </>
  ),
  Processing: (
    <>
      <circle cx="12" cy="12" r="7.5" />
      <path d="M12 4.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" stroke="none" />
    </>
  ),
  PickedUp: (
    <>
      <path d="M5.5 8h13l1 12.5h-15z" />
      <path d="M8.8 10.5V7a3.2 3.2 0 0 1 6.4 0v3.5" />
    </>
  ),
  Shipped: (
    <>
      <path d="M2.8 6h11v11h-11z" />
      <path d="M13.8 9.8h3.8l3.6 3.7V17h-7.4z" />
      <circle cx="7" cy="17.5" r="2" className="fill-(--icon-fill,none)" />
      <circle cx="17" cy="17.5" r="2" className="fill-(--icon-fill,none)" />
    </>
  ),
  Activated: (
    <>
      <circle cx="12" cy="12" r="8" fill="currentColor" />
      <path
        d="m8.3 12.3 2.6 2.6 4.8-5.2"
        className="stroke-(--icon-knock,var(--rpm-surface))"
        strokeWidth="2"
      />
    </>
  ),
  Deactivated: (
    <>
      <circle cx="12" cy="12" r="7.5" />
      <path d="m6.8 17.2 10.4-10.4" />
    </>
  ),
};

const unknown = <circle cx="12" cy="12" r="7.5" />;

/** Whether a status as the table shows it ('Picked Up') is one that has a drawing of its own. */
const named = (status: string | null) => status?.replaceAll(' ', '') ?? null;

/**
 * The drawing of an order status, each of another shape, so that no status is told by its color alone. A word that
 * is not one of the six gets a plain ring. Decorative: the word stands beside it.
 *
 * @see STS-01, ORD-08
 */
export function StatusGlyph({ status, ...size }: { status: string | null } & GlyphProps) {
  const word = named(status);
  return <Glyph {...size}>{isOrderStatus(word) ? drawings[word] : unknown}</Glyph>;
}
