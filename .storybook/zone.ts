/** Zones of the toolbar; `browser` is where the browser is. */
export const zones = [
  ...['browser', 'America/New_York', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'],
] as ['browser', 'America/New_York', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'];
export type Zone = (typeof zones)[number];

/** Zones by names that an address can hold. */
export const zoneNames: Readonly<Record<string, Zone>> = {
  'new-york': 'America/New_York',
  'los-angeles': 'America/Los_Angeles',
  kolkata: 'Asia/Kolkata',
  kiritimati: 'Pacific/Kiritimati',
};

const { resolvedOptions } = Intl.DateTimeFormat.prototype;
const { getTimezoneOffset } = Date.prototype;

/** Lets the page believe that it is in a zone: whoever asks for the browser's own gets it. */
export function liveIn(zone: Zone): void {
  Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
  Date.prototype.getTimezoneOffset = getTimezoneOffset;
  if (zone === 'browser') return;
  const own = new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    const options = resolvedOptions.call(this);
    return options.timeZone === own ? { ...options, timeZone: zone } : options;
  };
  Date.prototype.getTimezoneOffset = function () {
    const wall = new Date(this.toLocaleString('en-US', { timeZone: zone }));
    const utc = new Date(this.toLocaleString('en-US', { timeZone: 'UTC' }));
    return (utc.getTime() - wall.getTime()) / 60_000;
  };
}
