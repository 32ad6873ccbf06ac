import { type ContrastPair, contrastRatio } from '../../scripts/contrast.ts';
import { cssValue, type Group, propertyName, resolve, tokensIn } from '../../scripts/tokens.ts';
import tokens from '../../tokens.json';

/** A color that components use, by its name in both themes. */
export interface ColorToken {
  /** The custom property: `--rpm-surface-sunken`. */
  property: string;
  /** What it is for. */
  description: string;
}

const described = (token: object) =>
  '$description' in token && typeof token.$description === 'string' ? token.$description : '';

/** The semantic colors by group (surface, fg, line …), read from tokens.json, so that they are never out of date. */
export const colorGroups: readonly (readonly [string, readonly ColorToken[]])[] = Object.entries(
  tokens.theme.light,
).flatMap(([name, group]) =>
  typeof group === 'string'
    ? []
    : [
        [
          name,
          tokensIn(group as Group, [name]).map(({ path, token }) => ({
            property: propertyName(path),
            description: described(token),
          })),
        ] as const,
      ],
);

/** The type scale: the utility's name and what it is for. Sizes follow the density. */
export const typeScale = [
  ['text-h1', 'The heading of a page'],
  ['text-h2', 'A section; the sentence of an empty state'],
  ['text-h3', 'The title of a card'],
  ['text-lead', 'A first sentence'],
  ['text-body', 'Running text and cells'],
  ['text-button', 'Buttons'],
  ['text-label', 'Labels of fields'],
  ['text-column-head', 'Heads of columns'],
  ['text-caption', 'Remarks; the smallest size'],
  ['text-number', 'A reading; the number of a stat card'],
  ['text-number-md', 'A smaller number'],
] as const;

const root = tokens as unknown as Group;
const colorOf = (theme: 'light' | 'dark', path: string) =>
  (resolve(root, `{theme.${theme}.${path}}`) as { hex: string }).hex;

/** A pair with what it reaches in both themes, and the custom properties to draw it with. */
export interface MeasuredPair extends ContrastPair {
  light: number;
  dark: number;
  fgProperty: string;
  bgProperty: string;
}

/** Every pair that a component may draw, measured from the tokens. `contrast.test.ts` holds them. */
export const contrastPairs: readonly MeasuredPair[] = (
  tokens.$extensions['rpm.contrast'].pairs as readonly ContrastPair[]
).map((pair) => {
  const inTheme = (theme: 'light' | 'dark') =>
    contrastRatio(colorOf(theme, pair.fg), colorOf(theme, pair.bg));
  return {
    ...pair,
    light: inTheme('light'),
    dark: inTheme('dark'),
    fgProperty: propertyName(pair.fg.split('.')),
    bgProperty: propertyName(pair.bg.split('.')),
  };
});

/** A token that is no color: a length, a shadow, a time. */
export interface PlainToken {
  /** `space.4`, as tokens.json and Figma have it. */
  path: string;
  property: string;
  value: string;
  description: string;
}

const plainGroups = [
  'space',
  'radius',
  'size',
  'layout',
  'breakpoint',
  'border',
  'shadow',
  'motion',
  'z',
] as const;

/** All tokens that are no colors and no type, by group, with their values as CSS has them. */
export const plainTokens: readonly (readonly [string, readonly PlainToken[]])[] = plainGroups.map((name) => [
  name,
  tokensIn(root[name] as Group, [name]).map(({ path, token }) => ({
    path: path.join('.'),
    property: propertyName(path),
    value: cssValue(root, token.$value),
    description: described(token),
  })),
]);
