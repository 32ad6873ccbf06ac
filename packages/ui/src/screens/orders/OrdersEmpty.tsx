import { clinicOrderMessages, type OrderFilters, searchFields } from '@rpm/domain';
import { FunnelX, Package } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';

export interface OrdersEmptyProps {
  /** What the empty answer answers. */
  asked: OrderFilters;
  /** Left out when there is nothing to clear. */
  onClear?: (() => void) | undefined;
}

/** No order, or none that matches. @see ORD-07 */
export function OrdersEmpty({ asked, onClear }: OrdersEmptyProps) {
  const text = asked.search.trim();
  return (
    <EmptyState
      headingLevel={2}
      icon={<Package strokeWidth={1.5} />}
      title={clinicOrderMessages.empty}
      reason={
        text
          ? clinicOrderMessages.noMatch(text, searchFields[asked.searchBy])
          : clinicOrderMessages.emptyReason
      }
      action={
        onClear && (
          <Button
            icon={<FunnelX aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            onClick={onClear}
          >
            {clinicOrderMessages.clearFilter}
          </Button>
        )
      }
    />
  );
}
