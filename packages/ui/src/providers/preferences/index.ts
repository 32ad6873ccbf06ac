export { type KeptPreferences, PreferencesProvider, usePreferences } from './PreferencesProvider.tsx';
export { useAppearance } from './useAppearance.ts';
