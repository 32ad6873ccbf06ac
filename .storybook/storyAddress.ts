/**
 * The address of a story inside Storybook, from a page of the preview, whose own address is another one.
 *
 * @param globals what the toolbar is to say, as Storybook writes it: `theme:dark;network:offline`; what comes later counts
 */
export function storyAddress(id: string, ...globals: readonly string[]): string {
  const said = new Map(
    globals
      .flatMap((each) => each.split(';'))
      .filter(Boolean)
      .map((each) => [each.slice(0, each.indexOf(':')), each] as const),
  );
  return `./?path=/story/${id}${said.size > 0 ? `&globals=${[...said.values()].join(';')}` : ''}`;
}

/** Where a requirement stands with what shows it, and how that came out. */
export const requirementAddress = (id: string): string =>
  `${storyAddress('traceability--requirements')}&args=find:${id}`;
