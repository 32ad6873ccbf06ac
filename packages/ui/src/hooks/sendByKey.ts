import type { KeyboardEvent } from 'react';

/** Control or Command with Enter sends a form, as in a mail program. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
