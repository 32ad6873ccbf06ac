/** The languages of the product, the first of which is everybody's who asks for none of them. */
export const pageLanguages = ['en', 'es'] as const;
export type Language = (typeof pageLanguages)[number];

/** The name of the cookie that keeps what a browser is shown. */
export const languageCookie = 'rpm-language';

/** A language of ours, or `undefined` for whatever else is written in an address or a cookie. */
export const languageNamed = (written: string | null | undefined): Language | undefined =>
  pageLanguages.find((each) => each === written);

/** The part of a BCP 47 tag that names the language: of 'es-US' it is 'es'. */
const languageOf = (tag: string) => languageNamed(tag.trim().toLowerCase().split('-')[0]);

/** What a browser asks for, most wanted first. What it asks for equally stays in its order (RFC 9110, 12.5.4). */
function wishes(header: string) {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((each) => /^\s*q\s*=(.*)$/i.exec(each)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

/**
 * The language in which a page is shown to a browser: what was chosen on it, else the first that it asks for and that we
 * have, else English.
 *
 * @param cookie the value of `languageCookie`
 * @param acceptLanguage the header of the request
 */
export function chooseLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const wished = () => wishes(acceptLanguage ?? '').map(({ tag }) => languageOf(tag));
  return languageNamed(cookie) ?? wished().find((each) => each !== undefined) ?? 'en';
}

/** The language of a page by its BCP 47 tag. */
export const languageOfPage = (tag: string): Language => languageOf(tag) ?? 'en';

/**
 * The language in which somebody is written to: that of their account or record, else that of the request which causes
 * the mail.
 *
 * @param recorded BCP 47, as it was recorded; `null` when nobody knows the reader
 * @param asked the language of the request; whoever sent it need not be the reader
 */
export const languageOfReader = (recorded: string | null, asked: Language): Language =>
  languageOf(recorded ?? '') ?? asked;
