import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const fonts = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin';

/** The two weights that a guide is set in, embedded into it. */
export const fontFiles = {
  plain: require.resolve(`${fonts}-400-normal.woff`),
  strong: require.resolve(`${fonts}-600-normal.woff`),
};

interface Token {
  $value?: string | { hex: string };
  [name: string]: unknown;
}
const tokens = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../packages/ui/tokens.json'), 'utf8'),
) as Token;

/** The value of a colour token, references followed. */
function colour(path: string): string {
  let token = tokens;
  for (const name of path.split('.')) token = token[name] as Token;
  const { $value: value } = token;
  if (typeof value === 'string') return colour(value.slice(1, -1));
  if (!value) throw new Error(`There is no colour ${path}.`);
  return value.hex;
}

/** The light theme's colours, as on the screens that the pictures show. */
export const colours = {
  text: colour('theme.light.fg.default'),
  muted: colour('theme.light.fg.muted'),
  line: colour('theme.light.line.default'),
  brand: colour('theme.light.brand.solid'),
  markBand: colour('theme.light.brand.accent'),
  onBrand: colour('theme.light.fg.on-brand'),
  frame: colour('theme.light.surface.frame'),
  frameBand: colour('theme.light.surface.frame-active'),
  onFrame: colour('theme.light.fg.on-frame'),
  noteFill: colour('theme.light.feedback.info.bg'),
  noteLine: colour('theme.light.feedback.info.line'),
};

/** Sizes in points. */
export interface GuideSizes {
  body: number;
  h2: number;
  h3: number;
  caption: number;
  margin: number;
  /** The greatest height of a picture. */
  picture: number;
}
/** For the desk. */
export const standardPrint: GuideSizes = { body: 11, h2: 21, h3: 14, caption: 9.5, margin: 72, picture: 290 };
/** 18 point: large print. */
export const largePrint: GuideSizes = { body: 18, h2: 28, h3: 21, caption: 15, margin: 60, picture: 340 };
