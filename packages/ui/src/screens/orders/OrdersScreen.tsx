import { useChangeOrderStatus, useClinicOrders } from '@rpm/api-client';
import { clinicOrderMessages, isFiltered, orderQuery } from '@rpm/domain';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ListPages } from '../../components/ListPages/index.ts';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useLastPage } from '../../hooks/useLastPage.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Loaded, RowsNotShown } from '../../layout/Loaded/index.ts';
import { Page } from '../../layout/Page/index.ts';
import { useSession } from '../../providers/session/index.ts';
import { useToast } from '../../providers/toast/index.ts';
import { OrdersEmpty } from './OrdersEmpty.tsx';
import { OrdersFilters } from './OrdersFilters.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { orderLines } from './orderLines.ts';
import { useOrderFilters } from './useOrderFilters.ts';

/** `/orders`: the clinic's device orders (ORD-01 to ORD-16, STS-01 to STS-08). The one file here that calls the API. */
export function OrdersScreen() {
  const { clinicName } = useSession().user;
  const toast = useToast();
  const isOnline = useOnline();
  const { filters, asked, change, goTo, clear } = useOrderFilters();
  const { loadable } = useClinicOrders(orderQuery(asked, clinicName));
  const changeStatus = useChangeOrderStatus();
  const answered = loadable.state === 'ready' ? loadable.data : null;
  const isCurrent = loadable.state === 'ready' && !loadable.isUpdating;
  useLastPage(
    answered && isCurrent
      ? { total: answered.total, pageSize: answered.query.noOfRows, page: answered.query.page + 1 }
      : null,
    goTo,
  );
  const place = useClock(browserTimeZone());
  const lines = useMemo(() => (answered ? orderLines(answered, place) : []), [answered, place]);
  const actions = {
    isOffline: !isOnline,
    changeStatus,
    onTell: (text: string) => toast.show({ kind: 'info', text }),
  };
  return (
    <Page
      isWide
      title={clinicOrderMessages.title}
      subtitle={<span className="max-md:hidden">{clinicOrderMessages.subtitle}</span>}
      actions={
        <Link to="/rpm-device-allocation" className={buttonStyle({ variant: 'primary' })}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />
          {clinicOrderMessages.assign}
        </Link>
      }
    >
      <Card isFlush isOpenOnPhone>
        <OrdersFilters filters={filters} onChange={change} onClear={clear} />
        <Loaded
          loadable={loadable}
          what={clinicOrderMessages.what}
          headingLevel={2}
          skeleton={<OrdersTable lines={[]} skeletonRows={filters.rows} actions={actions} />}
        >
          {({ unreadable }, { isUpdating }) => (
            <>
              <OrdersTable
                lines={lines}
                isUpdating={isUpdating || filters !== asked}
                empty={<OrdersEmpty asked={asked} onClear={isFiltered(asked) ? clear : undefined} />}
                actions={actions}
              />
              <RowsNotShown count={unreadable} className="px-5 py-3" />
            </>
          )}
        </Loaded>
        {answered && (
          <ListPages
            page={filters.page}
            rows={filters.rows}
            total={answered.total}
            noun={clinicOrderMessages.noun}
            rowsLabel={clinicOrderMessages.rowsPerPage}
            onRows={(rows) => change({ rows })}
            onPage={goTo}
          />
        )}
      </Card>
    </Page>
  );
}
