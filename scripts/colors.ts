const utility =
  /(?<![\w-])(?:text|bg|border(?:-[setbxylr])?|outline|(?:inset-)?ring|fill|stroke|accent|divide|decoration)-([a-z]+(?:-[a-z]+)+)(?![\w-])/g;

/** Words for what is told, which are no colors by themselves: `feedback` stands before them. */
const told = ['error', 'info', 'success', 'warning'];

/** The names of the colors that the tokens give, as the utilities write them. */
export const colorsIn = (tokens: string): ReadonlySet<string> =>
  new Set([...tokens.matchAll(/^\s*--color-([a-z0-9-]+):/gm)].map(([, name = '']) => name));

/**
 * Classes that name a color which no token has: nothing is drawn for them, and nothing else says so.
 *
 * @param drawings classes of our own that look like such a name
 */
export function unknownColors(
  { path, text }: { path: string; text: string },
  colors: ReadonlySet<string>,
  drawings: readonly string[],
): string[] {
  const families = new Set([...told, ...[...colors].map((each) => each.split('-')[0])]);
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(utility)]
      .filter(([all, name = '']) => {
        const [family = ''] = name.split('-');
        return families.has(family) && !colors.has(name) && !drawings.includes(all);
      })
      .map(([all]) => `${path}:${at + 1}: no token gives the color of ${all}.`),
  );
}

/** What the theme names: its utilities have the values, and no variable of such a name is in the page. */
const themed = /^(?:color|text|radius|shadow|breakpoint|ease|font)-/;

/** The variables that the tokens give a page. */
export const variablesIn = (tokens: string): ReadonlySet<string> =>
  new Set([...tokens.matchAll(/^\s*--(rpm-[a-z0-9-]+):/gm)].map(([, name = '']) => name));

/** Variables that no page has: what uses one is not drawn, and nothing else says so. */
export function unknownVariables(
  { path, text }: { path: string; text: string },
  variables: ReadonlySet<string>,
): string[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\(--([a-z0-9-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => themed.test(name) || (/^rpm-[a-z]/.test(name) && !variables.has(name)))
      .map((name) => `${path}:${at + 1}: no page has the variable --${name}.`),
  );
}
