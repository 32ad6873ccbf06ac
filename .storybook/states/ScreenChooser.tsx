import { SearchField } from '@rpm/ui/components/SearchField/SearchField.tsx';
import { useState } from 'react';
import { isNamed } from './shownStates.ts';

/** Whose a screen is: 'Clinic' of 'Clinic/Device orders'. */
const placeOf = (screen: string): string => screen.split('/')[0] ?? '';

/** All screens in order, to look for one by a part of its name. */
export function ScreenChooser({
  screens,
  chosen,
  onChoose,
}: {
  screens: readonly string[];
  chosen: string;
  onChoose: (screen: string) => void;
}) {
  const [part, setPart] = useState('');
  const found = screens.filter(isNamed(part));
  return (
    <nav aria-label="Screens" className="flex flex-col gap-3 py-2 print:hidden">
      <SearchField label="Choose a screen" value={part} onChange={setPart} />
      <div className="max-h-[40dvh] overflow-y-auto min-[64rem]:max-h-[80dvh]">
        {Object.entries(Object.groupBy(found, placeOf)).map(([place, screens = []]) => (
          <section key={place} className="mb-3">
            <h3 className="px-2 py-1 text-caption text-fg-muted">{place}</h3>
            <ul>
              {screens.map((screen) => (
                <li key={screen}>
                  <button
                    type="button"
                    aria-current={screen === chosen || undefined}
                    onClick={() => onChoose(screen)}
                    className="w-full rounded-md px-2 py-1.5 text-start hover:bg-surface-sunken aria-[current]:bg-surface-sunken aria-[current]:font-semibold"
                  >
                    <span className="sr-only">{place}: </span>
                    {screen.slice(place.length + 1)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {screens.length > 0 && found.length === 0 && <p className="text-fg-muted">No screen is called so.</p>}
    </nav>
  );
}
