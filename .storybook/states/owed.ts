import { type IndexedStory, screenOf } from './storyIndex.ts';

/** A state that a screen owes, and how a story says that it is one. */
interface OwedState {
  name: string;
  isShown: (story: IndexedStory) => boolean;
  /**
   * What the toolbar says to show it of any story. Only for what the test run asks of every screen, so that it needs no story of its own:
   * axe in the dark theme of every story, and the pseudo-language of the first one of every screen, on a phone and on a desk.
   */
  globals?: string;
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
  { name: 'Dark', isShown: tagged('dark'), globals: 'theme:dark' },
  { name: 'In a longer language', isShown: tagged('pseudo'), globals: 'language:pseudo' },
];

const notShown = (stories: readonly IndexedStory[]) =>
  owedStates.filter(({ isShown }) => !stories.some(isShown));

/** The states that neither a story of a screen nor the toolbar shows, by their names. */
export const missingStates = (stories: readonly IndexedStory[]): string[] =>
  notShown(stories).flatMap(({ name, globals }) => (globals ? [] : [name]));

/** The states of a screen that the toolbar shows, each of the story that the screen begins with. */
export const toolbarStates = (
  stories: readonly IndexedStory[],
): { name: string; globals: string; story: IndexedStory }[] => {
  // The run in the pseudo-language takes the first one.
  const [story] = stories;
  return story
    ? notShown(stories).flatMap(({ name, globals }) => (globals ? [{ name, globals, story }] : []))
    : [];
};

/** How many states the screens may owe. Goes down with each that is shown, and never up. */
export const mostOwed = 203;

/** How many states all screens together owe, and the screens with theirs. */
export function owedByScreen(stories: readonly IndexedStory[]): { screen: string; missing: string[] }[] {
  const screens = Map.groupBy(stories, ({ title }) => screenOf(title));
  return [...screens].flatMap(([screen, own]) =>
    screen === null ? [] : [{ screen, missing: missingStates(own) }],
  );
}
