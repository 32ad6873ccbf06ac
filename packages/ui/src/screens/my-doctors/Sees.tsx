import type { AsRead, CarerWhoSees } from '@rpm/domain';
import { doctorWords as texts } from '@rpm/domain/words/doctors';
import { Check, Minus } from 'lucide-react';
import { seen } from './seen.ts';

/** What of a patient somebody sees, and what not; what could not be read is left out. */
export function Sees({ sees }: { sees: AsRead<CarerWhoSees>['sees'] }) {
  const { may, mayNot } = seen(sees);
  return (
    <div>
      <h3 className="mb-2 font-semibold text-body">{texts.canSee}</h3>
      <ul className="flex flex-col gap-1.5">
        {may.map((each) => (
          <li key={each} className="flex gap-2.5">
            <Check
              aria-hidden="true"
              strokeWidth={2}
              className="mt-1 size-5 flex-none text-reading-normal-fg"
            />
            {each}
          </li>
        ))}
      </ul>
      {mayNot.length > 0 && (
        <>
          <h3 className="sr-only">{texts.cannotSee}</h3>
          <ul className="mt-1.5 flex flex-col gap-1.5 text-fg-muted">
            {mayNot.map((each) => (
              <li key={each} className="flex gap-2.5">
                <Minus aria-hidden="true" strokeWidth={2} className="mt-1 size-5 flex-none" />
                {each}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
