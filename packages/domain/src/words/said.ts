/** A sentence that depends on a number, by the categories of `Intl.PluralRules`; a category that is missing reads as `other`. */
export interface Plural {
  /** For exactly 0, in every language: 'No readings'. */
  readonly zero?: string;
  readonly one: string;
  readonly many?: string;
  readonly other: string;
}

/** Sentences as they are written down, for translators too: texts with `{names}` in them, and nothing that computes. */
export interface Written {
  readonly [key: string]: string | Plural | Written | readonly (string | Written)[];
}

/** What a sentence is told, by name. Numbers are written the way the language writes them. */
export type Told = Readonly<Record<string, string | number>>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A text without names stays a text; one with names becomes a function that must be told all of them. */
export type Said<Entry> = Entry extends string
  ? [NamesIn<Entry>] extends [never]
    ? Entry
    : (told: { readonly [Name in NamesIn<Entry>]: string | number }) => string
  : Entry extends { readonly one: string; readonly other: infer Other extends string }
    ? (
        told: { readonly count: number } & {
          readonly [Name in Exclude<NamesIn<Other>, 'count'>]: string | number;
        },
      ) => string
    : { readonly [Key in keyof Entry]: Said<Entry[Key]> };

/** The same sentences as another language writes them: every one of them, and no other. */
export type Translated<Entry> = Entry extends string
  ? string
  : // biome-ignore lint/suspicious/noExplicitAny: any function is a sentence here, whatever it is told
    Entry extends (...told: any[]) => string
    ? string | Plural
    : { readonly [Key in keyof Entry]: Translated<Entry[Key]> };

/** Where a sentence keeps what was written, for whoever exports or checks it. */
const written = Symbol('written');

/** What was written for a sentence that is told something; `undefined` for anything else. */
export function writtenOf(sentence: unknown): string | Plural | undefined {
  return typeof sentence === 'function' && written in sentence
    ? (sentence[written] as string | Plural)
    : undefined;
}

const isPlural = (entry: object): entry is Plural => 'one' in entry && 'other' in entry;

/**
 * Makes sentences of what is written, in the way of a language.
 *
 * @param tag BCP 47: decides plurals and how numbers are written
 * @returns the same tree; a text with `{names}` is a function that is told them. A name that it is not told stays as it is.
 * @see https://cldr.unicode.org/index/cldr-spec/plural-rules
 */
export function speaker(tag: string) {
  const numbers = new Intl.NumberFormat(tag);
  const rules = new Intl.PluralRules(tag);
  const fill = (text: string, told: Told) =>
    text.replace(/(las )?(\{(\w+)\})(\.?)/g, (_, article = '', name: string, key: string, stop: string) => {
      const value = told[key];
      const shown = typeof value === 'number' ? numbers.format(value) : (value ?? name);
      // In Spanish one o'clock is the only hour that is singular.
      const before = shown.startsWith('1:') ? article.replace('s', '') : article;
      // What ends with a period, as 'p.m.' or 'Jr.', ends the sentence by it.
      return before + (shown.endsWith('.') ? shown : shown + stop);
    });
  const form = (plural: Plural, count: number) =>
    (count === 0 ? plural.zero : undefined) ?? plural[rules.select(count) as 'one'] ?? plural.other;

  const say = (entry: unknown): unknown => {
    if (typeof entry === 'string') {
      return entry.includes('{') ? sentence(entry, (told) => fill(entry, told)) : entry;
    }
    if (Array.isArray(entry)) return entry.map(say);
    if (typeof entry !== 'object' || entry === null) return entry;
    if (isPlural(entry)) return sentence(entry, (told) => fill(form(entry, Number(told.count)), told));
    return Object.fromEntries(Object.entries(entry).map(([key, each]) => [key, say(each)]));
  };
  const sentence = (source: string | Plural, says: (told: Told) => string) =>
    Object.assign(says, { [written]: source });
  return say;
}
