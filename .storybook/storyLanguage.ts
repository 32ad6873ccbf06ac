import { pseudo } from '../packages/domain/src/words/pseudo.ts';

/** The languages of the toolbar. */
export const storyLanguages = ['en', 'es', 'pseudo'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

/** The language of this preview. As on a page of the portal it never changes: another one loads the preview again. */
export const storyLanguage: StoryLanguage = readLanguage(location.search);

function readLanguage(search: string): StoryLanguage {
  const asked = /(?:^|;)language:(\w+)/.exec(new URLSearchParams(search).get('globals') ?? '')?.[1];
  return storyLanguages.find((each) => each === asked) ?? 'en';
}

/** The sentences of a subject in the language of this preview. */
export function inStoryLanguage<Words>(english: Words, spanish: Words): Words {
  if (storyLanguage === 'es') return spanish;
  return storyLanguage === 'pseudo' ? pseudo(english) : english;
}

/** Loads the preview again in another language, with what else the toolbar says. */
export function loadIn(language: StoryLanguage, others: Readonly<Record<string, string>>): Promise<never> {
  const url = new URL(location.href);
  const all = Object.entries({ ...others, language });
  url.searchParams.set('globals', all.map(([name, value]) => `${name}:${value}`).join(';'));
  location.replace(url);
  return new Promise<never>(() => {});
}
