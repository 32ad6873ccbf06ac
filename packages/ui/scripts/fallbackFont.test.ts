import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const faces = [...read('../src/fallbackFont.css').matchAll(/@font-face \{(.*?)\}/gs)].map(([, body = '']) =>
  Object.fromEntries(
    [...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  ),
);
/** Of the typeface, in percent of the size: hhea and typo metrics of its file are the same. */
const [ascent, descent] = [98.4, 31.6];

test('each stand-in of the typeface is as high as it, whatever its width (17.4)', () => {
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) {
    const size = Number.parseFloat(face['size-adjust'] ?? '') / 100;
    expect(Number.parseFloat(face['ascent-override'] ?? '') * size).toBeCloseTo(ascent, 1);
    expect(Number.parseFloat(face['descent-override'] ?? '') * size).toBeCloseTo(descent, 1);
    expect(face['line-gap-override']).toBe('0%');
  }
});

test('the stand-ins come right after the typeface and before what is not as wide, each in two weights, letters and space (17.4)', () => {
  const families = [...new Set(faces.map((face) => face['font-family']))];
  const [, stack = ''] = /--rpm-font-sans: ([^;]+);/.exec(read('../src/tokens.css')) ?? [];
  expect(stack).toContain(`"Atkinson Hyperlegible Next", ${families.join(', ')}, system-ui`);
  for (const family of families) {
    const own = faces.filter((face) => face['font-family'] === family);
    expect(own.map((face) => `${face['font-weight']} ${face['unicode-range'] ?? 'letters'}`)).toEqual([
      '200 500 letters',
      '200 500 U+20',
      '600 800 letters',
      '600 800 U+20',
    ]);
  }
});
