let known: { offset: number; zone: string } | null = null;

/**
 * The time zone of whoever sits at the browser, IANA name: times are picked and shown in it. Asking for its name is slow,
 * so it is asked for again only when the clock is another one.
 */
export function browserTimeZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) {
    known = { offset, zone: new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone };
  }
  return known.zone;
}
