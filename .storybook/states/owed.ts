import type { IndexedStory } from './storyIndex.ts';

/** A state that a screen owes, and how a story says that it is one. */
interface OwedState {
  name: string;
  isShown: (story: IndexedStory) => boolean;
}

const named = (words: RegExp) => (story: IndexedStory) => words.test(story.name);
const tagged =
  (...tags: readonly string[]) =>
  (story: IndexedStory) =>
    tags.some((each) => story.tags.includes(each));

/** The states that every screen owes, by the names and tags of its stories. Another one is another row. */
const owedStates: readonly OwedState[] = [
  { name: 'Loading', isShown: named(/\b(loading|slow|hangs|waits?|waiting)\b/i) },
  { name: 'Empty', isShown: named(/\b(empty|nothing|none|no|new)\b/i) },
  { name: 'Failed', isShown: named(/\b(fails?|failed|refused|error|wrong|\d{3})\b/i) },
  { name: 'Offline', isShown: named(/\b(offline|line|network)\b/i) },
  {
    name: 'For somebody else',
    isShown: named(/\b(patient|patients|clinic|staff|provider|others?|role|forbidden)\b/i),
  },
  { name: 'On a phone', isShown: tagged('w390', 'w320') },
  { name: 'Dark', isShown: tagged('dark') },
  { name: 'In a longer language', isShown: tagged('pseudo') },
];

/** The states that no story of a screen shows, by their names. */
export const missingStates = (stories: readonly IndexedStory[]): string[] =>
  owedStates.filter(({ isShown }) => !stories.some(isShown)).map(({ name }) => name);
