import { useChangeOrderStatus, useClinicOrders } from '@rpm/api-client';
import { isFiltered, type OrderQuery, orderQuery } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { deliveryModeWords, orderStatusWords } from '@rpm/domain/words/orderStatus';
import { Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useLastPage } from '../../hooks/useLastPage.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { ExportButton } from '../../parts/export/ExportButton.tsx';
import { PagedList } from '../../parts/paged/PagedList.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { useToast } from '../../providers/toast/ToastProvider.tsx';
import { OrdersEmpty } from './OrdersEmpty.tsx';
import { OrdersFilters } from './OrdersFilters.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { orderLines } from './orderLines.ts';
import { useOrderFilters } from './useOrderFilters.ts';

const exportOrders = lazily(() => import('./ExportOrders.tsx').then(({ ExportOrders }) => ExportOrders));

const orderNames = { status: orderStatusWords, mode: deliveryModeWords };

/** What an export asks: the filters of the list, and no page. */
const exported = ({ page: _, noOfRows: __, ...filters }: OrderQuery) => filters;

/** `/orders`: the clinic's device orders (ORD-01 to ORD-16, STS-01 to STS-08). The one file here that calls the API. */
export function OrdersScreen() {
  return (
    <PageFor route="orders" title={clinicOrderWords.title}>
      <Orders />
    </PageFor>
  );
}

function Orders() {
  const { clinicName } = useSession().user;
  const toast = useToast();
  const isOnline = useOnline();
  const { filters, asked, change, goTo, clear: clearFilters } = useOrderFilters();
  const search = useRef<HTMLElement>(null);
  /** The button goes with the filter: the focus must not be lost. */
  const clear = () => {
    clearFilters();
    search.current?.querySelector('input')?.focus();
  };
  const { loadable } = useClinicOrders(orderQuery(asked, clinicName, orderNames));
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
      title={clinicOrderWords.title}
      subtitle={<span className="max-md:hidden">{clinicOrderWords.subtitle}</span>}
      actions={
        <>
          <ExportButton dialog={exportOrders} isDisabled={answered === null}>
            {(ExportOrders, close) =>
              answered && (
                <ExportOrders filters={exported(answered.query)} total={answered.total} onClose={close} />
              )
            }
          </ExportButton>
          <Link to="/rpm-device-allocation" className={buttonStyle({ variant: 'primary' })}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />
            {clinicOrderWords.assign}
          </Link>
        </>
      }
    >
      <Card isFlush isOpenOnPhone>
        <OrdersFilters ref={search} filters={filters} onChange={change} onClear={clear} />
        <PagedList
          loadable={loadable}
          says={clinicOrderWords.loading}
          skeleton={<OrdersTable lines={[]} skeletonRows={filters.rows} actions={actions} />}
          unreadable={(answer) => answer.unreadable}
          words={clinicOrderWords}
          pages={{
            page: filters.page,
            rows: filters.rows,
            onPage: goTo,
            onRows: (rows) => change({ rows }),
          }}
        >
          {(_, { isUpdating }) => (
            <OrdersTable
              lines={lines}
              isUpdating={isUpdating || filters !== asked}
              empty={<OrdersEmpty asked={asked} onClear={isFiltered(asked) ? clear : undefined} />}
              actions={actions}
            />
          )}
        </PagedList>
      </Card>
    </Page>
  );
}
