/** Brings into sight what may appear below the window or under the foot of a dialog: as the `ref` of what holds it. */
export const inSight = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });
