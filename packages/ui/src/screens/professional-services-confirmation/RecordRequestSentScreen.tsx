import { useRecordRequests } from '@rpm/api-client';
import { type GuardedRoute, guardedRoutes } from '@rpm/domain';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { Check, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { holdersText } from '../../parts/record-requests/holdersText.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const recordRequestSentPage = {
  paths: ['/professional-services-confirmation'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const { confirmed: texts, list } = recordRequestWords;
const [listPath] = guardedRoutes.recordRequests.paths;

/** `/professional-services-confirmation`: the clinic has a request, and by which number it is talked about. @see RTE-07 */
export function RecordRequestSentScreen() {
  return (
    <PageFor route="recordRequestSent" title={texts.title}>
      <Sent />
    </PageFor>
  );
}

function Sent() {
  const { user } = useSession();
  const { loadable } = useRecordRequests(user.userId);
  const [search] = useSearchParams();
  const id = search.get('request');
  const toList = (
    <Link to={listPath} look="primary">
      {texts.list}
    </Link>
  );
  return (
    <Page title={texts.title} takesFocus>
      <Loaded loadable={loadable} says={list.loading} headingLevel={2} skeleton={<Skeleton shape="chart" />}>
        {({ rows }) => {
          const request = rows.find(({ requestId }) => requestId === id);
          if (!request?.reference)
            return (
              <EmptyState
                headingLevel={2}
                icon={<Check strokeWidth={1.5} />}
                title={texts.gone}
                reason={texts.goneSays}
                action={toList}
              />
            );
          return (
            <div className="mx-auto flex max-w-160 flex-col items-center gap-5 rounded-xl border border-line bg-surface px-5 py-8 text-center forced-colors:border-[CanvasText] print:border-0">
              <span
                aria-hidden="true"
                className="grid size-18 flex-none place-items-center rounded-full bg-reading-normal-solid text-reading-normal-on-solid"
              >
                <Check strokeWidth={2.5} className="size-10" />
              </span>
              <p dir="auto" className="wrap-anywhere max-w-120">
                {texts.says({ holders: holdersText(request.holders ?? []) })}
              </p>
              <dl className="rounded-lg border-2 border-brand-line border-dashed bg-brand-soft px-7 py-3">
                <dt>{texts.reference}</dt>
                <dd className="numeric text-h1" lang="zxx">
                  {request.reference}
                </dd>
              </dl>
              <div className="flex w-full max-w-110 flex-col gap-3 print:hidden">
                {toList}
                <Button
                  icon={<Printer aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
                  onClick={() => window.print()}
                >
                  {texts.print}
                </Button>
              </div>
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}
