import { contactWords } from '@rpm/domain/words/contact';
import { contactPage as texts } from '@rpm/domain/words/contactPage';
import { publicWords } from '@rpm/domain/words/public';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { PublicFrame } from '../../layout/PublicFrame/PublicFrame.tsx';
import { ContactPart } from './contact/ContactPart.tsx';
import { operator } from './operator.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/contact`: how to reach whoever runs the portal, and where not to wait for an answer. @see SCR-10, INQ-01 */
export function ContactScreen({ dashboardPath, loadClient }: PublicScreenProps) {
  return (
    <PublicFrame title={texts.title} dashboardPath={dashboardPath}>
      <div className="mx-auto flex max-w-280 flex-col gap-8 px-5 py-10 xl:py-16">
        <div>
          <h1 className="text-display-section">{texts.title}</h1>
          <p className="mt-4 max-w-[40rem] text-fg-muted text-lead">{texts.lead}</p>
        </div>
        <Banner kind="warning">{publicWords.emergency}</Banner>
        {operator.isTemplate && <Banner kind="info">{texts.isTemplate}</Banner>}
        <div className="grid gap-5 md:grid-cols-3">
          <Way icon={<Phone strokeWidth={1.75} />} title={texts.phone}>
            <p>{operator.phone}</p>
            <p className="text-fg-muted">{operator.hours}</p>
          </Way>
          <Way icon={<Mail strokeWidth={1.75} />} title={texts.email}>
            <p className="wrap-anywhere">{operator.email}</p>
            <p className="text-fg-muted">{texts.noHealth}</p>
          </Way>
          <Way icon={<MapPin strokeWidth={1.75} />} title={texts.address}>
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
              {texts.sendInquiry}
            </h2>
            <p className="mt-3 mb-4 max-w-[40rem]">{contactWords.inside}</p>
            <Link look="primary" size="xl" to="/inquiry">
              {texts.submitInquiry}
            </Link>
          </section>
        ) : (
          <section aria-labelledby="write" className="max-w-[40rem]">
            <h2 id="write" className="text-h1">
              {texts.write}
            </h2>
            <p className="mt-3 mb-4">
              <Rich text={texts.writeLead} tags={{ login: (inside) => <Link to="/login">{inside}</Link> }} />
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
