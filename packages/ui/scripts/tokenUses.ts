/** Where a token is used: the names of components, and whatever else draws with it. */
export interface TokenUses {
  components: string[];
  /** `theme.css`, `layout`, `parts`, `screens` … */
  elsewhere: string[];
}

/** A source with its path from `packages/ui/src`. */
export interface StyledSource {
  path: string;
  text: string;
}

const colorUtility =
  '(?:bg|text|border(?:-[trblxyse])?|fill|stroke|outline|ring|divide|from|via|to|shadow|decoration|caret|accent|placeholder)-';

/** What stands before the name of a token in a utility, by the group of Tailwind's theme. */
const utilities: Readonly<Record<string, string>> = {
  color: colorUtility,
  text: 'text-',
  radius: 'rounded(?:-[trblse]{1,2})?-',
  shadow: 'shadow-',
  ease: 'ease-',
  font: 'font-',
  spacing:
    '-?(?:[pm][trblxyse]?|gap(?:-[xy])?|size|[wh]|(?:min|max)-[wh]|inset(?:-[xy])?|top|bottom|left|right|start|end|basis|space-[xy]|ps|pe|ms|me)-',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How sources name a custom property: by itself, by a utility of its name, and a step of space by Tailwind's number, which is as long. */
function patternsOf(property: string, tokensCss: string): RegExp[] {
  const mapped = [...tokensCss.matchAll(/--([a-z]+)-([\w-]+): var\((--rpm-[\w-]+)\);/g)]
    .filter(([, , , target]) => target === property)
    .flatMap(([, group = '', name = '']) => (utilities[group] ? [utilities[group] + escaped(name)] : []));
  const [, step] = /^--rpm-space-([\d-]+)$/.exec(property) ?? [];
  if (step) mapped.push(utilities.spacing + escaped(step.replace('-', '.')));
  return [
    new RegExp(`${escaped(property)}(?![\\w-])`),
    ...mapped.map((each) => new RegExp(`(?<![\\w-])${each}(?![\\w.-])`)),
  ];
}

/** Where a path lies: the component, or the part of the library. */
function placeOf(path: string): { component: string } | { elsewhere: string } {
  const [first = '', second = ''] = path.split('/');
  if (first !== 'components') return { elsewhere: first };
  return second.endsWith('.ts') ? { elsewhere: second } : { component: second };
}

/**
 * Where each custom property is used.
 *
 * @param properties `--rpm-surface-sunken` …
 * @param tokensCss the written style sheet, which maps properties to utilities
 * @param sources everything that draws, without stories and tests
 */
export function tokenUses(
  properties: readonly string[],
  tokensCss: string,
  sources: readonly StyledSource[],
): Record<string, TokenUses> {
  return Object.fromEntries(
    properties.map((property) => {
      const patterns = patternsOf(property, tokensCss);
      const places = sources
        .filter(({ text }) => patterns.some((each) => each.test(text)))
        .map(({ path }) => placeOf(path));
      const components = places.flatMap((each) => ('component' in each ? [each.component] : []));
      const elsewhere = places.flatMap((each) => ('elsewhere' in each ? [each.elsewhere] : []));
      return [property, { components: [...new Set(components)], elsewhere: [...new Set(elsewhere)] }];
    }),
  );
}
