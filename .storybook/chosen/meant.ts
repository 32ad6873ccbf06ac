import type { NamedStory } from './sourceStories.ts';

/** A part of a name, however it is written: 'Device orders' is 'device-orders'. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9./]+/g, '-');

/** Whether a part of a name is of the file or of the title of a story. */
const isOfPage = ({ id, title, importPath }: NamedStory, part: string) =>
  [id.split('--')[0] ?? '', plain(title), plain(importPath)].some((each) => each.includes(part));

/**
 * The stories that names mean: a part of the path of a file, or of a title, means all of its stories; what is neither is a
 * part of the id of single ones. No name means all.
 *
 * @throws when a name means nothing
 */
export function meantBy<Story extends NamedStory>(
  stories: readonly Story[],
  names: readonly string[],
): Story[] {
  if (names.length === 0) return [...stories];
  const meant = new Set<Story>();
  for (const name of names) {
    const part = plain(name);
    const pages = name.includes('--') ? [] : stories.filter((story) => isOfPage(story, part));
    const found =
      pages.length > 0
        ? pages
        : stories.filter(({ id }) => id.includes(name.toLowerCase().replaceAll(' ', '-')));
    if (found.length === 0)
      throw new NothingMeant(`No story has '${name}' in its title, its id or the path of its file.`);
    for (const story of found) meant.add(story);
  }
  return stories.filter((story) => meant.has(story));
}

/** A name that means no story. */
class NothingMeant extends Error {}

/** Does what names are needed for. Says in one sentence which of them means nothing, and ends. */
export function orSayWhichMeansNothing<Chosen>(choose: () => Chosen): Chosen {
  try {
    return choose();
  } catch (cause) {
    if (!(cause instanceof NothingMeant)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}
