import { contactWords } from '@rpm/domain/words/contact';
import { publicWords } from '@rpm/domain/words/public';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PublicFrame } from '../../layout/PublicFrame/PublicFrame.tsx';
import { ContactPart } from './contact/ContactPart.tsx';
import { operator } from './operator.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

export type { ClientProvider, LoadClient } from './PublicScreenProps.ts';

/** `/contact`: how to reach whoever runs the portal, and where not to wait for an answer. @see SCR-10, INQ-01 */
export function ContactScreen({ dashboardPath, loadClient }: PublicScreenProps) {
  return (
    <PublicFrame title="Contact" dashboardPath={dashboardPath}>
      <div className="mx-auto flex max-w-280 flex-col gap-8 px-5 py-10 xl:py-16">
        <div>
          <h1 className="text-display-section">Contact</h1>
          <p className="mt-4 max-w-[40rem] text-fg-muted text-lead">
            For questions about your health or your device, call your clinic. For questions about this portal,
            reach its operator.
          </p>
        </div>
        <Banner kind="warning">{publicWords.emergency}</Banner>
        {operator.isTemplate && (
          <Banner kind="info">
            The operator of this portal has not entered its contact details yet. What stands in brackets is a
            template.
          </Banner>
        )}
        <div className="grid gap-5 md:grid-cols-3">
          <Way icon={<Phone strokeWidth={1.75} />} title="Phone">
            <p>{operator.phone}</p>
            <p className="text-fg-muted">{operator.hours}</p>
          </Way>
          <Way icon={<Mail strokeWidth={1.75} />} title="Email">
            <p className="wrap-anywhere">{operator.email}</p>
            <p className="text-fg-muted">Do not write about your health in an email.</p>
          </Way>
          <Way icon={<MapPin strokeWidth={1.75} />} title="Address">
            <address className="not-italic">
              {[operator.name, ...operator.address].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Way>
        </div>
        {dashboardPath ? (
          <section aria-labelledby="inquiry">
            <h2 id="inquiry" className="text-h1">
              Send an inquiry
            </h2>
            <p className="mt-3 mb-4 max-w-[40rem]">{contactWords.inside}</p>
            <Link look="primary" size="xl" to="/inquiry">
              Submit an Inquiry
            </Link>
          </section>
        ) : (
          <section aria-labelledby="write" className="max-w-[40rem]">
            <h2 id="write" className="text-h1">
              Write to us
            </h2>
            <p className="mt-3 mb-4">
              For questions about this portal, from anybody. Patients and clinic staff{' '}
              <Link to="/login">log in</Link> and send an inquiry from inside the portal, where it is
              protected.
            </p>
            <ContactPart loadClient={loadClient} />
          </section>
        )}
      </div>
    </PublicFrame>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-1.5 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <span aria-hidden="true" className="size-7 text-brand-accent *:size-full">
        {icon}
      </span>
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}
