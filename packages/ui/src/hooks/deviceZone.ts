/** The time zone that this machine's clock is set to, by its IANA name; UTC where the browser does not say. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
