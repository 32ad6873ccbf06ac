import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Group, resolve } from './tokens.ts';

interface Pair {
  fg: string;
  bg: string;
  min: number;
  use: string;
}
const tokens = JSON.parse(readFileSync(new URL('../tokens.json', import.meta.url), 'utf8')) as Group & {
  $extensions: { 'rpm.contrast': { pairs: Pair[] } };
};
const { pairs } = tokens.$extensions['rpm.contrast'];

/** Relative luminance. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'])('contrast in the %s theme (WCAG 1.4.3, 1.4.11)', (theme) => {
  const hexOf = (path: string) => (resolve(tokens, `{theme.${theme}.${path}}`) as { hex: string }).hex;

  test.each(pairs)('$fg on $bg is at least $min ($use)', ({ fg, bg, min }) => {
    expect(ratio(hexOf(fg), hexOf(bg))).toBeGreaterThanOrEqual(min);
  });
});
