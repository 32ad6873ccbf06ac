import type { Loadable } from '@rpm/api-client';
import { type PatientInfo, patientName } from '@rpm/domain';
import { orderWords } from '@rpm/domain/words/order';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { OrderReview, type OrderReviewProps } from './OrderReview.tsx';
import { reviewGrid } from './reviewGrid.ts';

const { review } = orderWords;

export interface ReviewContentProps extends Omit<OrderReviewProps, 'patient'> {
  patient: Loadable<PatientInfo>;
}

/** The order, when its patient is there; a patient who is gone since is named (behaviour 1b, 404). */
export function ReviewContent({ patient, ...rest }: ReviewContentProps) {
  const lastName = useRef<string | null>(null);
  const name = patient.state === 'ready' ? patientName(patient.data) : null;
  useEffect(() => {
    lastName.current = name ?? lastName.current;
  }, [name]);
  const isGone =
    rest.placing.problem?.kind === 'notFound' &&
    patient.state === 'failed' &&
    patient.error.status === 404 &&
    lastName.current !== null;
  return (
    <>
      {isGone && (
        <Banner kind="danger" announce="alert">
          {review.patientGone({ name: String(lastName.current) })}
        </Banner>
      )}
      <Loaded
        loadable={patient}
        says={review.patientLoading}
        headingLevel={2}
        skeleton={<ReviewSkeleton />}
        back={
          <Link to="/rpm-device-allocation" look="primary">
            {review.assign}
          </Link>
        }
      >
        {(info) => <OrderReview {...rest} patient={info} />}
      </Loaded>
    </>
  );
}

function ReviewSkeleton() {
  const box = 'flex flex-col gap-4 rounded-lg border border-line bg-surface p-5';
  return (
    <div className={reviewGrid}>
      <div className="flex min-w-0 flex-col gap-4">
        <div className={box}>
          <Skeleton width="half" />
          <Skeleton width="long" />
        </div>
        <div className={box}>
          <Skeleton shape="chart" />
        </div>
      </div>
      <div className={box}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
