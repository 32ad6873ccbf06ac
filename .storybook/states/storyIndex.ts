/** A story as Storybook's own index has it. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  tags: string[];
  /** The file that it is written in, from the folder of Storybook. */
  importPath: string;
}

/** The stories of this Storybook. Rejects when its index is not there. */
export async function readStories(): Promise<IndexedStory[]> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, IndexedStory & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The screen that a title is of: 'Screens/Clinic/Device orders/Faults' is of 'Clinic/Device orders'; `null`: of none. */
export function screenOf(title: string): string | null {
  const [root, ...parts] = title.split('/');
  return root === 'Screens' && parts.length > 0 ? parts.slice(0, 2).join('/') : null;
}

/** A screen as an address names it: 'clinic-device-orders'. */
export const nameInAddress = (screen: string): string => screen.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The screens, each once, as the index has them. */
export const screensIn = (stories: readonly IndexedStory[]): string[] => [
  ...new Set(stories.flatMap(({ title }) => screenOf(title) ?? [])),
];

/** The stories of each screen, in the order of the index. */
export const storiesByScreen = (stories: readonly IndexedStory[]): Map<string, IndexedStory[]> => {
  const byScreen = Map.groupBy(stories, ({ title }) => screenOf(title) ?? '');
  byScreen.delete('');
  return byScreen;
};
