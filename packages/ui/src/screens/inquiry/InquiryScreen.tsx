import { useInboxCount } from '@rpm/api-client';
import { dashboardPath, type InboxName, inboxes, roleKind } from '@rpm/domain';
import { inboxWords } from '@rpm/domain/words/inbox';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { navMarkWords } from '@rpm/domain/words/navMark';
import { requestWorkWords } from '@rpm/domain/words/recordRequest';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/Link/Link.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useRereadOnFocus } from '../../hooks/useRereadOnFocus.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { InquiryFields } from './InquiryFields.tsx';
import { InquirySent } from './InquirySent.tsx';
import { useInquiry } from './useInquiry.ts';

const requestWorkPart = lazily(() =>
  import('./RequestWorkPart.tsx').then(({ RequestWorkPart }) => RequestWorkPart),
);
const inboxPart = lazily(() => import('./InboxPart.tsx').then(({ InboxPart }) => InboxPart));

/**
 * `/inquiry`: whoever is logged in reports a problem or an idea (INQ-01 to INQ-14). For the people of a clinic what their
 * patients sent is beside it, and for who runs the installation what all others sent (F7).
 *
 * What is typed may tell of a patient, so it is in no storage (behaviour R34): it is there again when one comes back in
 * the same session, and the browser asks before the page is closed.
 */
export function InquiryScreen() {
  return (
    <PageFor route="inquiry" title={inquiryWords.title}>
      <Inquiry />
    </PageFor>
  );
}

function Inquiry() {
  const { user } = useSession();
  const inquiry = useInquiry(user);
  const [isAnother, setAnother] = useState(false);
  useLeaveWarning(inquiry.isBusy || inquiry.form.typed.message.trim() !== '');
  const home = dashboardPath(user.role);
  const reader = roleKind(user.role) === 'patient' ? 'patient' : 'clinic';
  const parts = useParts(reader === 'clinic');
  if (inquiry.sent) {
    const again = () => {
      setAnother(true);
      inquiry.startOver();
    };
    return <InquirySent reader={reader} sent={inquiry.sent} home={home} onAnother={again} />;
  }
  const fields = <InquiryFields {...inquiry} />;
  return (
    <div className="mx-auto max-w-186">
      <Page
        title={parts.open === 'write' ? inquiryWords.title : inboxWords.title}
        takesFocus={isAnother}
        subtitle={
          parts.open === 'write'
            ? inquiryWords.lead[reader]
            : parts.open === 'records'
              ? requestWorkWords.lead
              : inboxWords.lead[parts.open]
        }
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
        {reader === 'patient' ? (
          fields
        ) : (
          <Tabs
            name={inboxWords.partsName}
            selected={parts.open}
            onSelect={parts.select}
            tabs={[
              { id: 'write', label: inboxWords.parts.write, content: fields },
              ...parts.inboxes.map((name) => ({
                id: name,
                label: inboxWords.parts[name],
                ...(name === 'clinic' &&
                  parts.waits !== null && {
                    count: { shown: parts.waits, said: navMarkWords.inquiries({ count: parts.waits }) },
                  }),
                content: (
                  <Needed lazy={inboxPart}>{(InboxPart) => <InboxPart key={name} name={name} />}</Needed>
                ),
              })),
              {
                id: 'records',
                label: requestWorkWords.part,
                content: <Needed lazy={requestWorkPart}>{(RequestWorkPart) => <RequestWorkPart />}</Needed>,
              },
            ]}
          />
        )}
      </Page>
    </div>
  );
}

/** The parts of the page of somebody who works at a clinic; which one is open stands in the address. */
function useParts(hasInbox: boolean) {
  const [params, setParams] = useSearchParams();
  const { loadable, reread } = useInboxCount(hasInbox);
  useRereadOnFocus(reread);
  const count = loadable.state === 'ready' ? loadable.data : null;
  const own = inboxes.filter((name): name is InboxName => name === 'clinic' || count?.isOperator === true);
  const asked = [...own, 'records' as const].find((name) => name === params.get('part'));
  const open = hasInbox ? asked : undefined;
  return {
    inboxes: own,
    waits: count?.open ?? null,
    open: open ?? ('write' as const),
    select: (part: string) => setParams(part === 'write' ? {} : { part }, { replace: true }),
  };
}
