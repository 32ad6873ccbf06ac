import { messages, type OrderFilters, type PageSize } from '@rpm/domain';
import { Pagination } from '../../components/Pagination/index.ts';

export interface OrdersPagesProps {
  filters: OrderFilters;
  total: number;
  onRows: (rows: PageSize) => void;
  onPage: (page: number) => void;
}
export function OrdersPages({ filters, total, onPage }: OrdersPagesProps) {
  return (
    <Pagination
      page={filters.page}
      pageSize={filters.rows}
      total={total}
      noun={messages.orders.noun}
      onPage={onPage}
    />
  );
}
