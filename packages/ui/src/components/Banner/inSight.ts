/** Brings into sight what appears below the fold of a dialog: as the `ref` of what holds it. */
export const inSight = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });
