/** Puts what the toolbar says on the root element: the theme and the density. */
export function applyGlobals(globals: Record<string, unknown>) {
  const root = document.documentElement;
  root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  root.dataset.density = globals.density === 'patient' ? 'patient' : 'staff';
}
