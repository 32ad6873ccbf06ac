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

/** The style sheets' own names for tokens. */
export interface TokenNames {
  /** The written style sheet, which maps properties to utilities. */
  tokensCss: string;
  /** Which properties take over the value of another: `--rpm-control` is `--rpm-size-control-md` for staff. */
  copies: Readonly<Record<string, readonly string[]>>;
}

const sides = (prefix: string, names: string) => names.split(' ').map((name) => `${prefix}${name}`);
const both = ['', '-x', '-y'];

/** What stands before the name of a token in a utility, by the group of Tailwind's theme. */
const utilities: Readonly<Record<string, readonly string[]>> = {
  color: [
    ...'bg text border fill stroke outline ring divide from via to shadow decoration caret accent placeholder'.split(
      ' ',
    ),
    ...sides('border-', 't r b l x y s e'),
  ],
  text: ['text'],
  radius: ['rounded', ...sides('rounded-', 't r b l s e tl tr bl br ss se es ee')],
  shadow: ['shadow'],
  ease: ['ease'],
  font: ['font'],
  spacing: [
    ...['p', 'm', 'scroll-p', 'scroll-m'].flatMap((each) => [each, ...sides(each, 't r b l x y s e')]),
    ...['gap', 'inset', 'translate'].flatMap((each) => both.map((axis) => each + axis)),
    ...'size w h min-w min-h max-w max-h top bottom left right start end basis space-x space-y'.split(' '),
  ],
};

/** How a source may name a token: any of these words, or a class of ours within a text. */
interface Names {
  words: string[];
  classes: string[];
}

/** Everything by which sources reach a property: itself, the utilities that are made of it, our own classes, and what copies it. */
function namesOf(
  property: string,
  { tokensCss, copies }: TokenNames,
  ownClasses: ReadonlyMap<string, string>,
): Names {
  const mapped = [...tokensCss.matchAll(/--([a-z]+)-([\w-]+): var\((--rpm-[\w-]+)\);/g)]
    .filter(([, , , target]) => target === property)
    // `--text-body--line-height` comes with the utility `text-body`.
    .map(([, group = '', name = '']) => ({ group, name: name.split('--')[0] ?? '' }));
  // A step of space by Tailwind's number, which is as long.
  const [, step] = /^--rpm-space-([\d-]+)$/.exec(property) ?? [];
  if (step) mapped.push({ group: 'spacing', name: step.replace('-', '.') });
  const own = [...ownClasses].filter(([, body]) => body.includes(`var(${property})`)).map(([name]) => name);
  const copied = (copies[property] ?? []).map((copy) => namesOf(copy, { tokensCss, copies }, ownClasses));
  return {
    words: [
      property,
      ...mapped.flatMap(({ group, name }) =>
        (utilities[group] ?? []).flatMap((each) => [`${each}-${name}`, `-${each}-${name}`]),
      ),
      ...copied.flatMap(({ words }) => words),
    ],
    classes: [...own, ...copied.flatMap(({ classes }) => classes)],
  };
}

/** The words of all sources, each with the paths in which it stands. */
function indexOf(sources: readonly StyledSource[], texts: (source: StyledSource) => readonly string[]) {
  const index = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const text of texts(source)) {
      for (const [word] of text.matchAll(/[\w-]+(?:\.\d+)?/g)) {
        const paths = index.get(word) ?? new Set();
        index.set(word, paths.add(source.path));
      }
    }
  }
  return index;
}

/** The texts in a source: a class of ours (`target`) is a word of the language elsewhere, and a key before `in`. */
const textsIn = ({ path, text }: StyledSource): string[] =>
  path.endsWith('.css')
    ? []
    : [...text.matchAll(/(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)(?! in )/g)].map(([found]) => found);

/** Where a path lies: the component, or the part of the library. */
function placeOf(path: string): { component: string } | { elsewhere: string } {
  const [first = '', second = ''] = path.split('/');
  if (first !== 'components') return { elsewhere: first };
  return second.endsWith('.ts') ? { elsewhere: second } : { component: second };
}

/**
 * Where each custom property is used, by whatever name.
 *
 * @param properties `--rpm-surface-sunken` …
 * @param sources everything that draws, without stories and tests, in their order
 */
export function tokenUses(
  properties: readonly string[],
  names: TokenNames,
  sources: readonly StyledSource[],
): Record<string, TokenUses> {
  const ownClasses = new Map(
    sources.flatMap(({ path, text }) =>
      path.endsWith('.css')
        ? [...text.matchAll(/^@utility ([\w-]+) \{\n([\s\S]*?)^\}/gm)].map(
            ([, name = '', body = '']) => [name, body] as const,
          )
        : [],
    ),
  );
  const inSources = indexOf(sources, ({ text }) => [text]);
  const inTexts = indexOf(sources, textsIn);
  return Object.fromEntries(
    properties.map((property) => {
      const { words, classes } = namesOf(property, names, ownClasses);
      const found = new Set([
        ...words.flatMap((word) => [...(inSources.get(word) ?? [])]),
        ...classes.flatMap((word) => [...(inTexts.get(word) ?? [])]),
      ]);
      const places = sources.filter(({ path }) => found.has(path)).map(({ path }) => placeOf(path));
      const components = places.flatMap((each) => ('component' in each ? [each.component] : []));
      const elsewhere = places.flatMap((each) => ('elsewhere' in each ? [each.elsewhere] : []));
      return [property, { components: [...new Set(components)], elsewhere: [...new Set(elsewhere)] }];
    }),
  );
}
