import { type Group, propertyName, tokensIn } from '../../scripts/tokens.ts';
import tokens from '../../tokens.json';

/** A colour that components use, by its name in both themes. */
export interface ColorToken {
  /** The custom property: `--rpm-surface-sunken`. */
  property: string;
  /** What it is for. */
  description: string;
}

const described = (token: object) =>
  '$description' in token && typeof token.$description === 'string' ? token.$description : '';

/** The semantic colours by group (surface, fg, line …), read from tokens.json, so that they are never out of date. */
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
