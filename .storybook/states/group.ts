import type { IndexedStory } from './storyIndex.ts';

/** What a state of a screen is about, in the order in which they are shown. */
export const groups = [
  { value: 'data', label: 'Data' },
  { value: 'faults', label: 'Faults' },
  { value: 'people', label: 'People' },
  { value: 'sizes', label: 'Sizes' },
] as const;
export type Group = (typeof groups)[number]['value'];

/** Names that say who looks. */
const ofPeople =
  /^((not )?(the )?(patient|provider|operator|administrator|staff|clinic))$|\b(for|as|opened by) (a |the )?(patient|staff|provider|others|somebody else)\b|\b(not for|may not|read only|wrong person|no access|sees less)\b|^staff (have|keep)\b/i;
/** Names that say on what, how wide or how large. */
const ofSizes =
  /(?<!wrong )\bphone$|\b(on paper|printed|tablet|desktop|narrow|metric|dark)\b|^(print|sheet)$|\b(large|larger|largest) text$|\bat \d{3,4}$/i;

/** What a story is about by the words of its name, and by what its tags say of it. */
export function groupByName({ title, name, tags }: Pick<IndexedStory, 'title' | 'name' | 'tags'>): Group {
  if (tags.includes('network-fault') || /fault/i.test(title)) return 'faults';
  if (tags.includes('paper') || tags.includes('forced-colors') || ofSizes.test(name)) return 'sizes';
  return ofPeople.test(name) ? 'people' : 'data';
}
