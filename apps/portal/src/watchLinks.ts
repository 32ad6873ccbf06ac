/** Tells which of our own pages somebody is about to open: the pointer, a finger or the focus has come to a link. */
export function watchLinks(onApproach: (pathname: string) => void): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === location.origin && link.pathname !== location.pathname) onApproach(link.pathname);
  };
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, look, { passive: true });
}
