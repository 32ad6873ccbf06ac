import { useSaveProfile } from '@rpm/api-client';
import type { Preferences } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../providers/preferences/PreferencesProvider.tsx';

/**
 * Changes how the pages look, at once here and then on the server. What the server does not take is put back, and
 * `hasFailed` says so until the next try. Of several quick changes the last one is what stays.
 */
export function useSavedPreferences() {
  const { preferences, keep } = usePreferences();
  const save = useSaveProfile();
  const [hasFailed, setFailed] = useState(false);
  /** What the server has of these, as far as is known. */
  const { theme, textSize, units, listen } = preferences;
  const saved = useRef({ theme, textSize, units, listen });
  const latest = useRef(preferences);
  useEffect(() => {
    // What changes without us was changed in another tab, which has told the server: it is not put back (behaviour 1c).
    for (const part of ['theme', 'textSize', 'units', 'listen'] as const) {
      if (preferences[part] !== latest.current[part])
        saved.current = { ...saved.current, [part]: preferences[part] };
    }
    latest.current = preferences;
  });
  const newest = useRef(0);
  const line = useRef<Promise<void>>(Promise.resolve());

  function change(part: Partial<Pick<Preferences, 'theme' | 'textSize' | 'units' | 'listen'>>) {
    const next = { ...preferences, ...part };
    newest.current += 1;
    const own = newest.current;
    setFailed(false);
    latest.current = next;
    keep(next);
    line.current = line.current.then(async () => {
      try {
        if (!navigator.onLine) throw new Error('offline');
        await save(part);
        saved.current = { ...saved.current, ...part };
      } catch {
        // A later change is on its way, and tells how it goes itself.
        if (newest.current !== own) return;
        latest.current = { ...latest.current, ...saved.current };
        keep(latest.current);
        setFailed(true);
      }
    });
  }
  return { preferences, change, hasFailed };
}
