import { english } from '../english.ts';

/** The sentences about what is loaded. */

export const loadWords = english({
  forbidden: "You don't have access to this.",
  notFound: 'Not found',
  retry: 'Try Again',
  /** Its code did not come. */
  part: { failed: "This part of the page couldn't be loaded." },
  staleSince: 'This may be out of date.',
  /** Behaviour 1a, schema-violating JSON. */
  rowsNotShown: { one: "{count} row couldn't be shown", other: "{count} rows couldn't be shown" },
  unknown: '—',
  /** Stands beside the sign for a value that could not be loaded. */
  notAvailable: 'Not available',
});
