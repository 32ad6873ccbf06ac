import type { Preferences, UnitSystem } from '@rpm/domain';
import { createContext, type ReactNode, useContext } from 'react';

/** How the user wants to work, and the way to change it in this browser. The server is told by who changes it. */
export interface KeptPreferences {
  preferences: Preferences;
  keep: (next: Preferences) => void;
}

const PreferencesContext = createContext<KeptPreferences | null>(null);

/** Hands the preferences down to the pages behind the guard. */
export function PreferencesProvider({ kept, children }: { kept: KeptPreferences; children: ReactNode }) {
  return <PreferencesContext value={kept}>{children}</PreferencesContext>;
}

/** In which units the user reads and types numbers. */
export const useUnits = (): UnitSystem => usePreferences().preferences.units;

/** The preferences of the nearest `PreferencesProvider`. Throws outside one: only pages behind the guard may ask. */
export function usePreferences(): KeptPreferences {
  const kept = useContext(PreferencesContext);
  if (!kept) throw new Error('usePreferences needs a PreferencesProvider above it.');
  return kept;
}
