import { patientRecordPath } from '@rpm/domain';
import { enrollWords } from '@rpm/domain/words/enroll';
import { patientListWords } from '@rpm/domain/words/patientList';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ActivationCodeButton } from '../../parts/person/ActivationCodeButton.tsx';

/** After an enrollment: the ways on. The new patient is named by the opaque id only. */
export function EnrolledNext({ userId }: { userId: string }) {
  return (
    <div className="mb-4">
      <Banner
        kind="success"
        announce="status"
        action={
          <>
            <ActivationCodeButton userId={userId} />
            <Link to={`/rpm-device-allocation?patient=${encodeURIComponent(userId)}`} look="secondary">
              {enrollWords.assignDevice}
            </Link>
            <Link to={patientRecordPath(userId)} look="ghost">
              {enrollWords.openRecord}
            </Link>
          </>
        }
      >
        {patientListWords.enrolledNext}
      </Banner>
    </div>
  );
}
