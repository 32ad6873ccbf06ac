import { type GuardedRoute, guardedRoutes } from '@rpm/domain';
import { type IndexedStory, screenOf } from './storyIndex.ts';

/** What is known of a screen. */
export interface Screen {
  title: string;
  /** The story that it begins with, of those that read anything where some do. The toolbar's states are shown of it. */
  first: IndexedStory;
  /** Whom its page speaks to, as the table of pages says it; `null`: it stands before the log in, or on no page of its own. */
  who: GuardedRoute['who'] | null;
  /** It belongs to no page alone: a dialog, or what the frame draws. */
  isPart: boolean;
  /** Its stories say so by a tag, and fail when it does read. What the frame around every page asks for is not its own. */
  readsNothing: boolean;
  /** In the same way: it neither reads nor writes. */
  callsNothing: boolean;
}

const folderOf = ({ importPath }: IndexedStory) => /\/src\/screens\/([^/]+)\//.exec(importPath)?.[1] ?? null;

const routes: readonly GuardedRoute[] = Object.values(guardedRoutes);

const saysNo = (what: 'no-read' | 'no-call') => (story: IndexedStory) => story.tags.includes(what);

/** What the stories of a screen tell of it: by the file that they are in, and by their tags. `null`: there are none. */
export function aboutScreen(stories: readonly IndexedStory[]): Screen | null {
  const callsNothing = stories.every(saysNo('no-call'));
  // Of each file the first shows the page as it is opened; what a later one does may read.
  const opened = stories.filter(
    (each) => stories.find(({ importPath }) => importPath === each.importPath) === each,
  );
  const reading = opened.find((each) => !saysNo('no-call')(each) && !saysNo('no-read')(each));
  const first = reading ?? stories[0];
  if (!first) return null;
  // Screens lie in folders that are called as their addresses.
  const folder = folderOf(first);
  const route = routes.find(({ paths }) => paths.some((path) => path.split('/')[1] === folder));
  return {
    title: screenOf(first.title) ?? first.title,
    first,
    who: route?.who ?? null,
    isPart: folder === null,
    readsNothing: !reading,
    callsNothing,
  };
}
