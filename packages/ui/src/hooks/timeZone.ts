/** The zone in which the user of this browser reads clocks. IANA name. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
