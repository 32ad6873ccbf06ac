import { messages, patientRecordPath } from '@rpm/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Link } from '../../components/Link/index.ts';

const { enrol, patientList } = messages;

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
              {enrol.assignDevice}
            </Link>
            <Link to={patientRecordPath(userId)} look="ghost">
              {enrol.openRecord}
            </Link>
          </>
        }
      >
        {patientList.enrolledNext}
      </Banner>
    </div>
  );
}
