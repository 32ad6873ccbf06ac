import { enrolMessages, patientListMessages, patientRecordPath } from '@rpm/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Link } from '../../components/Link/index.ts';

/** After an enrolment: the ways on. The new patient is named by the opaque id only. */
export function EnrolledNext({ userId }: { userId: string }) {
  return (
    <div className="mb-4">
      <Banner
        kind="success"
        announce="status"
        action={
          <>
            <Link to={`/rpm-device-allocation?patient=${encodeURIComponent(userId)}`} look="secondary">
              {enrolMessages.assignDevice}
            </Link>
            <Link to={patientRecordPath(userId)} look="ghost">
              {enrolMessages.openRecord}
            </Link>
          </>
        }
      >
        {patientListMessages.enrolledNext}
      </Banner>
    </div>
  );
}
