import type { Guidance } from '@rpm/domain';
import { guidanceUsual } from '@rpm/domain/words/guidanceUsual';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { EyeOff, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { buttonStyle } from '../../components/Button/Button.tsx';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';

/** For which signs to call 911, as the clinic says it; the button is there where the reading is critical. @see PDB-07 */
export function SignsCard({ guidance, hasButton }: { guidance: Guidance; hasButton: boolean }) {
  const id = useId();
  const { signs } = guidance.texts?.[pageLanguage] ?? guidanceUsual;
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-xl border-2 border-danger-solid bg-surface p-5"
    >
      <div>
        <h2 id={id} className="text-h3">
          {text.signs}
        </h2>
        <ul className="list-disc pl-6">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </div>
      {hasButton && (
        <Reachable>
          <a href="tel:911" className={buttonStyle({ variant: 'danger', size: 'xl', wide: true })}>
            <Phone aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />
            {text.call911}
          </a>
        </Reachable>
      )}
      <p className="flex items-center gap-2.5 font-semibold">
        <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />
        {text.notWatched}
      </p>
    </section>
  );
}

/** Phones on which the card does not fit beside what stands before it; lower ones have no bar at the foot. */
const shortPhones = '(width < 48rem) and (30.0625rem <= height < 46.25rem)';

/** Stays above the bar at the foot on short phones, wherever one scrolls to. */
function Reachable({ children }: { children: ReactNode }) {
  const isShort = useMediaQuery(shortPhones);
  const main = isShort && document.getElementById('main');
  if (!main) return children;
  // Not inside the page: what asks how wide it is holds fixed boxes in it.
  return createPortal(
    <>
      <div aria-hidden="true" className="h-18" />
      <div className="fixed inset-x-4 bottom-2 roomy:bottom-[calc(var(--rpm-layout-tabbar-height)+0.5rem)] z-(--rpm-z-sticky) rounded-lg shadow-lg">
        {children}
      </div>
    </>,
    main,
  );
}
