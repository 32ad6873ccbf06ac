import { SearchField } from '@rpm/ui/components/SearchField/SearchField.tsx';
import { useState } from 'react';
import { isNamed } from './shownStates.ts';

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
      <SearchField label="Find a screen" value={part} onChange={setPart} />
      <ul className="max-h-[40dvh] overflow-y-auto min-[64rem]:max-h-[80dvh]">
        {found.map((screen) => (
          <li key={screen}>
            <button
              type="button"
              aria-current={screen === chosen || undefined}
              onClick={() => onChoose(screen)}
              className="w-full rounded-md px-2 py-1.5 text-start hover:bg-surface-sunken aria-[current]:bg-surface-sunken aria-[current]:font-semibold"
            >
              {screen.replace('/', ': ')}
            </button>
          </li>
        ))}
      </ul>
      {screens.length > 0 && found.length === 0 && <p className="text-fg-muted">No screen is called so.</p>}
    </nav>
  );
}
