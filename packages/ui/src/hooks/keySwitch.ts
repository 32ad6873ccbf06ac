import { useSyncExternalStore } from 'react';

const name = 'rpm.keys';
const listeners = new Set<() => void>();
/** What holds where the browser keeps nothing. */
let kept: boolean | null = null;

function read(): boolean {
  if (kept !== null) return kept;
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

/** Turns single-key shortcuts on or off, for this browser. */
export function setKeys(isOn: boolean): void {
  kept = isOn;
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off');
    kept = null;
  } catch {
    // It holds until the page is loaded again.
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** Whether single-key shortcuts are on: a matter of the keyboard at hand, so the browser keeps it (WCAG 2.1.4). */
export const useKeysAreOn = (): boolean => useSyncExternalStore(subscribe, read);
