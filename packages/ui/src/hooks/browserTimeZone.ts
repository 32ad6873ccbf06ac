/** The time zone of whoever sits at the browser, IANA name: times are picked and shown in it. */
export const browserTimeZone = () => new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
