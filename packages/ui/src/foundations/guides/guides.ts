import type { Guide } from './guide.ts';

const found = import.meta.glob<{ guide: Guide }>('../../components/*/guide.ts', { eager: true });

/** The guides of all components, by the names of their folders. */
export const guides: ReadonlyMap<string, Guide> = new Map(
  Object.entries(found).map(([path, { guide }]) => [path.split('/').at(-2) ?? '', guide]),
);
