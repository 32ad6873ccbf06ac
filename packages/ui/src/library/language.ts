import { speaker, type Translated } from '@rpm/domain/said';
import type { LibraryWords } from './libraryWords.ts';

/** Some of a tree of sentences; what it leaves out stays English. */
type Part<Tree> = Tree extends string | readonly unknown[] | ((...told: never[]) => string)
  ? Tree
  : { readonly [Key in keyof Tree]?: Part<Tree[Key]> };

/** The same, as somebody writes it down: texts with `{names}`, and plurals. */
type WrittenPart<Tree> = Tree extends string | readonly unknown[] | ((...told: never[]) => string)
  ? Translated<Tree>
  : { readonly [Key in keyof Tree]?: WrittenPart<Tree[Key]> };

/** What the components say, and how they write dates and numbers. */
export interface Language {
  /** BCP 47: 'es-US'. */
  tag: string;
  words: Part<LibraryWords>;
}

type Listener = (language: Language) => void;
const listeners = new Set<Listener>();
let spoken: Language | undefined;

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The English sentences, with those of another language in their places. */
function merged(english: unknown, other: unknown): unknown {
  if (!isTree(english) || !isTree(other)) return other ?? english;
  return Object.fromEntries(Object.entries(english).map(([key, each]) => [key, merged(each, other[key])]));
}

/**
 * Makes the components speak a language, for the life of the page: call it before the first component is drawn. Without it they speak English.
 */
export function speak(language: Language): void {
  spoken = language;
  for (const listener of listeners) listener(language);
}

/**
 * A language of your own, or some sentences of English in your own words.
 *
 * @param tag BCP 47: decides plurals, and how numbers and dates are written
 * @param written what is left out stays English
 */
export function languageOf(tag: string, written: WrittenPart<LibraryWords>): Language {
  return { tag, words: speaker(tag)(written) as Part<LibraryWords> };
}

/** For the modules that hold sentences: told of the language that is spoken, now and later. */
export function onLanguage(listener: Listener): void {
  listeners.add(listener);
  if (spoken) listener(spoken);
}

/** The sentences by the name of their export, in the language that is spoken. */
export const wordsIn = <Name extends keyof LibraryWords>(
  { words }: Language,
  name: Name,
  english: LibraryWords[Name],
): LibraryWords[Name] => merged(english, words[name]) as LibraryWords[Name];
