import { expect, test } from 'vitest';
import { densityCopies } from './tokensCss.ts';
import { tokenUses } from './tokenUses.ts';

const css = `:root { --rpm-surface: #fff; --rpm-surface-sunken: #eee; --rpm-space-2-5: 0.625rem; }
@theme { --color-surface: var(--rpm-surface); --color-surface-sunken: var(--rpm-surface-sunken); --radius-sm: var(--rpm-radius-sm); }`;
const sources = [
  { path: 'components/Card/Card.tsx', text: "'bg-surface md:rounded-sm'" },
  { path: 'components/Tabs/tabStyle.ts', text: "'hover:bg-surface-sunken p-2.5'" },
  { path: 'components/menuStyle.ts', text: "'border-b-surface'" },
  { path: 'theme.css', text: 'body { background: var(--rpm-surface); }' },
  { path: 'screens/orders/A.tsx', text: "'mybg-surface p-2 rounded-small'" },
];

test('by a utility of its name, by itself, and a step of space by its number', () => {
  const names = ['--rpm-surface', '--rpm-surface-sunken', '--rpm-radius-sm', '--rpm-space-2-5', '--rpm-gone'];
  expect(tokenUses(names, { tokensCss: css, copies: {} }, sources)).toEqual({
    '--rpm-surface': { components: ['Card'], elsewhere: ['menuStyle.ts', 'theme.css'] },
    '--rpm-surface-sunken': { components: ['Tabs'], elsewhere: [] },
    '--rpm-radius-sm': { components: ['Card'], elsewhere: [] },
    '--rpm-space-2-5': { components: ['Tabs'], elsewhere: [] },
    '--rpm-gone': { components: [], elsewhere: [] },
  });
});

/** The style sheet copies sizes for a density, and the scale of type part by part; classes of ours are made of properties. */
test.each([
  ['a size that a density copies', '--rpm-size-control-xl', ['Button'], []],
  ['a length of a class of ours', '--rpm-size-target-staff', ['Link'], ['theme.css']],
  ['a part of a size of type', '--rpm-text-body-line-height', ['Banner'], []],
  ['a size that is copied and used by nothing', '--rpm-size-icon-lg', [], []],
])('%s is used where its copy is', (_, property, components, elsewhere) => {
  const copied = {
    tokensCss: `@theme { --spacing-control: var(--rpm-control); --spacing-icon: var(--rpm-icon);
      --text-body: var(--rpm-text-body-size); --text-body--line-height: var(--rpm-text-body-line-height); }`,
    copies: {
      '--rpm-size-control-xl': ['--rpm-control'],
      '--rpm-size-target-staff': ['--rpm-target'],
      '--rpm-size-icon-lg': ['--rpm-icon'],
    },
  };
  const drawn = [
    { path: 'components/Banner/Banner.tsx', text: "const look = 'p-2 text-body'; // the target" },
    { path: 'components/Button/Button.tsx', text: "const size = 'h-control'; event.target" },
    { path: 'components/Link/Link.tsx', text: "const look = 'underline target';" },
    { path: 'theme.css', text: '@utility target {\n  min-width: var(--rpm-target);\n}\n' },
  ];
  expect(tokenUses([property], copied, drawn)).toEqual({ [property]: { components, elsewhere } });
});

test('each length that differs by density names what it is a copy of', () => {
  expect(densityCopies['--rpm-size-control-md']).toEqual(['--rpm-control']);
  expect(densityCopies['--rpm-border-focus-patient']).toEqual(['--rpm-ring']);
});
