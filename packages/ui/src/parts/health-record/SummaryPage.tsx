import { fullName, guardedRoutes } from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { ArrowLeft, Info, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const text = healthRecordWords;
const views = [
  { to: guardedRoutes.patientSummary.paths[0], label: text.views.clinic },
  { to: guardedRoutes.appSummary.paths[0], label: text.views.own },
];

/** The arrow of a way back. */
export const backArrow = <ArrowLeft aria-hidden="true" className="size-icon rtl:-scale-x-100" />;

/** The health summary: its head, and the two places that it comes from, each a page of its own. @see RTE-05 */
export function SummaryPage({ subtitle, children }: { subtitle?: ReactNode; children: ReactNode }) {
  const { user } = useSession();
  return (
    <Page
      title={text.title}
      subtitle={subtitle}
      back={
        <div className="print:hidden">
          <Link to={guardedRoutes.patientProfile.paths[0]} look="alone" icon={backArrow}>
            {text.back}
          </Link>
        </div>
      }
      actions={
        <Button
          onClick={() => window.print()}
          icon={<Printer aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {text.print}
        </Button>
      }
    >
      {/* Paper is given to others. */}
      <b className="hidden print:block">{fullName(user)}</b>
      <nav aria-label={text.views.label} className="mb-5 print:hidden">
        <ul className="@min-[36rem]/page:flex grid @max-[36rem]/page:w-full w-fit max-w-full grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-1 rounded-xl bg-surface-pressed p-1 forced-colors:border">
          {views.map(({ to, label }) => (
            <li key={to} className="grid">
              <NavLink
                to={to}
                className="flex min-h-11 items-center justify-center rounded-lg px-5 py-1.5 text-center text-fg-muted text-label hover:text-fg aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-fg aria-[current]:shadow-sm forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:outline-[Highlight]"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="in-order">
        {children}
        <p className="mt-5 flex items-start gap-3 rounded-xl border border-line bg-surface-sunken px-4 py-3 print:hidden">
          <Info aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 flex-none text-fg-muted" />
          <span>
            {text.wrong} <Link to={guardedRoutes.inquiry.paths[0]}>{text.tell}</Link>
          </span>
        </p>
      </div>
    </Page>
  );
}
