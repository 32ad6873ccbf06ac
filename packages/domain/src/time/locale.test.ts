import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessLocale, localeOnPage } from './locale.ts';

test.each([
  ['Asia/Kolkata', 'en-IN'],
  ['Asia/Calcutta', 'en-IN'],
  ['Africa/Nairobi', 'en-KE'],
  ['Africa/Johannesburg', 'en-ZA'],
  ['America/Santiago', 'de-DE'],
  ['America/Toronto', 'de-DE'],
  ['Europe/Berlin', 'de-DE'],
  ['UTC', 'de-DE'],
  ['asia/kolkata', 'de-DE'],
  ['', 'de-DE'],
])('%s gives %s (DSP-04)', (zone, locale) => {
  expect(guessLocale(zone, 'de-DE')).toBe(locale);
});

test.each([
  'America/Adak',
  'America/Anchorage',
  'America/Boise',
  'America/Chicago',
  'America/Denver',
  'America/Detroit',
  'America/Fort_Wayne',
  'America/Indiana/Indianapolis',
  'America/Indianapolis',
  'America/Juneau',
  'America/Kentucky/Louisville',
  'America/Los_Angeles',
  'America/Louisville',
  'America/Menominee',
  'America/Metlakatla',
  'America/New_York',
  'America/Nome',
  'America/North_Dakota/Center',
  'America/Phoenix',
  'America/Sitka',
  'America/Yakutat',
  'Pacific/Honolulu',
  'US/Eastern',
])('%s is in the United States (DSP-04)', (zone) => {
  expect(guessLocale(zone, 'de-DE')).toBe('en-US');
});

test("elsewhere the browser's locale stands, untouched (DSP-04)", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (place, browser) => {
      expect(guessLocale(`Elsewhere/${place}`, browser)).toBe(browser);
    }),
  );
});

test.each([
  ['America/New_York', 'de-DE', 'en-US', 'en-US'],
  ['Asia/Kolkata', 'de-DE', 'en-US', 'en-IN'],
  ['Europe/London', 'en-GB', 'en-US', 'en-GB'],
  ['Europe/Berlin', 'de-DE', 'en-US', 'de-DE'],
  ['Europe/Berlin', 'de-DE', 'es-US', 'es-US'],
  ['Europe/Madrid', 'es-ES', 'en-US', 'en-US'],
  ['America/New_York', 'en-US', 'es-US', 'es-US'],
  ['America/Mexico_City', 'es-MX', 'es-US', 'es-MX'],
  ['Asia/Kolkata', 'en-IN', 'es-US', 'es-US'],
  ['Etc/UTC', 'en-US@posix', 'en-US', 'en-US'],
  ['Etc/UTC', '', 'es-US', 'es-US'],
])('in %s a browser in %s reads a page in %s by the locale %s (DSP-04)', (zone, browser, page, locale) => {
  expect(localeOnPage(zone, browser, page, ['en', 'es'])).toBe(locale);
});
