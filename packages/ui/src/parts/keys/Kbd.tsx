import { useKeysAreOn } from '../../hooks/keySwitch.ts';

/** The cap of a key on its button: for who sees it; `aria-keyshortcuts` tells the others. None on a phone, or when keys are off. */
export function Kbd({ children }: { children: string }) {
  if (!useKeysAreOn()) return null;
  return (
    <span
      aria-hidden="true"
      className="rounded-xs border border-current px-1.5 font-mono text-caption leading-5 opacity-80 max-md:hidden"
    >
      {children.toUpperCase()}
    </span>
  );
}
