import { zoneName } from '@rpm/domain';

/** Those of most clinics, from east to west; they stand first. */
const american = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
];

/**
 * The time zones that one can choose: those of most clinics by their city and what people call them, 'New York (Eastern
 * Time)', the others by their IANA names.
 *
 * @param chosen the one in use, which may have a name of before that no list has; `null` when none is known
 */
export function timeZoneOptions(chosen: string | null): { value: string; label: string }[] {
  const all = new Set([...american, ...(chosen ? [chosen] : []), ...Intl.supportedValuesOf('timeZone')]);
  return [...all].map((value) => {
    const name = value.replaceAll('_', ' ');
    const isNear = american.includes(value);
    return { value, label: isNear ? `${name.split('/')[1]} (${zoneName(value, 'long')})` : name };
  });
}
