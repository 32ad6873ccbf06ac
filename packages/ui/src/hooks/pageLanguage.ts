import { type Language, languageCookie, languageNamed, languageOfPage } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';

/** The language of this page. It never changes: another one is another page (ADR 13). */
export const pageLanguage: Language = languageOfPage(language);

const yearSeconds = 31_536_000;

function kept(): Language | undefined {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${languageCookie}=`));
  return languageNamed(cookie?.slice(languageCookie.length + 1));
}

/**
 * Lets the server answer this browser in a language from now on. The page itself has to be loaded again.
 *
 * @returns whether the browser keeps it
 */
export function keepLanguage(chosen: Language): boolean {
  const parts = [`${languageCookie}=${chosen}`, 'Path=/', `Max-Age=${yearSeconds}`, 'SameSite=Lax'];
  if (location.protocol === 'https:') parts.push('Secure');
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page is loaded again, and the newer way is not in every browser
  document.cookie = parts.join('; ');
  return kept() === chosen;
}

/**
 * Turns the browser to a person's language, if the page is in another one.
 *
 * @returns whether loading the page again will help; never twice, so that a host that has one language is not asked for ever
 */
export function turnTo(wanted: Language): boolean {
  return wanted !== pageLanguage && kept() !== wanted && keepLanguage(wanted);
}
