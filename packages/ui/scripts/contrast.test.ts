import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ContrastPair, contrastRatio } from './contrast.ts';
import { type Group, resolve } from './tokens.ts';

const tokens = JSON.parse(readFileSync(new URL('../tokens.json', import.meta.url), 'utf8')) as Group & {
  $extensions: { 'rpm.contrast': { pairs: ContrastPair[] } };
};
const { pairs } = tokens.$extensions['rpm.contrast'];

describe.each(['light', 'dark'])('contrast in the %s theme (WCAG 1.4.3, 1.4.11)', (theme) => {
  const hexOf = (path: string) => (resolve(tokens, `{theme.${theme}.${path}}`) as { hex: string }).hex;

  test.each(pairs)('$fg on $bg is at least $min ($use)', ({ fg, bg, min }) => {
    expect(contrastRatio(hexOf(fg), hexOf(bg))).toBeGreaterThanOrEqual(min);
  });
});
