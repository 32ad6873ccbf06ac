/** How wide a story is run: a tag such as `w390` says so; else as the mock-ups of the staff are. In CSS pixels. */
export function widthOf(tags: readonly string[]): number {
  const tag = tags.find((each) => /^w\d+$/.test(each));
  return tag ? Number(tag.slice(1)) : 1440;
}

/** The page in which stories are played from their source; in Storybook there is none, its frame has a size of its own. */
export const storyPage: { resize: ((width: number) => Promise<void>) | null } = { resize: null };
