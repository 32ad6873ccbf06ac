const shown = ['image/png', 'image/jpeg', 'application/pdf', 'text/plain'];

/** Whether a file of a kind can be shown without running anything of it. */
export const isShownKind = (contentType: string | null): boolean =>
  contentType !== null && shown.includes(contentType);
