import { describe, expect, it } from 'vitest';
import { colorsIn, unknownColors, unknownVariables, variablesIn } from './colors.ts';

const colors = colorsIn(`
  --color-fg: red;
  --color-fg-muted: gray;
  --color-feedback-info-bg: blue;
`);
const found = (text: string, drawings: string[] = []) =>
  unknownColors({ path: 'a.tsx', text }, colors, drawings);

describe('colors that no token has', () => {
  it.each([
    ['text-success-fg', 'what is told stands behind feedback'],
    ['bg-feedback-info-line', 'a part that the family lacks'],
    ['hover:text-fg-mutde', 'a slip, behind a state too'],
    ['border-s-fg-muted-more', 'one word too many'],
  ])('finds %s: %s', (name) => {
    expect(found(`\n<p className="p-2 ${name}">`)).toEqual([
      `a.tsx:2: no token gives the color of ${name.split(':').at(-1)}.`,
    ]);
  });

  it.each([
    'text-fg-muted',
    'bg-feedback-info-bg',
    'text-center',
    'border-s-4',
    'outline-none',
    'my-text-info-x',
  ])('lets %s be', (name) => expect(found(`<p className="${name}">`)).toEqual([]));

  it('knows what is drawn by a class of its own', () => {
    expect(found('stroke-fg-series')).toHaveLength(1);
    expect(found('stroke-fg-series', ['stroke-fg-series'])).toEqual([]);
  });
});

describe('variables that no page has', () => {
  const variables = variablesIn('  --rpm-fg: red;\n  --color-fg: var(--rpm-fg);');
  const foundIn = (text: string) => unknownVariables({ path: 'a.tsx', text }, variables);

  it.each([
    ["style={{ fontSize: 'min(var(--text-hero), 17cqi)' }}", '--text-hero', 'a name of the theme'],
    ['bg-[linear-gradient(var(--color-fg)_0)]', '--color-fg', 'one that has a utility'],
    ['bottom-(--rpm-fgg)', '--rpm-fgg', 'a slip'],
  ])('finds in %s %s: %s', (text, name) => {
    expect(foundIn(`\n${text}`)).toEqual([`a.tsx:2: no page has the variable ${name}.`]);
  });

  it.each(['var(--rpm-fg)', 'z-(--rpm-fg)', 'var(--pitch)', 'h-(--radix-select-trigger-width)'])(
    'lets %s be',
    (text) => expect(foundIn(text)).toEqual([]),
  );
});
