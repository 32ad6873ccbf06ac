/** The time zones of the United States by their IANA names, old names included. */
const US_ZONES = new Set([
  'America/Adak',
  'America/Anchorage',
  'America/Boise',
  'America/Chicago',
  'America/Denver',
  'America/Detroit',
  'America/Fort_Wayne',
  'America/Indianapolis',
  'America/Juneau',
  'America/Los_Angeles',
  'America/Louisville',
  'America/Menominee',
  'America/Metlakatla',
  'America/New_York',
  'America/Nome',
  'America/Phoenix',
  'America/Sitka',
  'America/Yakutat',
  'Pacific/Honolulu',
]);
const US_FAMILIES = ['US/', 'America/Indiana/', 'America/Kentucky/', 'America/North_Dakota/'];

/**
 * Guesses the locale for the worded styles of dates from where the clock stands.
 *
 * @param timeZone IANA name, to the letter; an unknown one counts as elsewhere
 * @param browserLocale what the browser asks for, for everywhere else
 * @returns a BCP 47 tag
 * @see DSP-04
 */
export function guessLocale(timeZone: string, browserLocale: string): string {
  switch (timeZone) {
    case 'Asia/Kolkata':
    case 'Asia/Calcutta':
      return 'en-IN';
    case 'Africa/Nairobi':
      return 'en-KE';
    case 'Africa/Johannesburg':
      return 'en-ZA';
    default: {
      const isUs = US_ZONES.has(timeZone) || US_FAMILIES.some((family) => timeZone.startsWith(family));
      return isUs ? 'en-US' : browserLocale;
    }
  }
}

/** Whether dates can be written in it: a browser without a window may say what is no tag, such as `en-US@posix`. */
function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

/**
 * The locale for the worded styles of dates on a page: as the clock stands. Where somebody could have had the page in the
 * language of the guess, the page was chosen, and its language decides; so it does on every page but an English one.
 *
 * @param browserLocale what the browser asks for; what is no BCP 47 tag counts as nothing
 * @param page BCP 47 tag of the page
 * @param spoken the languages that pages come in, 'en' among them
 * @see DSP-04, ADR 13
 */
export function localeOnPage(
  timeZone: string,
  browserLocale: string,
  page: string,
  spoken: readonly string[],
): string {
  const guess = guessLocale(timeZone, browserLocale);
  if (!isTag(guess)) return page;
  const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? '';
  if (languageOf(guess) === languageOf(page)) return guess;
  return languageOf(page) === 'en' && !spoken.includes(languageOf(guess)) ? guess : page;
}
