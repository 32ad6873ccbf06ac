import type { OrderFilters } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { FunnelX, Package } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';

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
      title={clinicOrderWords.empty}
      reason={text ? clinicOrderWords.noMatch[asked.searchBy]({ text }) : clinicOrderWords.emptyReason}
      action={
        onClear && (
          <Button
            icon={<FunnelX aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            onClick={onClear}
          >
            {clinicOrderWords.clearFilter}
          </Button>
        )
      }
    />
  );
}
