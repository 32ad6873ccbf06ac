import { dashboardPath, roleKind } from '@rpm/domain';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { InquiryFields } from './InquiryFields.tsx';
import { InquirySent } from './InquirySent.tsx';
import { useInquiry } from './useInquiry.ts';

/**
 * `/inquiry`: whoever is logged in reports a problem or an idea (INQ-01 to INQ-14).
 *
 * What is typed may tell of a patient, so it is in no storage (behaviour R34): it is there again when one comes back in
 * the same session, and the browser asks before the page is closed.
 */
export function InquiryScreen() {
  const { user } = useSession();
  const inquiry = useInquiry(user);
  const [isAnother, setAnother] = useState(false);
  useLeaveWarning(inquiry.isBusy || inquiry.form.typed.message.trim() !== '');
  const home = dashboardPath(user.role);
  const reader = roleKind(user.role) === 'patient' ? 'patient' : 'clinic';
  if (inquiry.isSent) {
    const again = () => {
      setAnother(true);
      inquiry.startOver();
    };
    return <InquirySent reader={reader} home={home} onAnother={again} />;
  }
  return (
    <div className="mx-auto max-w-186">
      <Page
        title={inquiryWords.title}
        takesFocus={isAnother}
        subtitle={inquiryWords.lead[reader]}
        back={
          <Link
            to={home}
            look="alone"
            icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          >
            {inquiryWords.back}
          </Link>
        }
      >
        <InquiryFields {...inquiry} />
      </Page>
    </div>
  );
}
