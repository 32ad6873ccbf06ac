import { type GuardedRoute, guardedRoutes } from '@rpm/domain';
import { type IndexedStory, screenOf } from './storyIndex.ts';

/** What is known of a screen, by the story that it begins with. */
export interface Screen {
  title: string;
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

/** What a story tells of its screen: by the file that it is in, and by its tags. */
export function aboutScreen(story: IndexedStory): Screen {
  // Screens lie in folders that are called as their addresses.
  const folder = folderOf(story);
  const route = routes.find(({ paths }) => paths.some((path) => path.split('/')[1] === folder));
  const callsNothing = story.tags.includes('no-call');
  return {
    title: screenOf(story.title) ?? story.title,
    who: route?.who ?? null,
    isPart: folder === null,
    readsNothing: callsNothing || story.tags.includes('no-read'),
    callsNothing,
  };
}
