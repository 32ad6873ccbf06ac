import { useUrgentReading } from '@rpm/api-client';
import type { UrgentAnswer } from '@rpm/domain';
import { urgentWords } from '@rpm/domain/words/urgent';
import { Clock, Phone } from 'lucide-react';
import { OutsideLink } from '../../components/Link/Link.tsx';
import { Coming } from '../../layout/Loaded/Coming.tsx';
import { numberOf } from './clinicNumber.ts';
import { useClinicHours } from './useClinicHours.ts';

const text = urgentWords.clinic;

/** Until when the clinic is open, and the number that answers now, in one line; nothing where that is not known. @see design y3 */
export function ClinicLine() {
  const { loadable } = useUrgentReading();
  if (loadable.state === 'loading') return <Coming />;
  if (loadable.state === 'failed') return null;
  return <Line clinic={loadable.data.clinic} />;
}

function Line({ clinic }: { clinic: UrgentAnswer['clinic'] }) {
  const hours = useClinicHours(clinic);
  const { isClosed, dialed } = numberOf(clinic);
  if (!clinic.openUntil && !isClosed && !dialed) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface-sunken px-4 py-3">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Clock aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 flex-none text-fg-muted" />
        <span dir="auto" className="wrap-anywhere min-w-0">
          {hours}
        </span>
      </p>
      {dialed && (
        <OutsideLink
          href={`tel:${dialed}`}
          look="secondary"
          icon={<Phone aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {isClosed ? text.callAfterHours : text.call}
        </OutsideLink>
      )}
    </div>
  );
}
