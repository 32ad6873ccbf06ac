/** The sentences about what is loaded. They are part of `messages`; import that. */

export const load = {
  /** Behaviour 1a, 500. `what` is a plural noun: 'the orders'. */
  failed: (what: string) => `Could not load ${what}. Try again.`,
  tookTooLong: (what: string) => `Loading ${what} took too long. Try again.`,
  forbidden: 'You do not have access to this.',
  notFound: 'Not found',
  retry: 'Try Again',
  staleSince: 'This may be out of date.',
  /** Behaviour 1a, schema-violating JSON. */
  rowsNotShown: (count: number) =>
    count === 1 ? '1 row could not be shown' : `${count} rows could not be shown`,
  unknown: '—',
  /** Stands beside the sign for a value that could not be loaded. */
  notAvailable: 'Not available',
};
