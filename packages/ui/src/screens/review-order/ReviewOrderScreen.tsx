import {
  type Loadable,
  usePatientInfo,
  useServerTime,
  useSupportedDevices,
  useVitalLimits,
} from '@rpm/api-client';
import type { Delivery, GuardedRoute, Selection } from '@rpm/domain';
import { orderWords } from '@rpm/domain/words/order';
import { ArrowLeft, ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useSelection } from '../../providers/selection/useSelection.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { ReviewContent } from './ReviewContent.tsx';
import { usePlacing } from './usePlacing.ts';

/** Where it stands, and whom it speaks to. */
export const reviewOrderPage = {
  paths: ['/review-order'],
  budget: 177_500,
  who: 'clinic',
  under: 'deviceAllocation',
} as const satisfies GuardedRoute;

const { review } = orderWords;

/** `/review-order`: the last look at an order before it is placed (REV-01 to REV-09). The one file here that reads from the API. */
export function ReviewOrderScreen() {
  return (
    <PageFor route="reviewOrder" title={review.title}>
      <ReviewOrder />
    </PageFor>
  );
}

function ReviewOrder() {
  const { selection, delivery, isKept } = useSelection();
  // A placed order is gone from the selection at once; the screen shows it on behind the confirmation.
  const [shown, setShown] = useState(selection && { selection, delivery });
  if (selection && (selection !== shown?.selection || delivery !== shown.delivery)) {
    setShown({ selection, delivery });
  }
  return (
    <Page
      title={review.title}
      back={
        <Link
          to="/rpm-device-allocation"
          look="alone"
          icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {review.back}
        </Link>
      }
    >
      {!isKept && (
        <div className="mb-4">
          <Banner kind="warning">{review.inMemory}</Banner>
        </div>
      )}
      {shown ? <Review key={shown.selection.patientId} {...shown} /> : <Nothing />}
    </Page>
  );
}

function Review({ selection, delivery }: { selection: Selection; delivery: Delivery }) {
  const { clinicName } = useSession().user;
  const now = useServerTime();
  const patient = usePatientInfo(selection.patientId);
  const supported = useSupportedDevices(clinicName);
  const limits = useVitalLimits(selection.patientId);
  const placing = usePlacing();
  return (
    <ReviewContent
      selection={selection}
      delivery={delivery}
      patient={patient.loadable}
      supported={supported.loadable}
      inForce={settled(limits.loadable)}
      placing={placing}
      now={now}
    />
  );
}

/** `undefined` while it loads; `null` when it failed. */
const settled = <T,>(loadable: Loadable<T>): T | null | undefined =>
  loadable.state === 'ready' ? loadable.data : loadable.state === 'failed' ? null : undefined;

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={<ClipboardList strokeWidth={1.25} />}
        headingLevel={2}
        title={review.nothing}
        reason={review.nothingReason}
        action={
          <Link to="/rpm-device-allocation" look="primary">
            {review.assign}
          </Link>
        }
      />
    </Card>
  );
}
