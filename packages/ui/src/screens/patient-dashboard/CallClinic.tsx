import type { UrgentAnswer } from '@rpm/domain';
import { urgentWords } from '@rpm/domain/words/urgent';
import { Phone } from 'lucide-react';
import { buttonStyle } from '../../components/Button/Button.tsx';
import { numberOf } from '../../parts/person/clinicNumber.ts';

const text = urgentWords.clinic;

interface CallClinicProps {
  clinic: UrgentAnswer['clinic'];
  /** Calling is what to do now. */
  isPrimary?: boolean;
}

/** Calls the clinic by the number that answers now; nothing where none does. @see PDB-07 */
export function CallClinic({ clinic, isPrimary = false }: CallClinicProps) {
  const { phone, dialed, isClosed } = numberOf(clinic);
  return (
    dialed && (
      <a
        href={`tel:${dialed}`}
        className={buttonStyle({ variant: isPrimary ? 'primary' : 'secondary', size: 'xl', wide: true })}
      >
        <Phone aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />
        <span>
          {isClosed ? text.callAfterHours : text.call} <span className="block">{phone}</span>
        </span>
      </a>
    )
  );
}
