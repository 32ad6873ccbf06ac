import type { Loadable } from '@rpm/api-client';
import { orderMessages, type PatientInfo, patientName } from '@rpm/domain';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Loaded } from '../../layout/Loaded/index.ts';
import { OrderReview, type OrderReviewProps } from './OrderReview.tsx';
import { reviewGrid } from './reviewGrid.ts';

const { review } = orderMessages;

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
          {review.patientGone(String(lastName.current))}
        </Banner>
      )}
      <Loaded
        loadable={patient}
        what={review.whatPatient}
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
