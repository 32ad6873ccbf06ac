import type { Group } from './chunkGroups.ts';

/** Each group with those that it imports. */
function importsOf(groups: readonly Group[]): Map<Group, Set<Group>> {
  const holder = new Map(groups.flatMap((group) => group.pieces.map((piece) => [piece.fileName, group])));
  return new Map(
    groups.map((group) => {
      const named = group.pieces.flatMap(({ imports }) => imports.map((name) => holder.get(name)));
      return [group, new Set(named.filter((next) => next !== undefined && next !== group))] as const;
    }),
  ) as Map<Group, Set<Group>>;
}

/** Each group with all that is loaded because of it. */
export function reachOf(groups: readonly Group[]): Map<Group, Set<Group>> {
  const below = new Map<Group, Set<Group>>();
  const imports = importsOf(groups);
  for (const group of inOrder(groups)) {
    const next = [...(imports.get(group) ?? [])];
    below.set(group, new Set(next.flatMap((each) => [each, ...(below.get(each) ?? [])])));
  }
  return below;
}

/** Each group after those that it imports. */
export function inOrder(groups: readonly Group[]): Group[] {
  const imports = importsOf(groups);
  const done = new Set<Group>();
  function put(group: Group) {
    for (const next of imports.get(group) ?? []) if (!done.has(next)) put(next);
    done.add(group);
  }
  for (const group of groups) if (!done.has(group)) put(group);
  return [...done];
}

/** Whether `from` needs `to` by way of a third: joined, the two would import themselves. */
export const isCircle = (from: Group, to: Group, below: ReadonlyMap<Group, ReadonlySet<Group>>) =>
  [...(below.get(from) ?? [])].some((next) => next !== to && below.get(next)?.has(to));
