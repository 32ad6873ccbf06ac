/** Tells which of our own pages somebody is about to open: the pointer, a finger or the focus has come to a link. */
export function watchLinks(onApproach: (pathname: string) => void): void {
  const look = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (link?.origin === location.origin) onApproach(link.pathname);
  };
  for (const name of ['pointerover', 'focusin']) addEventListener(name, look);
}
